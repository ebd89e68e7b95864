/** The one figure that is asked for, and the bar of how it may end, for every kind of answer. */
import type { BattleAnswer, Chance, RaidAnswer, SeveralAnswer } from '../../../shared/odds/answer'
import type { OddsAnswer } from '../../../shared/odds/order'
import type { AttacksAnswer, BestAnswer, BreakAnswer } from '../../../shared/odds/origins'
import { nationInText, POWER_NAMES, RESULT_NAMES } from '../../../shared/wording/origins'
import { counted } from '../../../shared/wording/text'
import { mean, num, percent } from './words'

export interface HeadPart {
  readonly tone: 'one' | 'other' | 'neither'
  readonly chance: number
  readonly text: string
}
export interface Head {
  /** "61.3 %"; absent where there is no one figure. */
  readonly figure?: string
  readonly says: string
  readonly parts: readonly HeadPart[]
  readonly more: string
}
const WORTH_SAYING = 1e-9
const said = (chance: Chance, text: string): string[] =>
  num(chance) > WORTH_SAYING ? [`${text} ${percent(chance)}`] : []

function battleHead(a: BattleAnswer<Chance>, name: string): Head {
  const land = a.kind === 'land'
  const neither = num(a.bothDestroyed) + num(a.stopped)
  return {
    figure: percent(land ? a.takesSpace : a.attackerWins),
    says: land
      ? `the attacker takes ${name === '' ? 'the space' : name}`
      : `the attacker wins${name === '' ? '' : ` in ${name}`}`,
    parts: [
      { tone: 'one', chance: num(a.attackerWins), text: 'Attacker wins' },
      { tone: 'neither', chance: neither, text: 'Neither' },
      { tone: 'other', chance: num(a.defenderWins), text: 'Defender wins' },
    ],
    more: [
      `attacker wins ${percent(a.attackerWins)}`,
      `defender ${percent(a.defenderWins)}`,
      ...said(a.bothDestroyed, 'nobody left'),
      ...said(a.stopped, 'broken off'),
      ...(land ? [`space held ${percent(a.holdsOff)}`] : []),
    ].join(', '),
  }
}
function raidHead(a: RaidAnswer<Chance>): Head {
  return {
    figure: percent(a.getsThrough),
    says: 'at least one bomber gets through',
    parts: [
      { tone: 'one', chance: num(a.getsThrough), text: 'Bombs fall' },
      { tone: 'other', chance: 1 - num(a.getsThrough), text: 'None gets through' },
    ],
    more: `${mean(a.expected.ipcBombed, 2)} IPC bombed on average`,
  }
}
function severalHead(a: SeveralAnswer<Chance>): Head {
  const n = a.battles.length
  return {
    figure: percent(a.all),
    says: n === 1 ? 'it succeeds' : n === 2 ? 'both succeed' : `all ${n} succeed`,
    parts: [
      { tone: 'one', chance: num(a.all), text: 'All succeed' },
      { tone: 'neither', chance: num(a.atLeast[1] ?? 0) - num(a.all), text: 'Some' },
      { tone: 'other', chance: 1 - num(a.atLeast[1] ?? 0), text: 'None' },
    ],
    more: `${mean(a.expected.successes, 2)} of ${n} on average`,
  }
}
const RESULT_TONES = { AE: 'other', EX: 'neither', DE: 'one' } as const
function attacksHead(a: AttacksAnswer<Chance>): Head {
  const [attack] = a.attacks
  if (!attack) return { says: 'There is no such attack on this board.', parts: [], more: '' }
  const { chances, target, power, nation } = attack
  const theirs = attack.rights.includes(target)
  const most = [...attack.results].sort((x, y) => y.sixths - x.sixths)[0]
  return {
    figure: percent(theirs ? chances.theirRightsLost : (most?.chance ?? 0)),
    says: theirs
      ? `${POWER_NAMES[target]} loses its treaty rights in ${nationInText(nation)}`
      : `${most ? RESULT_NAMES[most.result] : ''}, the likeliest result`,
    parts: [...attack.results]
      .reverse()
      .map((r) => ({ tone: RESULT_TONES[r.result], chance: num(r.chance), text: r.name })),
    more: `${attack.ours} against ${attack.theirs}: ${attack.odds}${
      attack.rights.includes(power)
        ? `; ${POWER_NAMES[power]} loses its own rights ${percent(chances.ourRightsLost)}`
        : ''
    }`,
  }
}
function breakHead(a: BreakAnswer<Chance>): Head {
  return {
    figure: percent(a.chance),
    says: `broken below ${a.below} within ${counted(a.rounds, 'round')}`,
    parts: [
      { tone: 'one', chance: num(a.chance), text: 'Broken' },
      { tone: 'other', chance: 1 - num(a.chance), text: 'It holds' },
    ],
    more:
      a.meanAttacks === undefined
        ? 'it never breaks that way'
        : `when it breaks: ${mean(a.meanAttacks, 2)} attacks in ${mean(a.meanRounds ?? 0, 2)} rounds on average`,
  }
}
const bestHead = (a: BestAnswer<Chance>): Head => ({
  says: a.aims[0]?.text ?? '',
  parts: [],
  more: `for ${POWER_NAMES[a.power]}${a.target ? ` against ${POWER_NAMES[a.target]}` : ''}`,
})

/** `name`: where it is, if the plan has a place. */
export function headOf(a: OddsAnswer, name = ''): Head {
  switch (a.kind) {
    case 'land':
    case 'sea':
      return battleHead(a, name)
    case 'raid':
      return raidHead(a)
    case 'several':
      return severalHead(a)
    case 'attacks':
      return attacksHead(a)
    case 'break':
      return breakHead(a)
    case 'best':
      return bestHead(a)
  }
}
