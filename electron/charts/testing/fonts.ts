/** The bundled fonts as the sheets' test browser is served them: straight out of their packages. */
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const require = createRequire(import.meta.url)
const folders = ['@fontsource/libre-caslon-condensed', '@fontsource-variable/libre-franklin'].map((name) =>
  join(dirname(require.resolve(`${name}/package.json`)), 'files'),
)

/** The bytes of `/fonts/<file>`, or undefined where no package has it: a sheet that asks for it is wrong. */
export async function fontFile(file: string): Promise<Buffer | undefined> {
  for (const folder of folders) {
    try {
      return await readFile(join(folder, file))
    } catch {
      // in the other package, then
    }
  }
  return undefined
}
