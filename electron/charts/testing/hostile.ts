/** The worst that players may type: markup, the longest names, texts without a space, other scripts. */
import type { OriginsSource } from '../../../shared/charts'
import { POWERS } from '../../../shared/origins/ids'
import type { DealView } from '../../../shared/origins/view'
import { sampleSource, sampleView } from './source'

const pad = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length)

export const HOSTILE_NAME = '<b>Käthe & "Ö"</b> <script>alert(1)</script>'
export const LONG_TEXTS = [
  pad('Germany leaves Serbia alone, and Austria-Hungary places five in Russia every round. ', 500).trim(),
  pad('Übergrößenträger', 500),
  pad('日本語の取り決めは長い。', 500),
  pad('🤝🏽🇩🇪👩‍👩‍👧‍👦', 500),
  pad('<i>&amp;</i> ', 500).trim(),
  pad('W', 500),
]
export const LONG_PLAYERS = [
  pad('W', 40),
  pad('漢字', 40),
  pad('Żółć-Ñandú ', 40).trim(),
  pad('<b>&</b>', 40),
  pad('Щука ', 40).trim(),
]

export function manyDeals(count: number): DealView[] {
  return Array.from({ length: count }, (_, i) => ({
    deal: i + 1,
    parties: POWERS.slice(0, 2 + (i % 4)),
    text: `Article ${i + 1}: nobody attacks here before the next round.`,
    round: 1 + (i % 10),
    untilRound: 1 + (i % 10),
    outcome: (['open', 'kept', 'broken', 'void'] as const)[i % 4] ?? 'open',
    due: 'no',
  }))
}

/** 400 entries, every option on, all texts as long as they may be. */
export function hostileSource(): OriginsSource {
  const view = sampleView()
  const source = sampleSource(
    {
      players: LONG_PLAYERS.map((name, i) => ({ name, powers: [POWERS[i] ?? 'britain'] })),
      options: { individualWinner: 'everyone', breakableAlliances: 'on' },
      deals: LONG_TEXTS.map((text, i) => ({
        deal: i + 1,
        parties: [...POWERS],
        text,
        round: 1,
        outcome: 'open',
        due: 'due',
      })),
      scores: { ...view.scores, winner: { ...view.scores.winner, players: LONG_PLAYERS } },
    },
    400,
    pad('漢字と長い名前', 80),
  )
  return {
    ...source,
    lines: source.lines.map((line, i) => {
      const text = LONG_TEXTS[Math.floor(i / 9) % LONG_TEXTS.length] ?? ''
      return i % 9 === 3 ? { ...line, text: `Deal ${i}: ${text}` } : line
    }),
  }
}
