import {
  type EventKind,
  emptyPurse,
  figureOf,
  MAYOR,
  POLICE_CHIEF,
  type SeenEvent,
  UNION_BOSS,
} from '@omerta/corleone/seen';

type Samples = { readonly [K in EventKind]: readonly Extract<SeenEvent, { readonly kind: K }>[] };

/** Every event, and every way one of them can be told. Seats 0 to 3 take part. */
export const eventSamples: Samples = {
  actBegan: [
    { kind: 'actBegan', act: 1 },
    { kind: 'actBegan', act: 4 },
  ],
  phaseBegan: [
    { kind: 'phaseBegan', act: 1, phase: 'open' },
    { kind: 'phaseBegan', act: 1, phase: 'war' },
    { kind: 'phaseBegan', act: 1, phase: 'entracte' },
    { kind: 'phaseBegan', act: 4, phase: 'over' },
  ],
  businessOpened: [{ kind: 'businessOpened', act: 3, turf: 'queens', business: 'polksHobby' }],
  noBusinessOpened: [
    { kind: 'noBusinessOpened', act: 2, color: 'blue' },
    { kind: 'noBusinessOpened', act: 4, color: 'red' },
  ],
  thugPlayed: [{ kind: 'thugPlayed', seat: 0, business: 'bar' }],
  memberPlayed: [
    { kind: 'memberPlayed', seat: 1, member: 'don', space: 'F05', count: 4 },
    { kind: 'memberPlayed', seat: 2, member: 'heir', space: 'F10', count: 1 },
  ],
  jobDeclared: [
    { kind: 'jobDeclared', seat: 0, job: 'mobHit', from: 'public', goods: ['gun', 'bloodMoney'] },
    { kind: 'jobDeclared', seat: 0, job: 'bankJob', from: 'hand', goods: ['gun', 'narcotics', 'narcotics'] },
    { kind: 'jobDeclared', seat: 0, job: 'bankJob', from: 'hand', goods: [] },
  ],
  jobCompleted: [{ kind: 'jobCompleted', seat: 0, job: 'shakedown' }],
  allyPlayed: [{ kind: 'allyPlayed', seat: 0, ally: 'mayor2' }],
  figureGivenUp: [
    { kind: 'figureGivenUp', seat: 0, role: 'thug' },
    { kind: 'figureGivenUp', seat: 0, role: 'heir' },
  ],
  frontUsed: [{ kind: 'frontUsed', seat: 3, business: 'hotelEdison' }],
  controllerBenefits: [{ kind: 'controllerBenefits', seat: 1, turf: 'brooklyn', business: 'bar', first: 0 }],
  moneyTaken: [
    { kind: 'moneyTaken', seat: 0, note: '$2', asked: '$2' },
    { kind: 'moneyTaken', seat: 0, note: '$2', asked: '$3' },
  ],
  noMoneyTaken: [{ kind: 'noMoneyTaken', seat: 0, asked: '$5' }],
  goodTaken: [
    { kind: 'goodTaken', seat: 0, good: 'booze' },
    { kind: 'goodTaken', seat: 0, good: 'bloodMoney' },
  ],
  suitcased: [{ kind: 'suitcased', seat: 0, note: '$3' }],
  cardDiscarded: [
    { kind: 'cardDiscarded', seat: 0, card: '$1' },
    { kind: 'cardDiscarded', seat: 0, card: 'carBomb' },
    { kind: 'cardDiscarded', seat: 0, card: 'taxAdvisor3' },
  ],
  jobsLookedAt: [
    { kind: 'jobsLookedAt', seat: 0, jobs: ['usurp', 'layLow'], count: 2 },
    { kind: 'jobsLookedAt', seat: 0, jobs: undefined, count: 2 },
  ],
  jobKept: [
    { kind: 'jobKept', seat: 0, job: 'usurp', discarded: ['layLow'] },
    { kind: 'jobKept', seat: 0, job: undefined, discarded: ['layLow'] },
    { kind: 'jobKept', seat: 0, job: undefined, discarded: [] },
  ],
  jobDrawnUnseen: [
    { kind: 'jobDrawnUnseen', seat: 0, job: 'offer' },
    { kind: 'jobDrawnUnseen', seat: 0, job: undefined },
  ],
  noJobDrawn: [{ kind: 'noJobDrawn', seat: 0 }],
  jobsReshuffled: [{ kind: 'jobsReshuffled', count: 23 }],
  horseHeadTaken: [{ kind: 'horseHeadTaken', seat: 0 }],
  abilitiesDeclined: [
    { kind: 'abilitiesDeclined', seat: 0, of: 'bar', abilities: ['booze', '$2'] },
    { kind: 'abilitiesDeclined', seat: 0, of: 'F04', abilities: ['suitcase', 'suitcase', 'discard2for5', 'job'] },
    { kind: 'abilitiesDeclined', seat: 0, of: 'queens', abilities: ['bloodMoney'] },
    { kind: 'abilitiesDeclined', seat: 0, of: 'driveBy', abilities: ['driveBy.1'] },
    { kind: 'abilitiesDeclined', seat: 0, of: 'policeChief3', abilities: ['policeChief3.1', 'policeChief3.2'] },
  ],
  gunnedDown: [
    { kind: 'gunnedDown', seat: 0, figure: figureOf(2, 'thug'), at: 'gunShop' },
    { kind: 'gunnedDown', seat: 0, figure: figureOf(1, 'don'), at: 'F05' },
    { kind: 'gunnedDown', seat: 0, figure: MAYOR, at: 'F01' },
    { kind: 'gunnedDown', seat: 0, figure: UNION_BOSS, at: 'bar' },
    { kind: 'gunnedDown', seat: 0, figure: POLICE_CHIEF, at: 'chelsea' },
  ],
  figureMoved: [
    { kind: 'figureMoved', seat: 0, figure: figureOf(0, 'thug'), from: 'bar', to: 'pawnShop' },
    { kind: 'figureMoved', seat: 0, figure: figureOf(3, 'consigliere'), from: 'F05', to: 'F06' },
  ],
  neutralPlaced: [
    { kind: 'neutralPlaced', seat: 0, figure: MAYOR, from: '', to: 'F04' },
    { kind: 'neutralPlaced', seat: 0, figure: POLICE_CHIEF, from: 'queens', to: 'midtown' },
  ],
  figureReturned: [{ kind: 'figureReturned', seat: 0, figure: figureOf(0, 'thug'), from: 'barberShop' }],
  markerPlaced: [{ kind: 'markerPlaced', seat: 0, turf: 'wallStreet' }],
  markerMoved: [{ kind: 'markerMoved', seat: 0, from: 'queens', to: 'chelsea' }],
  markerDeclined: [{ kind: 'markerDeclined', seat: 0, turf: 'midtown' }],
  figureChosen: [{ kind: 'figureChosen', seat: 1 }],
  scoreSettled: [
    { kind: 'scoreSettled', seat: 0, picks: [undefined, 'bar', 'F05', undefined] },
    { kind: 'scoreSettled', seat: 0, picks: [undefined, undefined] },
  ],
  noMoneyToOffer: [{ kind: 'noMoneyToOffer', seat: 2 }],
  offerMade: [{ kind: 'offerMade', seat: 1 }],
  offersRevealed: [{ kind: 'offersRevealed', seat: 0, offers: [undefined, '$3', '$5'], best: '$5' }],
  handCardStolen: [
    { kind: 'handCardStolen', seat: 0, from: 1, card: 'capo' },
    { kind: 'handCardStolen', seat: 0, from: 1, card: undefined },
  ],
  suitcaseNoteStolen: [
    { kind: 'suitcaseNoteStolen', seat: 0, from: 1, note: '$5' },
    { kind: 'suitcaseNoteStolen', seat: 0, from: 1, note: undefined },
  ],
  allyTakenBack: [{ kind: 'allyTakenBack', seat: 0, ally: 'hiredMuscle1' }],
  turfWon: [
    { kind: 'turfWon', turf: 'brooklyn', seat: 0, influence: 3 },
    { kind: 'turfWon', turf: 'brooklyn', seat: 0, influence: 1 },
  ],
  turfNotWon: [
    { kind: 'turfNotWon', turf: 'queens', why: 'tie' },
    { kind: 'turfNotWon', turf: 'queens', why: 'neutral' },
    { kind: 'turfNotWon', turf: 'queens', why: 'nobody' },
  ],
  bidMade: [{ kind: 'bidMade', seat: 0 }],
  bidsRevealed: [{ kind: 'bidsRevealed', bids: [{ ...emptyPurse(), $3: 1, $5: 1 }, emptyPurse()] }],
  bribePaid: [{ kind: 'bribePaid', seat: 0, notes: ['$3', '$5'] }],
  allyHired: [{ kind: 'allyHired', seat: 0, ally: 'taxAdvisor1' }],
  bidTakenBack: [
    { kind: 'bidTakenBack', seat: 0, notes: ['$2', '$3'] },
    { kind: 'bidTakenBack', seat: 0, notes: [] },
  ],
  alliesReturned: [{ kind: 'alliesReturned', seat: 0, allies: ['mayor1', 'capo'] }],
  tributeDone: [{ kind: 'tributeDone', seat: 0 }],
  tributePaid: [
    { kind: 'tributePaid', seat: 0, cards: ['usurp', 'gun', '$1', 'familyAccountant'] },
    { kind: 'tributePaid', seat: 0, cards: [] },
  ],
  figuresWentHome: [{ kind: 'figuresWentHome' }],
  memberJoined: [
    { kind: 'memberJoined', act: 2, member: 'consigliere' },
    { kind: 'memberJoined', act: 4, member: 'heir' },
  ],
  jobsLaid: [
    { kind: 'jobsLaid', jobs: ['usurp', 'layLow'] },
    { kind: 'jobsLaid', jobs: ['usurp'] },
    { kind: 'jobsLaid', jobs: [] },
  ],
  alliesLeft: [
    { kind: 'alliesLeft', allies: ['capo'] },
    { kind: 'alliesLeft', allies: ['mayor2', 'unionBoss2'] },
  ],
  alliesLaid: [
    { kind: 'alliesLaid', act: 2, allies: ['capo', 'mayor2'], removed: 4 },
    { kind: 'alliesLaid', act: 2, allies: ['capo'], removed: 1 },
    { kind: 'alliesLaid', act: 2, allies: ['capo'], removed: 0 },
  ],
  handCounted: [
    { kind: 'handCounted', seat: 0, notes: ['$1', '$5'], discarded: ['gun', 'usurp'] },
    { kind: 'handCounted', seat: 0, notes: [], discarded: [] },
  ],
  gameEnded: [
    {
      kind: 'gameEnded',
      result: [
        { suitcase: 30, dominance: 2, jobBonuses: 1, total: 45, place: 1 },
        { suitcase: 20, dominance: 0, jobBonuses: 1, total: 25, place: 2 },
      ],
    },
    {
      kind: 'gameEnded',
      result: [
        { suitcase: 30, dominance: 0, jobBonuses: 0, total: 30, place: 1 },
        { suitcase: 30, dominance: 0, jobBonuses: 0, total: 30, place: 1 },
      ],
    },
  ],
};
