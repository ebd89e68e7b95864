/** What each verb takes, for `--help` and for whoever got it wrong. */
export const VERBS = {
  new: `keg new --game origins|great-war --out PATH [--seed N] [--name TEXT] [--players N] [--option key=value …]
  Makes a campaign in the folder PATH. Options of Origins (3 to 5 players):
    players=Ann:britain,Ben:france+russia,…   who plays what; without powers (Ann,Ben,…) they are dealt
    individualWinner=unallied|everyone        who can win alone (OW-7.4)
    breakableAlliances=off|on                 whether alliances can be left (OW-7.7)
    scenario=FILE.json                        other figures than the built-in ones, changed one by one:
                                              {"name":"…","base":1,"changes":[{"at":"allotments.france","value":14}]}
  Without players=… the players are Player 1 to 5 (or --players N) and the powers are dealt from the seed.
  Options of The Great War (2 to 6 players):
    players=Ann:germany+bolsheviks,…          who plays what; without nations (Ann,Ben,…) the seats of GW-2.13
    unitedStates=automaton|NAME               who runs the United States: nobody, a player, or one more (GW-2.14)
    scenario=FILE.json                        other figures than the built-in ones, changed one by one:
                                              {"name":"…","base":1,"changes":[{"at":"units.infantry.cost","value":4}]}`,
  do: `keg do PATH COMMAND…
  Says commands in order, each a JSON object, or - for one object a line on standard input. Stops at the first no.
    keg do EVENING '{"type":"placeFactors","power":"britain","nation":"italy","factors":3}'
    keg do WAR '{"type":"researchTechnology","by":"germany","dice":[6,1]}'
  Every form: keg help origins, keg help great-war; of one command: keg help moveUnits. Dice thrown at the table go into the
  command's own die or dice; without them the app throws. keg show PATH --view legal says what is open.`,
  show: `keg show PATH [--view state|scores|legal|history|ledger|board] [--as json|csv] [--nation ID] [--units each|alike]
  Shows a campaign's folder or an exported .keg file (keg export). history and ledger print one object a line;
  legal lists moves unit by unit, or, with --units alike, once for all units of a stack that may do the same:
  the first is in the command, all of them in “alike”. board is the map of The Great War: each space with its kind
  and neighbours by land, coast, sea or strait, and the convoys. The ledger is the deals of Origins, or a row for each nation and round of The Great War,
  also as a table for a spreadsheet (--as csv), all or one nation’s (--nation france).`,
  undo: `keg undo PATH [--count N]
  Takes back the last entries. The app's dice come from a key kept with the campaign: the same deed meets the same die again.`,
  redo: `keg redo PATH [--count N]`,
  replay: `keg replay PATH
  Rebuilds the board from the first event and compares it with every stored snapshot.`,
  verify: `keg verify PATH
  Checks a campaign's folder or an exported .keg file without opening it for writing.`,
  export: `keg export PATH --out FILE.keg
  Writes a whole campaign into one file, to be sent, kept or looked at (show, verify, replay, charts). Overwrites nothing.`,
  import: `keg import FILE.keg --out PATH
  Makes a campaign of an exported file in the folder PATH, to play on. It is checked first. Overwrites nothing.`,
  recover: `keg recover PATH
  Goes on from the newest whole copy of a damaged campaign; the damaged files are kept in damaged-N.`,
  odds: `keg odds '{"game":"origins","attackers":19,"defenders":10}'
keg odds '{"game":"great-war","kind":"land","attacker":{"infantry":3,"artillery":1},"defender":{"infantry":2}}'
  The Great War: the exact odds of a battle. Every battle takes
    technologies {"attacker":["1"],"defender":["2"]} · values {"tank":{"defence":3}} · exact true, for fractions
  land and sea: allies [{"units":…,"technologies":…}] · losses {"attacker":"default"|"best"|["infantry",…],"defender":…}
    aim "win"|"takeSpace"|"ipcSwing"|"manpowerSwing"|{"keep":"fighter"} · wayOut true|false
    retreat "never"|"onlyAircraft"|"best"|{"afterRound":2}|{"below":0.4} · rounds N, how many to follow one by one
    now {"step":"defendersFire",…}, for the middle of one
  land: trench {"active":true,"super":false} · from {"faced":2,"elsewhere":1,"sea":0} · landed {"infantry":2}, who comes off ships
    bombardment N, dreadnoughts · losses "keepLand"
  sea: submerge {"attacker":"never"|"atOnce"|"helpless"|"last"|"best"|{"afterRound":1}|{"below":0.4},"defender":…}
    damaged {"attacker":1} · dreadnoughts {"attacker":"inTurn"|"damageFirst","defender":…} · cargo {"attacker":{"infantry":2}}
    edition {"dreadnoughtHits":1|2,"firstStrike":"attacker"|"both"|"none"}, rules of other games of the family
  raid: {"game":"great-war","kind":"raid","bombers":2,"escorts":1,"interceptors":1,"spaceIpc":12,"alreadyBombed":0,"treasury":9}
  several: {"game":"great-war","kind":"several","battles":[{"name":"…","goal":"win"|"takeSpace","order":{…}},…],"reserve":{"tank":1}}
    exact true beside “battles”, for fractions of all of them
  Origins: an attack of so many against so many, in sixths; or with position {"acting":"germany","embassies":{…}} as
    keg show prints it:
    attacks, each possible one: {"game":"origins","kind":"attacks","position":…}
    best, where it serves best: {"game":"origins","kind":"best","position":…,"target":"britain","aim":"rights"|"swing"|"factors"}
    break, how long a stack holds: {"game":"origins","kind":"break","attackers":[{"factors":8,"adds":5,"attackFrom":0}],"defenders":12,"below":10}
      or {"game":"origins","kind":"break","position":…,"nation":"italy","target":"britain","attackers":[{"power":"germany","adds":5}]}`,
  charts: `keg charts PATH --out FILE.pdf [--sheet NAME …] [--paper a4|letter]
  Prints the sheets of a campaign's folder or an exported .keg file, all of them unless some are named.`,
  fuzz: `keg fuzz --game origins|great-war [--games N] [--seed N] [--max-commands N]
  Plays at random, legal and not, and checks every invariant after each command.`,
  bench: `keg bench [judge|replay|save|fuzz|war|odds|sea]
  One figure a line, with its baseline.`,
} as const
export type Verb = keyof typeof VERBS
export const isVerb = (word: string): word is Verb => Object.hasOwn(VERBS, word)

export const overview = (): string =>
  `keg VERB …: the app without its window. Answers on standard output are JSON.\n\n${Object.values(VERBS)
    .map((text) => `  ${text.split('\n')[0] ?? ''}`)
    .join(
      '\n',
    )}\n\nkeg help VERB says more; keg help great-war and keg help origins list all commands, keg help moveUnits shows one.
Exit status: 0 done · 2 refused by the rules · 3 the campaign can't be read or written · 64 wrong usage · 1 a fault of the app.`
