// What shapes the board: spaces, owners of a point, forced hexes, sea seeds, links, and the published borders that every
// build is checked against. "column,row" cells hold only for the grid and warp in grid.mjs: change those and redo these.
import { toBoard } from './grid.mjs'

// -------------------------------------------------------------- 3. the spaces
// id, name, kind, originsRegion, power (owner at the start of The Great War),
// original = the space exists on the published board.
export const L = (id, name, extra = {}) => ({ id, name, kind: 'land', original: true, ...extra })
export const S = (id, name, extra = {}) => ({ id, name, kind: 'sea', original: true, ...extra })
export const SPACES = [
  L('united-kingdom', 'United Kingdom', { originsRegion: 'britain', power: 'britain' }),
  L('eire', 'Eire', { originsRegion: 'britain', power: 'britain' }),
  L('iceland', 'Iceland', { power: 'britain' }),
  L('gibraltar', 'Gibraltar', { power: 'britain' }),
  L('malta', 'Malta', { power: null }),
  L('cyprus', 'Cyprus', { power: null }),
  L('egypt', 'Egypt', { originsRegion: 'africa', power: 'britain' }),
  L('trans-jordan', 'Trans-Jordan', { originsRegion: 'turkey', power: 'britain' }),
  L('netherlands-belgium', 'Netherlands-Belgium', { power: 'britain' }),
  L('canada', 'Eastern Canada', { power: 'britain' }),
  L('france', 'France', { originsRegion: 'france', power: 'france' }),
  L('eastern-france', 'Eastern France', { originsRegion: 'france', power: 'france' }),
  L('vichy-france', 'Vichy France', { originsRegion: 'france', power: 'france' }),
  L('corsica', 'Corsica', { originsRegion: 'france', power: null }),
  L('morocco', 'Morocco', { originsRegion: 'africa', power: 'france' }),
  L('algeria', 'Algeria', { originsRegion: 'africa', power: 'france' }),
  L('tunisia', 'Tunisia', { originsRegion: 'africa', power: 'france' }),
  L('leningrad', 'Leningrad', { originsRegion: 'russia', power: 'russia', altName: 'Petrograd' }),
  L('moscow', 'Moscow', { originsRegion: 'russia', power: 'russia' }),
  L('stalingrad', 'Stalingrad', { originsRegion: 'russia', power: 'russia', altName: 'Tsaritsyn' }),
  L('finland', 'Finland', { originsRegion: 'russia', power: 'russia' }),
  L('vyborg', 'Vyborg', { originsRegion: 'russia', power: 'russia' }),
  L('karelia', 'Karelia', { originsRegion: 'russia', power: 'russia' }),
  L('archangel', 'Archangel', { originsRegion: 'russia', power: 'russia' }),
  L('russia', 'Russia', { originsRegion: 'russia', power: 'russia' }),
  L('siberia', 'Siberia', { originsRegion: 'russia', power: 'russia' }),
  L('baltic-states', 'Baltic States', { originsRegion: 'russia', power: 'russia' }),
  L('poland', 'Poland', { originsRegion: 'russia', power: 'russia' }),
  L('east-poland', 'East Poland', { originsRegion: 'russia', power: 'russia' }),
  L('belorussia', 'Belorussia', { originsRegion: 'russia', power: 'russia' }),
  L('turkestan', 'Turkestan', { originsRegion: 'russia', power: 'russia' }),
  L('bessarabia', 'Bessarabia', { originsRegion: 'russia', power: 'russia' }),
  L('ukraine', 'Ukraine', { originsRegion: 'russia', power: 'russia' }),
  L('caucasus', 'Caucasus', { originsRegion: 'russia', power: 'russia' }),
  L('germany', 'Germany', { originsRegion: 'germany', power: 'germany' }),
  L('austria', 'Austria', { originsRegion: 'austria-hungary', power: 'austria-hungary' }),
  L('czechoslovakia', 'Czechoslovakia', { originsRegion: 'austria-hungary', power: 'austria-hungary' }),
  L('hungary', 'Hungary', { originsRegion: 'austria-hungary', power: 'austria-hungary' }),
  L('yugoslavia', 'Yugoslavia', { originsRegion: 'austria-hungary', power: 'austria-hungary' }),
  L('serbia', 'Serbia', { originsRegion: 'serbia', power: 'serbia', original: false, insideOf: 'yugoslavia' }),
  L('turkey', 'Turkey', { originsRegion: 'turkey', power: 'turkey' }),
  L('syria', 'Syria', { originsRegion: 'turkey', power: 'turkey' }),
  L('iran', 'Iran', { power: 'turkey' }),
  L('iraq', 'Iraq', { originsRegion: 'turkey', power: 'turkey' }),
  L('palestine', 'Palestine', { originsRegion: 'turkey', power: 'turkey' }),
  L('bulgaria', 'Bulgaria', { originsRegion: 'bulgaria', power: 'bulgaria' }),
  L('denmark', 'Denmark', { power: 'denmark' }),
  L('greece', 'Greece', { originsRegion: 'greece', power: 'greece' }),
  L('crete', 'Crete', { originsRegion: 'greece', power: 'greece' }),
  L('northern-italy', 'Northern Italy', { originsRegion: 'italy', power: 'italy' }),
  L('southern-italy', 'Southern Italy', { originsRegion: 'italy', power: 'italy' }),
  L('sicily', 'Sicily', { originsRegion: 'italy', power: 'italy' }),
  L('sardinia', 'Sardinia', { originsRegion: 'italy', power: null }),
  L('libya', 'Libya', { originsRegion: 'africa', power: 'italy' }),
  L('norway', 'Norway', { power: 'norway' }),
  L('rumania', 'Rumania', { originsRegion: 'rumania', power: 'rumania' }),
  L('eastern-us', 'Eastern United States', { power: 'united-states' }),
  L('spain', 'Spain', { power: null, neutral: true }),
  L('portugal', 'Portugal', { power: null, neutral: true, original: false }),
  L('spanish-morocco', 'Spanish Morocco', { originsRegion: 'africa', power: null, neutral: true }),
  L('sweden', 'Sweden', { power: null, neutral: true }),
  L('switzerland', 'Switzerland', { power: null, neutral: true }),
  L('saudi-arabia', 'Arabia', { power: null, neutral: true }),

  S('us-east-coast', 'U.S. Eastern Coast'),
  S('davis-strait', 'Davis Strait'),
  S('halifax-sea', 'Halifax Sea'),
  S('denmark-strait', 'Denmark Strait'),
  S('british-convoy-4', 'British Convoy 4', { convoy: 'britain' }),
  S('us-convoy-2', 'U.S. Convoy 2', { convoy: 'united-states' }),
  S('us-convoy-1', 'U.S. Convoy 1', { convoy: 'united-states' }),
  S('british-convoy-3', 'British Convoy 3', { convoy: 'britain' }),
  S('british-convoy-2', 'British Convoy 2', { convoy: 'britain' }),
  S('british-convoy-1', 'British Convoy 1', { convoy: 'britain' }),
  S('mid-atlantic', 'Mid-Atlantic'),
  S('central-atlantic', 'Central Atlantic'),
  S('south-atlantic', 'South Atlantic'),
  S('azores-sea', 'Azores Sea'),
  S('celtic-sea', 'Celtic Sea'),
  S('atlantic', 'Atlantic Ocean'),
  S('north-atlantic', 'North Atlantic'),
  S('arctic-ocean', 'Arctic Ocean'),
  S('norwegian-sea', 'Norwegian Sea'),
  S('barents-sea', 'Barents Sea'),
  S('white-sea', 'White Sea'),
  S('north-sea', 'North Sea'),
  S('danish-sea', 'Danish Sea'),
  S('baltic-sea', 'Baltic Sea'),
  S('english-channel', 'English Channel'),
  S('bay-of-biscay', 'Bay of Biscay'),
  S('strait-of-gibraltar', 'Strait of Gibraltar'),
  S('western-mediterranean', 'Western Mediterranean'),
  S('tyrrhenian-sea', 'Tyrrhenian Sea'),
  S('sicilian-sea', 'Sicilian Sea'),
  S('adriatic-sea', 'Adriatic Sea'),
  S('central-mediterranean', 'Central Mediterranean'),
  S('aegean-sea', 'Aegean Sea'),
  S('eastern-mediterranean', 'Eastern Mediterranean'),
  S('black-sea', 'Black Sea'),
  S('red-sea', 'Red Sea', { original: false }),
  S('persian-gulf', 'Persian Gulf', { original: false, closed: true }),
  S('caspian-sea', 'Caspian Sea', { original: false, closed: true }),
  { id: 'far-east', name: 'Far East', kind: 'inset', original: false, originsRegion: 'far-east', power: null },
]
export const spaceById = new Map(SPACES.map((s) => [s.id, s]))

// -------------------------------------------------- 4. who owns a lon/lat point
// Distance test against a polyline: is the point west of it (interpolated at its latitude)?
export const lonAt = (line, lat) => {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    if ((lat - a[1]) * (lat - b[1]) <= 0) return a[0] + ((b[0] - a[0]) * (lat - a[1])) / (b[1] - a[1] || 1e-9)
  }
  return lat > line[0][1] === line[0][1] > line[line.length - 1][1] ? line[0][0] : line[line.length - 1][0]
}
export const latAt = (line, lon) => {
  for (let i = 1; i < line.length; i++) {
    const [a, b] = [line[i - 1], line[i]]
    if (lon >= a[0] && lon <= b[0]) return a[1] + ((b[1] - a[1]) * (lon - a[0])) / (b[0] - a[0] || 1e-9)
  }
  return lon < line[0][0] ? line[0][1] : line[line.length - 1][1]
}
export const CUT = {
  oder: [
    [16.9, 55.2],
    [16.4, 53.6],
    [15.9, 52.3],
    [17.4, 51.5],
    [18.7, 50.7],
    [18.7, 49.5],
  ], // Germany | Poland
  kresy: [
    [23.2, 55.0],
    [22.6, 53.0],
    [22.6, 51.0],
    [21.8, 48.5],
  ], // Poland | East Poland
  ribbentrop: [
    [27.3, 57],
    [27.3, 53.5],
    [27.0, 51.5],
    [26.6, 49.6],
    [26.0, 48.0],
  ], // East Poland | Belorussia, Ukraine
  vichy: [
    [-2, 43.1],
    [0.0, 44.6],
    [0.9, 46.1],
    [2.6, 46.8],
    [4.6, 46.6],
    [7, 46.35],
  ], // France | Vichy (latitude by longitude)
  champagne: [
    [3.6, 51.5],
    [3.4, 49.0],
    [3.0, 47.6],
    [2.7, 46.2],
  ], // France | Eastern France
  gothic: [
    [9, 43.8],
    [11.6, 42.3],
    [12.8, 42.5],
    [14.5, 42.9],
  ], // Northern | Southern Italy
}
export const RUSSIA_SEEDS = [
  ['leningrad', 30.5, 59.4],
  ['leningrad', 29.6, 57.6],
  ['leningrad', 32.6, 58.6],
  ['karelia', 32.5, 62.8],
  ['karelia', 32, 65],
  ['karelia', 33, 67],
  ['karelia', 37.5, 67],
  ['karelia', 35.5, 63.2],
  ['karelia', 30.5, 69],
  ['archangel', 40.5, 63.6],
  ['archangel', 44, 63.6],
  ['archangel', 44.5, 66],
  ['archangel', 49, 66.5],
  ['russia', 36.5, 60.4],
  ['russia', 40.5, 60],
  ['russia', 44.5, 60],
  ['russia', 48.5, 60],
  ['siberia', 53.5, 64],
  ['siberia', 57, 61.5],
  ['siberia', 62, 60],
  ['siberia', 56, 67],
  ['siberia', 64, 66],
  ['moscow', 36.8, 56.6],
  ['moscow', 40, 56.6],
  ['moscow', 43.5, 56.6],
  ['moscow', 39.6, 55.2],
  ['turkestan', 49, 56],
  ['turkestan', 46.5, 53.6],
  ['turkestan', 50, 52.5],
  ['turkestan', 54, 55],
  ['turkestan', 58, 54],
  ['turkestan', 50, 49],
  ['turkestan', 55, 50],
  ['belorussia', 31, 54.6],
  ['belorussia', 34, 54],
  ['belorussia', 37.5, 53],
  ['belorussia', 41, 53],
  ['belorussia', 28.5, 53.5],
  ['stalingrad', 44.6, 49],
  ['stalingrad', 41.5, 50.4],
  ['stalingrad', 45, 51],
  ['stalingrad', 42, 48.4],
  ['caucasus', 39.5, 45.6],
  ['caucasus', 43, 45.3],
  ['caucasus', 46.5, 45.6],
  ['caucasus', 47.8, 46.3],
].map(([id, lon, lat]) => ({ id, at: toBoard(lon, lat) }))
export function russian(lon, lat, at) {
  let best = null,
    bd = Infinity
  for (const s of RUSSIA_SEEDS) {
    const d = (s.at[0] - at[0]) ** 2 + (s.at[1] - at[1]) ** 2
    if (d < bd) {
      bd = d
      best = s.id
    }
  }
  return best
}
// By ISO 3166 numeric code; a string, or a function of the point.
export const OWNER = {
  826: (x, y) => (x < -5.4 && y < 55.4 && y > 53.9 ? 'eire' : 'united-kingdom'),
  372: 'eire',
  833: 'united-kingdom',
  352: 'iceland',
  578: 'norway',
  752: 'sweden',
  208: 'denmark',
  528: 'netherlands-belgium',
  '056': 'netherlands-belgium',
  442: 'netherlands-belgium',
  246: (x, y) => (x > 28 && y < 62 ? 'vyborg' : 'finland'),
  276: 'germany',
  756: 'switzerland',
  438: 'switzerland',
  '040': 'austria',
  250: (x, y) =>
    x > 8.4 && y < 43.2
      ? 'corsica'
      : y < latAt(CUT.vichy, x)
        ? 'vichy-france'
        : x > lonAt(CUT.champagne, y)
          ? 'eastern-france'
          : 'france',
  492: 'vichy-france',
  724: 'spain',
  '020': 'spain',
  620: 'portugal',
  292: 'gibraltar',
  380: (x, y) =>
    x < 10 && y < 41.4
      ? 'sardinia'
      : y < 38.4 && x < 15.65
        ? 'sicily'
        : y < latAt(CUT.gothic, x)
          ? 'southern-italy'
          : 'northern-italy',
  674: 'northern-italy',
  336: 'southern-italy',
  470: 'malta',
  616: (x, y) => (x < lonAt(CUT.oder, y) ? 'germany' : x > lonAt(CUT.kresy, y) ? 'east-poland' : 'poland'),
  203: 'czechoslovakia',
  703: (x) => (x < 20.2 ? 'czechoslovakia' : 'hungary'),
  348: 'hungary',
  705: 'yugoslavia',
  191: 'yugoslavia',
  '070': 'yugoslavia',
  499: 'yugoslavia',
  '008': 'yugoslavia',
  688: (x, y) => (y > 45.0 || x < 19.7 ? 'yugoslavia' : 'serbia'),
  807: 'serbia',
  kosovo: 'serbia',
  300: (x, y) => (y < 35.9 && x > 23 && x < 27 ? 'crete' : 'greece'),
  100: 'bulgaria',
  642: (x, y) => ((y > 45.6 && x < 25.7) || x < 22.6 ? 'hungary' : 'rumania'),
  498: 'bessarabia',
  804: (x, y) =>
    y < 48.6 && x < 24.3
      ? 'hungary'
      : x > 24.2 && x < 29 && y > 47.6 && y < 48.75
        ? 'bessarabia'
        : x < lonAt(CUT.ribbentrop, y)
          ? 'east-poland'
          : 'ukraine',
  112: (x, y) => (x < lonAt(CUT.ribbentrop, y) ? 'east-poland' : 'belorussia'),
  440: (x, y) => (x > 24.6 && y < 54.9 ? 'east-poland' : 'baltic-states'),
  428: 'baltic-states',
  233: 'baltic-states',
  643: (x, y, at) => (x < 23 && y < 56 ? 'poland' : x < 31.4 && y > 60.15 && y < 62.2 ? 'vyborg' : russian(x, y, at)),
  398: 'turkestan',
  860: 'turkestan',
  795: 'turkestan',
  268: 'caucasus',
  '051': 'caucasus',
  '031': 'caucasus',
  792: 'turkey',
  760: 'syria',
  422: 'syria',
  376: 'palestine',
  275: 'palestine',
  400: 'trans-jordan',
  368: (x, y) => (y > 35.6 ? 'syria' : 'iraq'),
  414: 'iraq',
  364: 'iran',
  682: 'saudi-arabia',
  887: 'saudi-arabia',
  512: 'saudi-arabia',
  784: 'saudi-arabia',
  634: 'saudi-arabia',
  '048': 'saudi-arabia',
  818: (x) => (x > 33.1 ? 'palestine' : 'egypt'),
  729: 'egypt',
  434: 'libya',
  788: 'tunisia',
  '012': 'algeria',
  504: 'morocco',
  732: 'morocco',
  478: 'morocco',
  466: 'algeria',
  562: 'algeria',
  148: 'libya',
  196: 'cyprus',
  'n. cyprus': 'cyprus',
}
export const OWNER_AMERICA = { 840: 'eastern-us', 124: 'canada' }

// -------------------------------------------------- 5. hand-forced hexes
// Small places enlarged, straits opened, borders nudged to keep the published adjacency.
export const FORCE = {
  canada: '0,0 1,0 2,0 3,0 4,0 0,1 1,1 2,1 3,1 4,1 1,2 2,2 3,2 4,2 1,3 2,3 3,3 2,4 3,4 4,4 2,5 3,6',
  sea: '27,24 36,18 35,19 34,19 54,43 45,43',
  finland: '45,2',
  denmark: '35,18 33,18',
  turkestan: '61,9',
  russia: '51,13 50,14 51,14 50,15 51,15 50,16 51,16 50,13',
  belorussia: '51,22',
  bessarabia: '47,27 48,27 49,29',
  yugoslavia: '43,33',
  sicily: '34,43 35,43 36,43 36,44',
  malta: '36,46',
  sardinia: '30,39 31,39 31,40',
  corsica: '31,36 31,37',
  gibraltar: '18,41 19,41',
  'spanish-morocco': '17,42 17,43 18,43',
  'trans-jordan': '59,47',
  'persian-gulf': '64,49 65,48 65,49 64,50 65,50',
  crete: '45,45 46,45 47,45',
  cyprus: '53,44 54,44',
  france: '22,33',
  void: '60,0 60,1 60,2 60,3 60,4 61,4 62,4 63,4 64,4 65,4',
  'far-east': '61,0 62,0 63,0 64,0 65,0 61,1 62,1 63,1 64,1 65,1 61,2 62,2 63,2 64,2 65,2 61,3 62,3 63,3 64,3 65,3',
  tunisia: '30,49 31,49 30,50 31,50 30,51 29,51 30,52 31,52 31,51 29,49 29,50',
  archangel: '55,0 55,1',
  vyborg: '46,10',
  'netherlands-belgium': '31,23',
  rumania: '48,34',
}

// -------------------------------------------------------------- 6. sea zones
// Every sea hex goes to the zone of its nearest seed, unless it lies in a box.
export const SEA_SEEDS = {
  'us-east-coast': '7,15 5,19 2,22 1,24.5',
  'davis-strait': '12,2 13,6 11,11 9,9 12,9.5 8.7,11.5 9.3,11.5',
  'denmark-strait': '18,1 18,5 22,6.5 24,3 19.5,8.5 22.5,8',
  'north-atlantic': '28,1 28,5 27,8.8 25.8,8.8',
  'norwegian-sea': '34,6 32,8 37,4.5',
  'barents-sea': '34,0.5 38,1.5 42,0',
  'white-sea': '49,0 53,0 49,5 48,1',
  'north-sea': '29,16 30.5,11.5 27.5,18 29,12.6',
  'danish-sea': '32.5,16.5 31.5,19 35,15.5 35.2,18 34.5,19',
  'baltic-sea': '41,8 40,12 40,16 38,19 45,12.5 37.8,19',
  'english-channel': '24,24 27.5,22.2 21.5,25 28.5,20.8',
  'celtic-sea': '20,21 18,18 23,18.5 17.5,21.5 23,16.5 17,23.5 22,21 20.5,15.6 22,15.6 17,25.5',
  atlantic: '21,12.5 23.3,14 20,13 23.5,12 25.2,11.8',
  'halifax-sea': '13.5,13.5 16,13.5 14,16.5 17.3,12.3 18,11.4',
  'mid-atlantic': '10,22.5 12.5,21.5 7,24.5 13,24',
  'bay-of-biscay': '20,29 22,30.5 21,27.5 18.6,29.2',
  'central-atlantic': '3,31 6,30 2,36 5,38 6,34',
  'azores-sea': '13,31 12,36 14,38 11,32 15.5,30',
  'south-atlantic': '4,44 8,44 11,43 2,48',
  'strait-of-gibraltar': '17,41.4 14.8,42 20,42 16.5,40.8',
  'western-mediterranean': '24,40 26,38 25.5,42 28,41 28.7,42.2',
  'tyrrhenian-sea': '29,36.5 32,36 30.5,38.5 32,39.8 31.8,40.2 30,40.2 32.4,37.4',
  'sicilian-sea': '34,41.3 36,40.3 34.5,46 37,43.5 35.5,47 34,39.4 32.3,42.3 31.2,42.2',
  'adriatic-sea': '35.5,34 37.5,36 39.5,38 41,40',
  'central-mediterranean': '40,42 40,45.5 40,48 41.5,43.5',
  'aegean-sea': '46,40 46.2,43 49,44 52,43.6',
  'eastern-mediterranean': '45,47 49,47 53,47 56,44 55.5,45',
  'black-sea': '52,33 50,35 56,34 50,38 54,30',
  'red-sea': '57,51 58,52',
  'persian-gulf': '65,49',
  'caspian-sea': '63,27 64,32 62,29',
}
export const SEA_BOXES = [
  // [zone, first column, first row, last column, last row]: win over the seeds
  ['davis-strait', 7, 12, 9, 13],
  ['british-convoy-4', 14, 9, 17, 11],
  ['us-convoy-2', 8, 18, 11, 20],
  ['us-convoy-1', 4, 26, 7, 28],
  ['british-convoy-3', 12, 26, 15, 28],
  ['british-convoy-2', 7, 31, 10, 33],
  ['british-convoy-1', 7, 38, 10, 40],
  ['arctic-ocean', 30, 3, 33, 5],
  ['barents-sea', 42, 0, 45, 1],
]

// ---------------------------------------------- 7. links, closed contacts, facts
// Links the hexes do not show, or that need a mark.  guardian = the land space
// whose owner would hold the passage (the rules in hand do not say who may pass).
export const LINKS = [
  {
    kind: 'strait',
    a: 'aegean-sea',
    b: 'black-sea',
    name: 'Dardanelles and Bosporus',
    guardian: 'turkey',
    between: ['47,39', '50,38'],
  },
  {
    kind: 'strait',
    a: 'baltic-sea',
    b: 'danish-sea',
    name: 'Danish Straits',
    guardian: 'denmark',
    touching: true,
    between: ['36,19', '37,19'],
  },
  {
    kind: 'strait',
    a: 'strait-of-gibraltar',
    b: 'western-mediterranean',
    name: 'Strait of Gibraltar',
    guardian: 'gibraltar',
    touching: true,
    between: ['21,42', '22,42'],
  },
  {
    kind: 'canal',
    a: 'eastern-mediterranean',
    b: 'red-sea',
    name: 'Suez Canal',
    guardian: 'egypt',
    optional: true,
    between: ['54,48', '56,51'],
  },
  { kind: 'inset', a: 'far-east', b: 'siberia', name: 'Far East inset', games: ['origins'], between: ['60,2', '61,2'] },
]
// Borders that appear only when a rule says so.
export const CONDITIONAL = [
  {
    kind: 'land',
    a: 'bulgaria',
    b: 'yugoslavia',
    when: 'serbia-absorbed',
    note: 'Serbia covers this border of the published board; it comes back when Serbia is absorbed into Yugoslavia.',
  },
]
// Hexes touch, but the published board has no passage there.
export const CLOSED = [
  { a: 'gibraltar', b: 'spain', note: 'Gibraltar is reached by sea only.' },
  {
    a: 'barents-sea',
    b: 'karelia',
    note: 'The zone border meets the coast at Petsamo; one hexside of contact cannot be avoided.',
  },
  { a: 'davis-strait', b: 'eastern-us', note: 'The zone border meets the coast at the land border.' },
  { a: 'tunisia', b: 'western-mediterranean', note: 'The zone border meets the coast at the land border.' },
  { a: 'southern-italy', b: 'tyrrhenian-sea', note: 'The zone border meets the coast at the land border.' },
]
// Where the automatic label sits badly: keep it within two hexes of this cell.
export const LABEL_NEAR = { 'aegean-sea': '46,41', 'baltic-sea': '40,14', 'danish-sea': '32,16', 'north-sea': '29,14' }
// Connections of the published 1999 board (facts, written down from the open map
// project triplea-maps/europe): every space with its neighbours later in the list.
export const PUBLISHED = {
  'adriatic-sea': 'central-mediterranean greece northern-italy southern-italy yugoslavia',
  'aegean-sea': 'black-sea central-mediterranean crete cyprus eastern-mediterranean greece turkey',
  algeria: 'morocco strait-of-gibraltar tunisia western-mediterranean',
  archangel: 'karelia russia siberia white-sea',
  'arctic-ocean': 'barents-sea north-atlantic norwegian-sea',
  atlantic: 'celtic-sea denmark-strait halifax-sea north-atlantic north-sea united-kingdom',
  austria: 'czechoslovakia germany hungary northern-italy switzerland yugoslavia',
  'azores-sea':
    'bay-of-biscay british-convoy-1 british-convoy-2 british-convoy-3 celtic-sea central-atlantic mid-atlantic south-atlantic strait-of-gibraltar',
  'baltic-sea': 'baltic-states danish-sea finland germany leningrad poland sweden vyborg',
  'baltic-states': 'belorussia east-poland leningrad poland',
  'barents-sea': 'finland north-atlantic norway norwegian-sea white-sea',
  'bay-of-biscay': 'celtic-sea english-channel france',
  belorussia: 'east-poland leningrad moscow russia stalingrad turkestan ukraine',
  bessarabia: 'east-poland hungary rumania ukraine',
  'black-sea': 'bulgaria caucasus rumania turkey ukraine',
  'british-convoy-1': 'central-atlantic south-atlantic',
  'british-convoy-2': 'central-atlantic',
  'british-convoy-3': 'celtic-sea mid-atlantic',
  'british-convoy-4': 'davis-strait denmark-strait halifax-sea',
  bulgaria: 'greece rumania turkey yugoslavia',
  canada: 'davis-strait eastern-us',
  caucasus: 'iran stalingrad turkestan turkey ukraine',
  'celtic-sea': 'eire english-channel halifax-sea mid-atlantic united-kingdom',
  'central-atlantic': 'mid-atlantic south-atlantic us-convoy-1 us-east-coast',
  'central-mediterranean': 'eastern-mediterranean greece libya sicilian-sea southern-italy',
  corsica: 'tyrrhenian-sea',
  crete: 'eastern-mediterranean',
  cyprus: 'eastern-mediterranean',
  czechoslovakia: 'germany hungary poland',
  'danish-sea': 'denmark english-channel germany netherlands-belgium north-sea norway sweden',
  'davis-strait': 'denmark-strait halifax-sea us-east-coast',
  denmark: 'germany',
  'denmark-strait': 'halifax-sea iceland north-atlantic',
  'east-poland': 'hungary poland ukraine',
  'eastern-france': 'france germany netherlands-belgium switzerland vichy-france',
  'eastern-mediterranean': 'egypt libya palestine syria turkey',
  'eastern-us': 'us-east-coast',
  egypt: 'libya palestine',
  'english-channel': 'france netherlands-belgium north-sea united-kingdom',
  finland: 'karelia norway sweden vyborg',
  france: 'netherlands-belgium spain vichy-france',
  germany: 'netherlands-belgium poland switzerland',
  gibraltar: 'strait-of-gibraltar',
  greece: 'turkey yugoslavia',
  'halifax-sea': 'mid-atlantic us-convoy-2 us-east-coast',
  hungary: 'poland rumania yugoslavia',
  iran: 'iraq syria turkey',
  iraq: 'syria trans-jordan',
  karelia: 'leningrad russia vyborg white-sea',
  leningrad: 'russia vyborg',
  libya: 'sicilian-sea tunisia',
  malta: 'sicilian-sea',
  'mid-atlantic': 'us-convoy-1 us-convoy-2 us-east-coast',
  morocco: 'south-atlantic spanish-morocco strait-of-gibraltar',
  moscow: 'russia turkestan',
  'north-atlantic': 'north-sea norwegian-sea',
  'north-sea': 'norway norwegian-sea united-kingdom',
  'northern-italy': 'southern-italy switzerland tyrrhenian-sea vichy-france yugoslavia',
  norway: 'norwegian-sea sweden',
  palestine: 'syria trans-jordan',
  rumania: 'ukraine yugoslavia',
  russia: 'siberia turkestan',
  sardinia: 'tyrrhenian-sea',
  'saudi-arabia': 'trans-jordan',
  siberia: 'turkestan',
  'sicilian-sea': 'sicily southern-italy tunisia tyrrhenian-sea western-mediterranean',
  'south-atlantic': 'strait-of-gibraltar',
  spain: 'strait-of-gibraltar vichy-france western-mediterranean',
  'spanish-morocco': 'strait-of-gibraltar',
  stalingrad: 'turkestan ukraine',
  'strait-of-gibraltar': 'western-mediterranean',
  switzerland: 'vichy-france',
  syria: 'trans-jordan turkey',
  'tyrrhenian-sea': 'vichy-france western-mediterranean',
  'us-convoy-1': 'us-east-coast',
  'us-convoy-2': 'us-east-coast',
  'vichy-france': 'western-mediterranean',
}
