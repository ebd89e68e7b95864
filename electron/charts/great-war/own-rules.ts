/** What a nation may or must that others may not: for its set-up chart and its card. Figures come from the scenario. */
import type { NationId } from '../../../shared/great-war/ids'
import { BUILT_IN, figuresIn, type WarFigures } from './figures'
import { capital, inWords, listed, placeName } from './names'

/** A word in bold, what it means, and the clause. */
export type OwnRule = readonly [name: string, text: string, clause: string]

type OwnRules = Readonly<Partial<Record<NationId, readonly OwnRule[]>>>
const zones = listed(BUILT_IN.rules.blockade.zones.map(placeName))
const poolsOfBritain = listed(
  BUILT_IN.poolsOf('great-britain').map((p) => capital(p.pool.replace('-', ' ').replace('isles', 'Isles'))),
)

/** By the figures of the campaign. */
export const ownRules = (source: Parameters<typeof figuresIn>[0], nation: NationId): readonly OwnRule[] =>
  rulesBy(figuresIn(source))[nation] ?? []

function rulesBy({ rules, trench, unitOf }: WarFigures): OwnRules {
  const fee = rules.inductionFee.value
  const { first, certain, breaksOutOn, loyalUpTo } = rules.revolution
  const us = rules.unitedStates
  return {
    'great-britain': [
      [
        'Three pools.',
        `${poolsOfBritain}: a unit is charged to the pool of the place where it is placed; pools never lend to each other.`,
        'GW-7.4',
      ],
      ['Australians', 'are infantry, placed without a complex in Egypt; if Egypt is lost, in Trans-Jordan.', 'GW-7.6'],
      [
        'Dreadnought gift.',
        `Once, ${rules.gift.value} undamaged dreadnoughts to an unaligned Turkey: then Britain may influence it.`,
        'GW-16.20',
      ],
      ['Greece', `for ${fee} IPC without a die, in the round after Bulgaria joins the Central Powers.`, 'GW-18.8'],
      [
        'Blockade.',
        `While German submarines lie in ${zones}, the British Isles lose ${rules.blockade.manpower.value} manpower a turn.`,
        'GW-16.14',
      ],
    ],
    france: [
      [
        'No rule of its own.',
        'France builds at its complex in France and fights as every great power does.',
        'GW-16.4',
      ],
      [
        'Trenches',
        `cost ${trench.cost.value} IPC and want infantry on the spot; each guards against one adjacent land space.`,
        'GW-15.1',
      ],
    ],
    russia: [
      [
        'Peasant soldiers.',
        `Each turn one infantry may be placed in any land space on Russia’s list held since the turn began: ${unitOf('infantry').cost.value} IPC, 1 manpower, no complex.`,
        'GW-16.7',
      ],
      ['Two capitals.', 'While Petrograd or Moscow is held, income is collected and there is no plunder.', 'GW-16.9'],
      [
        'Revolution.',
        `Rolled when Place Units ends, from round ${first.value} on: ${breaksOutOn.map((b) => `${b.round}: ${b.upTo === 1 ? '1' : `1–${b.upTo}`}`).join(', ')}, ${certain.value}: certain.`,
        'GW-17.1',
      ],
      [
        'What it takes.',
        `Units produced that turn, the current capital and half the treasury; each other unit stays loyal on 1–${loyalUpTo.value}.`,
        'GW-17.8',
      ],
      ['Serbia', 'is run by the Russian seat, one free infantry a turn.', 'GW-16.16'],
    ],
    germany: [
      [
        'Submarine doctrine.',
        'Restricted at the start; may change once in each own Diplomacy phase. Unrestricted: US opinion +2; discontinued: −1.',
        'GW-16.11',
      ],
      ['Convoys.', 'German submarines raid them under the Unrestricted doctrine only.', 'GW-16.12'],
      [
        'Total sea war.',
        `Unrestricted, with a submarine in each of ${zones}: the British Isles lose ${rules.blockade.manpower.value} manpower a turn.`,
        'GW-16.13',
      ],
      [
        'Turkey.',
        'Only Germany may influence it, until Britain has given dreadnoughts; the fee goes to Turkey.',
        'GW-16.22',
      ],
      ['The Bolsheviks', 'are run by the German seat; their peace with the Central Powers is fixed.', 'GW-17.21'],
    ],
    'austria-hungary': [
      [
        'Serbia.',
        `Once taken it is absorbed into Yugoslavia for good: Yugoslavia is then worth ${rules.yugoslaviaAfterAbsorption.value}.`,
        'GW-16.17',
      ],
      [
        'Trieste.',
        'The complex in Austria builds ships into the Adriatic Sea while one nation holds Austria and Yugoslavia.',
        'GW-5.7',
      ],
      ['Bulgaria', 'borders Yugoslavia only after Serbia is absorbed.', 'GW-3.5'],
    ],
    'ottoman-empire': [
      [
        'Unaligned at first.',
        'Turkey researches, buys, moves at home and collects; it does not fight, influence or sign.',
        'GW-16.24',
      ],
      [
        'Allegiance of opportunity.',
        `From round ${rules.allegianceRound.value}, if Pro-Central, it may join the Central Powers by its own choice, without a fee.`,
        'GW-16.23',
      ],
      [
        'Turkish support.',
        `In the turn in which it joins the Central Powers it may bring in Bulgaria for ${fee} IPC, no die.`,
        'GW-18.7',
      ],
      [
        'Straits.',
        'No ship passes between Aegean and Black Sea but by leave of who holds Turkey when its turn begins.',
        'GW-3.10',
      ],
      [
        'Income from influence.',
        `Whoever tries to influence Turkey pays the ${rules.influence.fee.value} IPC to Turkey, whatever the die.`,
        'GW-9.3',
      ],
    ],
    serbia: [
      ['One infantry a turn,', 'free of IPC and manpower, in Serbia: that is its whole turn.', 'GW-16.16'],
      ['It never leaves,', 'fights in defence only, and is never liberated.', 'GW-16.18'],
    ],
    bolsheviks: [
      ['First turn of the round,', 'from the round after the Revolution.', 'GW-17.20'],
      ['Peace with the Central Powers', 'begins with that turn: each keeps what it holds.', 'GW-17.21'],
      ['Russia’s manpower', 'is one pool for both.', 'GW-17.18'],
      ['They influence nobody', 'and sign nothing but an armistice.', 'GW-17.24'],
    ],
    italy: [
      ['Neutral,', 'it takes no turn and builds nothing; any belligerent may influence it.', 'GW-2.15'],
      [
        'Joined,',
        'it keeps its own treasury, manpower, technologies and turn, right after its recruiter’s; the recruiter’s seat runs it.',
        'GW-18.11',
      ],
    ],
    'united-states': [
      [
        'Entry.',
        `At ${rules.opinion.allies.value > 0 ? '+' : ''}${rules.opinion.allies.value} or more it may join the Allies, at −${-rules.opinion.central.value} or less the Central Powers, in its own Diplomacy phase.`,
        'GW-19.8',
      ],
      [
        'Peace.',
        `${us.peaceIncome.value} IPC a turn and at most ${us.draftLimit.value} drafted; ${us.warIncome.value} IPC and ${us.warDraftLimit.value} once a limited war has passed Congress.`,
        'GW-19.4',
      ],
      [
        'Volunteers.',
        `Up to ${us.volunteers.value} units in all to the capital of a nation that opinion favours; the US pays.`,
        'GW-19.10',
      ],
      [
        'Congress',
        `passes a limited war on ${us.congressPasses.value === 1 ? 'a 1' : `1–${us.congressPasses.value}`}; refused, it hears nothing for ${inWords(us.congressClosed.value)} turns.`,
        'GW-19.15',
      ],
      [
        'Mexico',
        `defends with ${us.mexicans.value} infantry in Eastern US, refilled after every turn without victory.`,
        'GW-19.21',
      ],
    ],
  }
}
