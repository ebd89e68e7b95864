/** Names that nothing bears, figures that cannot be, and terms that cannot be signed: what is wrong with them, as sentences. */
import type { Goods, Technology } from '../great-war/ids'
import type { TermKind } from '../great-war/terms'
import type { Facts } from '../ruling'
import { TERM_NAMES } from './great-war-diplomacy'
import { has, sayGoods, sayNation, SayNation, saySpace, TECHNOLOGY_NAMES, theSpace, TheSpace } from './great-war-names'
import { capital, counted } from './text'

const advance = (f: Facts, key: string): string => TECHNOLOGY_NAMES[f[key] as Technology]
const n = (f: Facts, key: string): number => Number(f[key] ?? 0)
const plural = (f: Facts): string => capital(sayGoods(f['kind'] as Goods, 2).slice(2))

/** Figures that a referee names and that the table cannot bear (GW-22.7). */
const CANNOT_BE: Readonly<Record<string, (f: Facts) => string>> = {
  noMarker: (f) => `${SayNation(f['nation'])} ${has(f['nation'])} no influence marker.`,
  joined: (f) => `${SayNation(f['nation'])} ${has(f['nation'])} joined a bloc; its influence marker stays at that end.`,
  nobodyToJoin: (f) => `${SayNation(f['nation'])} cannot join now: no great power of that bloc is left to lead it.`,
  cannotStand: (f) => `${plural(f)} cannot stand in ${theSpace(f['space'])}.`,
  needsBase: (f) =>
    `${SayNation(f['nation'])} ${has(f['nation'])} no ${advance(f, 'other')}, and ${advance(f, 'technology')} need them.`,
  isBase: (f) =>
    `${SayNation(f['nation'])} ${has(f['nation'])} ${advance(f, 'other')}, which need ${advance(f, 'technology')}.`,
  noLand: (f) => `${TheSpace(f['space'])} is no land that a nation can hold.`,
  noBorder: (f) =>
    `No trench in ${saySpace(f['space'])} can face ${saySpace(f['facing'])}: they do not touch over land.`,
  facesNeutral: (f) =>
    `No trench in ${saySpace(f['space'])} can face ${saySpace(f['facing'])}: a trench never faces a true neutral.`,
  offTrack: (f) => `The opinion track runs from ${n(f, 'lowest')} to ${n(f, 'highest')}.`,
}
const KINDS_OF_NAME: Readonly<Record<string, string>> = {
  nation: 'nation',
  space: 'space',
  unit: 'unit on the board',
  pool: 'pool of manpower',
}

/** What was typed is quoted: nothing on the table is called so. */
export function sayUnknown(f: Facts): string {
  const cannotBe = CANNOT_BE[String(f['why'])]
  if (cannotBe) return cannotBe(f)
  return `There is no ${KINDS_OF_NAME[String(f['what'])] ?? 'thing'} called “${String(f['id'])}”.`
}

/** Why a term cannot be signed (GW-20.3, 17.24, 20.12). */
const BAD_TERMS: Readonly<Record<string, (f: Facts) => string>> = {
  bare: () => 'an armistice with the Bolsheviks has no terms (GW-17.24)',
  noCounter: () => 'this offer can be accepted or rejected, and not countered',
  stranger: (f) => `${sayNation(f['from'])} is not bound by this treaty`,
  recipient: (f) => `${sayNation(f['to'])} cannot receive anything under this treaty`,
  notHeld: (f) => `${sayNation(f['from'])} does not hold ${saySpace(f['space'])}, or has given it away already`,
  tooDear: (f) => `${sayNation(f['from'])} would be ${counted(n(f, 'short'), 'IPC').replace('IPCs', 'IPC')} short`,
  noUnits: () => 'it names no units',
  notOwn: (f) => `${sayNation(f['from'])} can promise its own units only, each once`,
  notInPlay: (f) => `${saySpace(f['space'])} is no land in play`,
}
export function sayBadTerms(f: Facts): string {
  const name = TERM_NAMES[f['term'] as TermKind] as string | undefined
  const why = BAD_TERMS[String(f['why'])]?.(f)
  if (f['why'] === 'noCounter' && why !== undefined) return `${capital(why)}.`
  if (name === undefined) return `No term is called “${String(f['term'])}”.`
  return why === undefined ? `“${name}” cannot be signed so.` : `“${name}” cannot be signed so: ${why}.`
}
