import type { EventKind, SeenEvent } from '@omerta/cashnguns/seen';

type Samples = { readonly [K in EventKind]: readonly Extract<SeenEvent, { readonly kind: K }>[] };

const nothing = { bills: 0, diamonds: 0, paintings: 0, bonus: 0, total: 0, place: 4 };

/** Every event, and every way one of them can be told. Seats 0 to 3 take part. */
export const eventSamples: Samples = {
  talentDealt: [{ kind: 'talentDealt', seat: 0, talent: 'goodFriend' }],
  talentsOffered: [
    { kind: 'talentsOffered', seat: 0, talents: ['cute', 'junkDealer'] },
    { kind: 'talentsOffered', seat: 0, talents: undefined },
  ],
  talentChosen: [{ kind: 'talentChosen', seat: 0 }],
  roundBegan: [
    { kind: 'roundBegan', round: 1, godfather: 2, loot: ['painting', 'bill5', 'bill5', 'diamond10'], carried: 0 },
    { kind: 'roundBegan', round: 8, godfather: 2, loot: ['clip', 'aid'], carried: 1 },
    { kind: 'roundBegan', round: 3, godfather: 2, loot: ['clip', 'aid'], carried: 8 },
  ],
  stageBegan: [
    { kind: 'stageBegan', round: 0, stage: 'talents' },
    { kind: 'stageBegan', round: 1, stage: 'holdUp' },
    { kind: 'stageBegan', round: 8, stage: 'over' },
  ],
  hustled: [
    { kind: 'hustled', seat: 0, victim: 1, bullet: 'bang' },
    { kind: 'hustled', seat: 0, victim: 1, bullet: undefined },
  ],
  givenBack: [
    { kind: 'givenBack', seat: 0, victim: 1, bullet: 'click' },
    { kind: 'givenBack', seat: 0, victim: 1, bullet: undefined },
  ],
  bulletChosen: [{ kind: 'bulletChosen', seat: 3 }],
  aimChosen: [{ kind: 'aimChosen', seat: 3 }],
  aimsRevealed: [
    { kind: 'aimsRevealed', targets: [1, 0, -1, 0] },
    { kind: 'aimsRevealed', targets: [-1, -1, -1, -1] },
  ],
  satOut: [{ kind: 'satOut', seat: 0 }],
  noTarget: [{ kind: 'noTarget', seat: 0 }],
  kidAimed: [{ kind: 'kidAimed', seat: 0, target: 2 }],
  bulletExchanged: [
    { kind: 'bulletExchanged', seat: 0, bullet: 'bang' },
    { kind: 'bulletExchanged', seat: 0, bullet: undefined },
  ],
  bulletKept: [{ kind: 'bulletKept', seat: 0 }],
  privilegeUsed: [{ kind: 'privilegeUsed', godfather: 0, seat: 1 }],
  privilegeDeclined: [{ kind: 'privilegeDeclined', godfather: 0 }],
  targetChanged: [{ kind: 'targetChanged', seat: 1, from: 0, target: 2 }],
  courageChosen: [{ kind: 'courageChosen', seat: 0 }],
  courageRevealed: [
    { kind: 'courageRevealed', ducked: [], standing: [0, 1, 2, 3] },
    { kind: 'courageRevealed', ducked: [1], standing: [0, 2, 3] },
    { kind: 'courageRevealed', ducked: [1, 2, 3], standing: [0] },
    { kind: 'courageRevealed', ducked: [0, 1], standing: [] },
  ],
  stealthyTook: [{ kind: 'stealthyTook', seat: 0, share: 'bill10' }],
  woundHealed: [{ kind: 'woundHealed', seat: 0, wounds: 0 }],
  healingDeclined: [{ kind: 'healingDeclined', seat: 0 }],
  bulletDiscarded: [
    { kind: 'bulletDiscarded', seat: 0, bullet: 'click' },
    { kind: 'bulletDiscarded', seat: 0, bullet: undefined },
  ],
  bulletTakenBack: [{ kind: 'bulletTakenBack', seat: 0 }],
  bangShown: [{ kind: 'bangShown', seat: 0, victim: 1 }],
  professionalStole: [
    { kind: 'professionalStole', seat: 0, victim: 1, loot: 'diamond5', open: false },
    { kind: 'professionalStole', seat: 0, victim: 1, loot: undefined, open: false },
  ],
  shotsFired: [
    {
      kind: 'shotsFired',
      shots: [
        { seat: 0, target: 1, bullet: 'click' },
        { seat: 2, target: 1, bullet: 'bang' },
      ],
    },
    { kind: 'shotsFired', shots: [] },
  ],
  luckyEscape: [
    { kind: 'luckyEscape', seat: 0, hits: 2 },
    { kind: 'luckyEscape', seat: 0, hits: 5 },
  ],
  wounded: [
    { kind: 'wounded', seat: 0, hits: 1, wounds: 1 },
    { kind: 'wounded', seat: 3, hits: 3, wounds: 5 },
  ],
  eliminated: [{ kind: 'eliminated', seat: 0, loot: 4 }],
  vultureTook: [
    { kind: 'vultureTook', seat: 0, victim: 1, cards: ['painting', 'painting'], count: 2, open: false },
    { kind: 'vultureTook', seat: 0, victim: 1, cards: undefined, count: 1, open: false },
  ],
  vultureDeclined: [{ kind: 'vultureDeclined', seat: 0, victim: 1 }],
  cuteTook: [{ kind: 'cuteTook', seat: 0, share: 'bill5' }],
  sharingBegan: [{ kind: 'sharingBegan', order: [2, 3, 0] }],
  noTakers: [
    { kind: 'noTakers', kept: true },
    { kind: 'noTakers', kept: false },
  ],
  shareDeclared: [
    { kind: 'shareDeclared', seat: 0, shares: ['bill20'] },
    { kind: 'shareDeclared', seat: 0, shares: ['clip', 'godfather'] },
  ],
  shareBanned: [
    { kind: 'shareBanned', seat: 0, taker: 1, type: 'bill' },
    { kind: 'shareBanned', seat: 0, taker: 1, type: 'aid' },
    { kind: 'shareBanned', seat: 0, taker: 1, type: 'godfather' },
  ],
  shareAllowed: [{ kind: 'shareAllowed', seat: 0, taker: 1 }],
  nothingToTake: [{ kind: 'nothingToTake', seat: 1 }],
  shareTaken: [
    { kind: 'shareTaken', seat: 0, share: 'bill10' },
    { kind: 'shareTaken', seat: 0, share: 'diamond1' },
    { kind: 'shareTaken', seat: 0, share: 'painting' },
    { kind: 'shareTaken', seat: 0, share: 'clip' },
    { kind: 'shareTaken', seat: 0, share: 'aid' },
    { kind: 'shareTaken', seat: 0, share: 'godfather' },
  ],
  leftSharing: [{ kind: 'leftSharing', seat: 0 }],
  aidUsed: [
    { kind: 'aidUsed', seat: 0, healed: 0 },
    { kind: 'aidUsed', seat: 0, healed: 2 },
  ],
  clipUsed: [
    { kind: 'clipUsed', seat: 0, effect: true },
    { kind: 'clipUsed', seat: 0, effect: false },
  ],
  friendReloaded: [{ kind: 'friendReloaded', seat: 0 }],
  junkSwapped: [
    { kind: 'junkSwapped', seat: 0, other: 1, given: 'bill5', loot: 'painting', open: false },
    { kind: 'junkSwapped', seat: 0, other: 1, given: 'diamond1', loot: undefined, open: false },
  ],
  junkDeclined: [{ kind: 'junkDeclined', seat: 0 }],
  newGodfather: [{ kind: 'newGodfather', seat: 3 }],
  gameEnded: [
    { kind: 'gameEnded', why: 'lastRound', result: [{ ...nothing, total: 120, place: 1 }, nothing] },
    {
      kind: 'gameEnded',
      why: 'lastRound',
      result: [{ ...nothing, total: 90, place: 1 }, nothing, { ...nothing, total: 90, place: 1 }],
    },
    { kind: 'gameEnded', why: 'lastSurvivor', result: [nothing, { ...nothing, place: 1 }] },
    { kind: 'gameEnded', why: 'noSurvivors', result: [nothing, nothing] },
  ],
};
