/** What this computer remembers apart from campaigns, in one checked file. */
import { Low } from 'lowdb'
import { settings, type Settings } from '../../shared/schema/settings'
import { SafeFile, type SavePorts } from '../saves/safe-file'

export interface SettingsStore {
  get(): Settings
  /** In memory at once, on disk when the promise says so. */
  patch(change: Partial<Settings>): Promise<Settings>
  forget(name: keyof Settings): Promise<Settings>
  /** All that was asked for so far is on disk. */
  settled(): Promise<void>
}

/** Settings that can't be read are not worth stopping for: the defaults serve, and the next change writes a whole file. */
export async function openSettings(ports: SavePorts, file: string): Promise<SettingsStore> {
  const low = new Low<Settings>(new SafeFile<Settings>(ports, file, 'keg-settings', settings), settings.parse({}))
  await low.read().catch(() => {})
  let queue = Promise.resolve()
  const write = async (next: Settings): Promise<Settings> => {
    low.data = next
    queue = queue.then(() => low.write())
    await queue
    return next
  }
  return {
    get: () => low.data,
    patch: (change) => write(settings.parse({ ...low.data, ...change })),
    forget: (name) =>
      write(settings.parse(Object.fromEntries(Object.entries(low.data).filter(([key]) => key !== name)))),
    settled: () => queue.catch(() => {}),
  }
}
