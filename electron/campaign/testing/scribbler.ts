/**
 * A program that plays one campaign as fast as it can and says after each answer how many entries are acknowledged: to be
 * killed in the middle. `tsx scribbler.ts CAMPAIGN-FOLDER`.
 */
import { gameById } from '../../engine/registry'
import { realDisk } from '../../saves'
import { Session } from '../session'

const [folder = ''] = process.argv.slice(2)
const session = await Session.open(
  { saves: { disk: realDisk, appVersion: '0.1.0', owner: 'the scribbler' }, games: gameById, now: Date.now },
  folder,
)
if (!session.ok) {
  process.stdout.write(`${session.error.kind}\n`)
} else {
  const { value } = session
  for (;;) {
    const { position, length } = value.course
    // Now and then back, so that undone tails are dropped too.
    const answer =
      length % 7 === 6 && position === length
        ? await value.undo(position, 2)
        : await value.submit(position, {
            type: 'recordDeal',
            parties: ['britain', 'france'],
            text: `Deal after ${position}`,
          })
    if (answer.kind !== 'update') throw new Error(JSON.stringify(answer))
    process.stdout.write(`${answer.update.position} ${answer.update.length}\n`)
  }
}
