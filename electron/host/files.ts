/** The dialogs that name files, and the writing of what they named. */
import { dialog, type BrowserWindow, type FileFilter } from 'electron'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { Answer } from '../../shared/ipc'
import { err, ok } from '../../shared/result'
import { SCENARIO_FILE } from '../../shared/scenarios'
import { CAMPAIGN_FILE } from './open-files'

type Kind = 'campaign' | 'scenario' | 'pdf' | 'csv'
const KINDS: Readonly<Record<Kind, FileFilter>> = {
  campaign: { name: 'Powder Keg campaign', extensions: [CAMPAIGN_FILE.slice(1)] },
  scenario: { name: 'Powder Keg scenario', extensions: [SCENARIO_FILE.slice(1)] },
  csv: { name: 'Table for a spreadsheet', extensions: ['csv'] },
  pdf: { name: 'PDF document', extensions: ['pdf'] },
}

export interface FileDialogs {
  campaignToOpen(): Promise<string | undefined>
  scenarioToOpen(): Promise<string | undefined>
  whereToSave(name: string, kind: Kind): Promise<string | undefined>
}

const ALL: FileFilter = { name: 'All files', extensions: ['*'] }

export function fileDialogs(window: () => BrowserWindow): FileDialogs {
  async function toOpen(title: string, filters: FileFilter[]): Promise<string | undefined> {
    const chosen = await dialog.showOpenDialog(window(), { title, properties: ['openFile'], filters })
    return chosen.canceled ? undefined : chosen.filePaths[0]
  }
  return {
    campaignToOpen: () => toOpen('Import a campaign', [KINDS.campaign, ALL]),
    // From a folder of scenarios, or written by hand, it has a plainer name.
    scenarioToOpen: () =>
      toOpen('Import a scenario', [{ ...KINDS.scenario, extensions: [...KINDS.scenario.extensions, 'json'] }, ALL]),
    async whereToSave(name, kind) {
      const chosen = await dialog.showSaveDialog(window(), { defaultPath: name, filters: [KINDS[kind]] })
      return chosen.canceled || chosen.filePath === '' ? undefined : chosen.filePath
    },
  }
}

/** Beside and renamed: a file that the user chose to replace stays whole until the new one is. */
export async function writeChosen(file: string, content: string | Buffer): Promise<Answer<null>> {
  const aside = `${file}.${process.pid}.tmp`
  try {
    await writeFile(aside, content)
    await rename(aside, file)
    return ok(null)
  } catch (error) {
    await rm(aside, { force: true }).catch(() => {})
    const why = error instanceof Error ? error.message : String(error)
    return err({
      kind: 'unwritable',
      where: file,
      message: `${file} can’t be written: ${why}. Choose another place.`,
      recoverable: false,
    })
  }
}
