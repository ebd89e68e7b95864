/** What lists and titles show of a campaign, kept in its header so that listing reads no history. */
import path from 'node:path'
import { z } from 'zod'
import type { CampaignSummary, GameView } from '../../shared/campaign'
import { isCampaignId } from '../../shared/ids'
import type { Header, Headline } from '../saves'
import type { Course } from './course'

/** Longer than any sentence should be; a text that strays past it is cut, not refused. */
const clip = (text: string): string => (text.length <= 600 ? text : `${text.slice(0, 599)}…`)

const title = (id: string): string =>
  id
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('-')

const promises = (view: GameView): string[] =>
  (view.game === 'origins' ? view.deals : [])
    .filter((deal) => deal.outcome === 'open')
    .map((deal) => {
      const until = deal.untilRound === undefined ? '' : ` (until round ${deal.untilRound})`
      return clip(`${deal.parties.map(title).join(', ')}: ${deal.text}${until}`)
    })

export function headlineOf(course: Course): Headline {
  const { players, ...standing } = course.standingAt()
  return {
    round: standing.round,
    ...(standing.rounds === undefined ? {} : { rounds: standing.rounds }),
    acting: standing.acting,
    step: standing.step,
    ended: standing.ended,
    ...(standing.result === undefined ? {} : { result: clip(standing.result) }),
    players: players.map(({ name, powers }) => ({ name, powers: [...powers] })),
    picture: Object.fromEntries(
      Object.entries(course.game.picture(course.stateAt())).map(([place, powers]) => [place, [...powers]]),
    ),
    lastEvents: course.lastTexts(3).map(clip),
    promised: promises(course.viewAt()),
  }
}

/** Parsed by its game when the campaign was begun; only its name is of interest here. */
const begunWith = z.object({ scenario: z.object({ name: z.string().max(60) }) })

/** In the library a campaign goes by its folder's name, wherever its header was first written. */
export function summaryOf(header: Header, folder: string): CampaignSummary {
  const base = path.basename(folder)
  const options = begunWith.safeParse(header.birth.options)
  return {
    id: isCampaignId(base) ? base : header.id,
    game: header.birth.game,
    name: header.name,
    ...header.headline,
    entries: header.entries,
    createdAt: header.birth.createdAt,
    playedAt: header.playedAt,
    ...(options.success ? { scenario: options.data.scenario.name } : {}),
    ...(header.branchOf === undefined ? {} : { branchOf: header.branchOf }),
  }
}
