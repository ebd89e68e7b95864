/** The bundled faces, as the sheets name them and as the app serves them under `/fonts/`. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXT = 'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+1E00-1E9F,U+1EF2-1EFF,U+20A0-20AB'

const caslon = (weight: number, style: string) => ({
  family: 'Libre Caslon Condensed',
  weight: String(weight),
  style,
  file: `libre-caslon-condensed-latin-${weight}-${style}.woff2`,
  range: LATIN,
})
const franklin = (subset: string, range: string) => ({
  family: 'Libre Franklin',
  weight: '100 900',
  style: 'normal',
  file: `libre-franklin-${subset}-wght-normal.woff2`,
  range,
})

export const FONT_FILES = [
  caslon(500, 'normal'),
  caslon(600, 'normal'),
  franklin('latin', LATIN),
  franklin('latin-ext', LATIN_EXT),
]

export const FONT_CSS = FONT_FILES.map(
  (f) =>
    `@font-face { font-family: '${f.family}'; font-weight: ${f.weight}; font-style: ${f.style}; font-display: block; src: url('/fonts/${f.file}') format('woff2'); unicode-range: ${f.range} }`,
).join('\n')

/** The faces that text is measured in, as a canvas or a style sheet asks for them. */
export const MEASURED = {
  text: "450 {}px 'Libre Franklin'",
  bold: "650 {}px 'Libre Franklin'",
  title: "600 {}px 'Libre Caslon Condensed'",
} as const

/** Characters that the measured files hold for certain: Latin with its marks, and the points and dashes of English type. */
export const MEASURED_CHARACTERS: readonly string[] = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, i) => 0x20 + i),
  ...Array.from({ length: 0x100 - 0xa0 }, (_, i) => 0xa0 + i).filter((code) => code !== 0xad),
  ...[0x152, 0x153, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2022, 0x2026, 0x20ac, 0x2212],
].map((code) => String.fromCodePoint(code))
/** Caslon comes in Latin alone; these are measured in Franklin only. */
export const MEASURED_FRANKLIN_ONLY: readonly string[] = Array.from({ length: 0x17f - 0x100 }, (_, i) =>
  String.fromCodePoint(0x100 + i),
).filter((c) => c !== 'ı' && c !== 'Œ' && c !== 'œ' && c !== 'ŉ')
