/** The clauses that an event of the history stands under. */
import type { GreatWarEvent, EventType } from '../../../shared/great-war/events'

const PLAIN: Readonly<Partial<Record<EventType, readonly string[]>>> = {
  gameStarted: ['GW-2.13', 'GW-5.1'],
  roundBegun: ['GW-1.5'],
  turnBegun: ['GW-2.10'],
  phaseBegun: ['GW-8.1'],
  dreadnoughtsRepaired: ['GW-4.6'],
  submarinesSurfaced: ['GW-13.14'],
  incomeCollected: ['GW-6.1'],
  manpowerUsed: ['GW-7.1'],
  manpowerDoubled: ['GW-10.13'],
  influenceTried: ['GW-9.2'],
  markerMoved: ['GW-9.2'],
  markerTakenOff: ['GW-9.9'],
  opinionMoved: ['GW-19.7'],
  nationJoined: ['GW-2.6'],
  minorPassed: ['GW-18.19'],
  seatGiven: ['GW-2.14'],
  dreadnoughtsGiven: ['GW-16.20'],
  giftedShipsPlaced: ['GW-16.20'],
  doctrineSet: ['GW-16.11'],
  neutralAttacked: ['GW-18.15'],
  warBegun: ['GW-1.9'],
  researchTried: ['GW-10.1'],
  technologyRolled: ['GW-10.2'],
  technologyGained: ['GW-10.6'],
  unitsPurchased: ['GW-11.1'],
  purchaseCancelled: ['GW-11.1'],
  waitingPassed: ['GW-17.8'],
  waitingLost: ['GW-11.4'],
  unitsMoved: ['GW-12.2'],
  unitsLoaded: ['GW-12.12'],
  unitsUnloaded: ['GW-12.12'],
  landingDeclared: ['GW-13.18'],
  raidDeclared: ['GW-13.20'],
  unitsDisplaced: ['GW-17.13'],
  unitsStrayed: ['GW-12.17'],
  straysSettled: ['GW-12.17'],
  trenchBuilt: ['GW-15.2'],
  trenchesDestroyed: ['GW-15.8'],
  battlesListed: ['GW-13.23'],
  battleBegun: ['GW-13.1'],
  casualtiesMarked: ['GW-13.5'],
  dreadnoughtsDamaged: ['GW-4.6'],
  unitsSubmerged: ['GW-13.14'],
  mexicansSet: ['GW-19.21'],
  battleEnded: ['GW-13.8'],
  interceptorsChosen: ['GW-13.21'],
  bombsDropped: ['GW-13.20'],
  convoyRaided: ['GW-6.10'],
  convoyRelieved: ['GW-6.11'],
  blockadeApplied: ['GW-16.14'],
  serbiaGone: ['GW-16.19'],
  serbiaAbsorbed: ['GW-16.17'],
  revolutionRolled: ['GW-17.1'],
  revolutionBrokeOut: ['GW-17.1'],
  loyaltyRolled: ['GW-17.11'],
  finlandBrokeOff: ['GW-17.6'],
  bolsheviksRose: ['GW-17.9'],
  displacementAsked: ['GW-17.13'],
  bolsheviksBeaten: ['GW-17.22'],
  congressAsked: ['GW-19.15'],
  limitedWarEnded: ['GW-19.19'],
  volunteersSent: ['GW-19.12'],
  offerMade: ['GW-20.4'],
  offerAnswered: ['GW-20.4'],
  termsImposed: ['GW-20.19'],
  nationSurrendered: ['GW-20.13'],
  nationFightsOn: ['GW-20.16'],
  surrenderBroken: ['GW-20.16'],
  rejectionScored: ['GW-20.21'],
  capitalCaptured: ['GW-6.4'],
  nationConquered: ['GW-20.24'],
  nationLiberated: ['GW-20.31'],
  figureCorrected: ['GW-22.7'],
}

export function clausesOf(e: GreatWarEvent): readonly string[] {
  switch (e.type) {
    case 'ipcPaid':
      return [
        {
          influence: 'GW-9.3',
          induction: e.from === 'great-britain' ? 'GW-18.8' : 'GW-18.7',
          research: 'GW-10.1',
          plunder: 'GW-6.4',
          bombing: 'GW-13.20',
          terms: 'GW-20.3',
          tribute: 'GW-20.3',
          revolution: 'GW-17.10',
          restoration: 'GW-17.22',
          joining: 'GW-5.4',
        }[e.why],
      ]
    case 'unitsRaised':
      return [
        { placed: 'GW-14.2', peasant: 'GW-16.7', serbia: 'GW-16.16', volunteer: 'GW-19.12', finland: 'GW-17.6' }[e.why],
      ]
    case 'controlChanged':
      return [
        {
          entered: 'GW-12.4',
          battle: 'GW-13.8',
          liberated: 'GW-20.30',
          trust: 'GW-20.30',
          ceded: 'GW-20.3',
          joined: 'GW-18.2',
          revolution: 'GW-17.13',
          absorbed: 'GW-16.17',
        }[e.how],
      ]
    case 'windowOpened':
      return [e.window === 'turkishSupport' ? 'GW-18.7' : 'GW-18.8']
    case 'treatySigned':
      return [
        {
          armistice: 'GW-20.5',
          conditionalSurrender: 'GW-20.11',
          unconditionalSurrender: 'GW-20.18',
          compelledPeace: 'GW-17.21',
        }[e.treaty.kind],
      ]
    case 'treatyEnded':
      return [{ expired: 'GW-20.8', broken: 'GW-20.9', renounced: 'GW-20.16', ended: 'GW-20.9' }[e.how]]
    case 'battleDiceThrown':
      return [
        ...new Set(
          e.throws.map(
            (x) =>
              ({
                battle: 'GW-13.6',
                bombardment: 'GW-13.17',
                chemical: 'GW-10.7',
                escort: 'GW-13.21',
                interceptor: 'GW-13.21',
              })[x.for],
          ),
        ),
      ]
    case 'gameEnded':
      return [e.clause]
    default:
      return PLAIN[e.type] ?? []
  }
}
