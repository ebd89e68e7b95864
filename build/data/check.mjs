// npm run data: builds every generated data file anew beside the tree and compares it byte for byte with what is committed.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const GENERATED = [
  {
    generator: 'build/data/board/generate.mjs',
    folder: 'shared/board',
    files: ['europe-hexes.json', 'adjacency.json'],
  },
]

const different = []
for (const { generator, folder, files } of GENERATED) {
  const fresh = mkdtempSync(join(tmpdir(), 'keg-data-'))
  try {
    execFileSync(process.execPath, [join(root, generator), '--out', fresh], { stdio: 'inherit' })
    for (const file of files)
      if (!readFileSync(join(fresh, file)).equals(readFileSync(join(root, folder, file))))
        different.push(`${folder}/${file} is not what ${generator} makes`)
  } finally {
    rmSync(fresh, { recursive: true, force: true })
  }
}
if (different.length > 0) {
  console.error(different.join('\n'))
  process.exitCode = 1
} else {
  console.log('data: every generated file is what its generator makes')
}
