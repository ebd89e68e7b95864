/** What each command does and where the rulebook has it, for `keg help`: the tables of chapter 22, and “Commands” of Origins. */
import type { CommandType } from '../../shared/great-war/commands'
import type { OriginsCommand } from '../../shared/origins/commands'

interface Entry {
  readonly does: string
  readonly clauses: string
  /** What the form alone does not say. */
  readonly note?: string
}

export const WAR_CATALOGUE: { readonly [T in CommandType]: Entry } = {
  startGame: { does: 'Sets the board up and begins round 1; keg new says it.', clauses: 'GW-2.13, 5.1-5.6' },
  endPhase: { does: 'Ends the phase, the turn or the round.', clauses: 'GW-8.1-8.4, 12.8, 13.23, 14.5' },
  respondOffer: {
    does: 'Answers an offer; whoever is asked speaks.',
    clauses: 'GW-20.4-20.21, 20.34, 21.6',
    note: 'terms stand with a counter only, rounds with the counter to an armistice.',
  },
  correct: {
    does: 'The referee’s word: one figure of the position as it lies on the table, at any time.',
    clauses: 'GW-22.7',
    note: 'Exactly one of the fields marked ? is named; nobody speaks by it.',
  },
  influenceNation: {
    does: 'Pays for an attempt at influence; a 6 moves the marker.',
    clauses: 'GW-9.2-9.9, 16.21-16.22',
  },
  giveDreadnoughts: { does: 'Britain gives Turkey two dreadnoughts.', clauses: 'GW-16.20-16.21' },
  placeGiftedShips: { does: 'The Turkish seat puts the gifted ships in zones beside Turkey.', clauses: 'GW-16.20' },
  joinCentralPowers: { does: 'Turkey joins the Central Powers.', clauses: 'GW-16.23-16.25' },
  inductBulgaria: { does: 'Turkey brings Bulgaria in by Turkish Support.', clauses: 'GW-18.7' },
  inductGreece: { does: 'Britain brings Greece in as Bulgarian Neighbor.', clauses: 'GW-18.8' },
  setSubmarineDoctrine: { does: 'Germany declares or ends unrestricted submarine warfare.', clauses: 'GW-16.11, 6.11' },
  offerArmistice: { does: 'Offers an armistice; terms may be an empty list.', clauses: 'GW-20.4-20.10' },
  breakArmistice: { does: 'Breaks an armistice.', clauses: 'GW-20.9' },
  endArmisticeByConsent: { does: 'Proposes to end an armistice by consent.', clauses: 'GW-20.9' },
  offerConditionalSurrender: {
    does: 'Offers a conditional surrender; terms may be an empty list.',
    clauses: 'GW-20.11-20.17',
  },
  offerUnconditionalSurrender: { does: 'Offers an unconditional surrender.', clauses: 'GW-20.18-20.22' },
  imposeTerms: { does: 'The victor of an unconditional surrender imposes terms, at least one.', clauses: 'GW-20.19' },
  renounceSurrender: { does: 'Renounces a surrender, once a game.', clauses: 'GW-20.15-20.17, 17.21' },
  offerGeneralPeace: { does: 'Offers everybody a general peace with a stated result.', clauses: 'GW-21.6' },
  requestLimitedWar: { does: 'Asks Congress for a limited war; a 1 grants it.', clauses: 'GW-19.14-19.21' },
  endLimitedWar: { does: 'Ends the American limited war.', clauses: 'GW-19.19-19.20, 19.25' },
  joinWar: { does: 'The United States join a bloc.', clauses: 'GW-19.8-19.9, 19.18, 19.20' },
  researchTechnology: {
    does: 'Pays for an attempt at research.',
    clauses: 'GW-10.1-10.14',
    note: 'dice: the attempt’s die; on a 6 as many more as it takes to name a new advance.',
  },
  purchaseUnits: {
    does: 'Buys units, to be placed at the end of the turn.',
    clauses: 'GW-11.1-11.5, 7.1-7.6, 19.5',
    note: 'A trench names no pool; everything else names one.',
  },
  cancelPurchase: { does: 'Hands back what was bought in this phase.', clauses: 'GW-11.1' },
  declareAttackOnNeutral: {
    does: 'Declares an attack on a neutral, before units enter it.',
    clauses: 'GW-18.15-18.18',
  },
  moveUnits: {
    does: 'Moves units that stand in one space.',
    clauses: 'GW-12.1-12.17, 3.8-3.12, 14.1',
    note: 'path lists the spaces entered, in order, without the one they start from; cargo moves with its ship.',
  },
  loadTransport: { does: 'Takes units of an adjacent coast aboard.', clauses: 'GW-4.5, 12.12, 12.13' },
  unloadTransport: { does: 'Lands units that are aboard.', clauses: 'GW-12.12, 13.17-13.18' },
  declareBombingRaid: {
    does: 'Sends bombers, escorts with them, against a complex.',
    clauses: 'GW-13.20-13.21, 12.7',
    note: 'escorts may be an empty list.',
  },
  endCombatMovement: { does: 'Ends combat movement; the battles are listed.', clauses: 'GW-12.1' },
  startBattle: {
    does: 'Begins a battle of the list.',
    clauses: 'GW-13.1-13.2, 13.17, 13.23, 19.22',
    note: 'battle is the space, or mexico, for which alone units are named. Without bombarding every ship that may bombards.',
  },
  rollBattleDice: {
    does: 'Throws the dice of this step.',
    clauses: 'GW-13.3-13.4, 13.11, 13.24, 13.27',
    note: 'The attacker says it for both sides. Dice go by kind in the order of GW-4.T1, in a kind the higher value first, then by unit number.',
  },
  submergeSubmarines: { does: 'Submerges submarines, or none.', clauses: 'GW-13.11-13.14' },
  selectCasualties: {
    does: 'Chooses who takes the hits.',
    clauses: 'GW-13.5, 13.12, 10.7',
    note: 'A dreadnought that takes two hits stands in the list twice. In a raid battle is the raided space.',
  },
  continueBattle: { does: 'Presses on for another round.', clauses: 'GW-13.4' },
  retreat: {
    does: 'Retreats.',
    clauses: 'GW-13.7, 13.15, 19.23',
    note: 'to is left out for aircraft alone, and for mexico.',
  },
  chooseInterceptors: { does: 'Says which fighters rise against a raid, or none.', clauses: 'GW-13.21' },
  rollBombingRaid: { does: 'Throws the dice of a raid.', clauses: 'GW-13.20-13.21' },
  placeUnits: {
    does: 'Puts what was bought on the board.',
    clauses: 'GW-6.5-6.6, 7.1-7.6, 14.2-14.3, 18.13-18.14',
    note: 'For a ship space is the zone, and complex the land space it is built at.',
  },
  rollRevolution: { does: 'Rolls for the Revolution.', clauses: 'GW-17.1-17.3' },
  rollLoyalty: { does: 'Throws the loyalty dice.', clauses: 'GW-17.6-17.17' },
  recruitPeasant: { does: 'Raises the peasant infantry of this turn.', clauses: 'GW-16.7-16.8, 7.1' },
  buildTrench: {
    does: 'Digs a trench that was bought.',
    clauses: 'GW-15.1-15.3',
    note: 'facing is adjacent land, never the sea and never a true neutral.',
  },
  placeSerbianInfantry: { does: 'Raises the Serbian infantry of this turn.', clauses: 'GW-16.16' },
  sendVolunteers: {
    does: 'Sends an American volunteer to a belligerent’s capital.',
    clauses: 'GW-19.9-19.13',
    note: 'space is for Russia, where both capitals are Russian.',
  },
  chooseBlockadeLosses: { does: 'Britain chooses what the blockade costs.', clauses: 'GW-16.14' },
  displaceUnits: { does: 'Brings units out from between the factions; null removes one.', clauses: 'GW-17.13' },
}

export const ORIGINS_CATALOGUE: { readonly [T in OriginsCommand['type']]: Entry } = {
  placeFactors: { does: 'Places factors; the acting power, in its placement step.', clauses: 'OW-2' },
  takeBackFactors: { does: 'Takes back what was placed this turn.', clauses: 'OW-2.7' },
  attack: { does: 'Attacks another power’s embassy.', clauses: 'OW-3' },
  endTurn: { does: 'Ends the turn, the round, or the game.', clauses: 'OW-1.5' },
  formAlliance: { does: 'Allies two powers, by the table’s word.', clauses: 'OW-7.1' },
  leaveAlliance: { does: 'Leaves an alliance, with the option breakableAlliances.', clauses: 'OW-7.7' },
  recordDeal: { does: 'Writes a deal of two or more powers down.', clauses: 'OW-6.1' },
  judgeDeal: {
    does: 'Says what became of a deal.',
    clauses: 'OW-6.1',
    note: 'deal is its number; by is the power that broke it.',
  },
  correct: { does: 'The referee’s word: an embassy as it lies on the table, at any time.', clauses: 'OW-5.7' },
}
