/** Why the rules say no, and what a sentence needs to know of it. A reason without a sentence does not compile. */
import type { NationId, PowerId } from './ids'

export type RefusalFacts = {
  readonly gameOver: Record<never, never>
  readonly notActing: { readonly power: PowerId; readonly acting: PowerId }
  readonly nothingLeft: { readonly allotment: number }
  readonly moreThanLeft: {
    readonly nation: NationId
    readonly asked: number
    readonly left: number
    readonly allotment: number
  }
  readonly tooManyAbroad: {
    readonly nation: NationId
    readonly asked: number
    readonly placed: number
    readonly most: number
  }
  readonly attackMade: Record<never, never>
  readonly notPlacedThere: { readonly nation: NationId }
  readonly moreThanPlaced: { readonly nation: NationId; readonly asked: number; readonly placed: number }
  readonly moreThanLies: { readonly nation: NationId; readonly asked: number; readonly lies: number }
  readonly placementUnfinished: { readonly left: number }
  readonly alreadyAttacked: { readonly power: PowerId }
  readonly attackOnItself: { readonly power: PowerId }
  readonly noCommonNation: {
    readonly nation: NationId
    readonly power: PowerId
    readonly target: PowerId
    readonly ours: number
    readonly theirs: number
  }
  readonly allianceWithItself: { readonly power: PowerId }
  readonly heldPair: { readonly power: PowerId; readonly partner: PowerId }
  readonly alreadyAllied: { readonly power: PowerId; readonly partner: PowerId }
  readonly leftThisRound: { readonly power: PowerId }
  readonly alliancesPermanent: { readonly power: PowerId }
  readonly notAllied: { readonly power: PowerId }
  readonly partyTwice: { readonly power: PowerId }
  readonly noSuchDeal: { readonly deal: number; readonly deals: number }
  readonly breakerWithoutBreach: { readonly deal: number; readonly by: PowerId }
  readonly breakerNotParty: { readonly deal: number; readonly by: PowerId }
  readonly impossibleCount: { readonly asked: number; readonly most: number }
}
export type RefusalReason = keyof RefusalFacts

/** The same reasons as a list: typed so that none can be missing. */
const reasons: Readonly<Record<RefusalReason, true>> = {
  gameOver: true,
  notActing: true,
  nothingLeft: true,
  moreThanLeft: true,
  tooManyAbroad: true,
  attackMade: true,
  notPlacedThere: true,
  moreThanPlaced: true,
  moreThanLies: true,
  placementUnfinished: true,
  alreadyAttacked: true,
  attackOnItself: true,
  noCommonNation: true,
  allianceWithItself: true,
  heldPair: true,
  alreadyAllied: true,
  leftThisRound: true,
  alliancesPermanent: true,
  notAllied: true,
  partyTwice: true,
  noSuchDeal: true,
  breakerWithoutBreach: true,
  breakerNotParty: true,
  impossibleCount: true,
}
export const REFUSAL_REASONS = Object.keys(reasons) as readonly RefusalReason[]
