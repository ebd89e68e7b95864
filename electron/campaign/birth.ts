/** How a campaign begins: its options judged by its game, its dice key made, its first events written down. */
import type { CampaignId } from '../../shared/ids'
import { err, ok, type Fault, type Result } from '../../shared/result'
import type { AnyGame } from '../engine/core/game'
import { hashState } from '../engine/core/hash'
import { diceKey, type Birth } from '../saves'
import { checkedApply } from './course'
import { throwUntilDecided } from './judge'

export interface Begin {
  readonly game: AnyGame
  readonly options: unknown
  readonly seed: number
  readonly appVersion: string
  readonly now: number
}

export function begin({ game, options, seed, appVersion, now }: Begin): Result<Birth, Fault> {
  const parsed = game.parseOptions(options)
  if (!parsed.ok) return err({ ...parsed.error, at: parsed.error.at === '' ? 'options' : `options.${parsed.error.at}` })
  const settled: unknown = parsed.value
  const key = diceKey(seed)
  const { decision, faces } = throwUntilDecided<unknown>((thrown) => game.begin(settled, thrown), key, 0)
  if (decision.kind === 'refused') {
    const why = game.sayBadOptions?.(decision).replace(/\.$/, '') ?? decision.reason
    return err({ at: 'options', problem: `${why} (${decision.clause})` })
  }
  const state = checkedApply(game, game.blank, decision.events)
  return ok({
    game: game.id,
    appVersion,
    rulesVersion: game.rulesVersion,
    diceKey: key,
    options: settled,
    createdAt: now,
    begun: { events: [...decision.events], faces: [...faces], source: 'app', state: hashState(state) },
  })
}

/** A folder name that tells the campaign's name and clashes with none: `friday-at-anns-3fa2c1`. */
export function newId(name: string, salt: string): CampaignId {
  const slug = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
  return `${slug === '' ? 'campaign' : slug}-${salt}` as CampaignId
}
