// How long every scene plays and when its beats fall, in milliseconds. A scene's length, sound, size and order never
// depend on a hidden card: the table below knows only what all have seen.
import type { EventKind, SeenEvent } from '@omerta/cashnguns/seen';

export const SCENES = {
  nothing: { length: 0 },
  lootFlips: { length: 1_800 },
  hustle: { length: 900 },
  countdown: { length: 2_400, digit: 800 },
  aimReveal: { length: 900 },
  whisper: { length: 900 }, // Kid and Cunning: the same whether a card was exchanged or kept
  privilege: { length: 700 }, // the same for an order and for none
  courageReveal: { length: 700 },
  discard: { length: 600 },
  fire: { length: 3_600, silence: 500, freeze: 350 },
  nobodyFires: { length: 2_400, silence: 500, freeze: 350 },
  fall: { length: 2_400 }, // the one who is out has the screen alone; who was hit is known by then
  take: { length: 450 },
  deskTaken: { length: 600 },
  deskMoves: { length: 900 },
  reckoning: { length: 6_000, bills: 1_200, diamonds: 600, bonus: 500, paintings: 1_200 },
} as const;
export type SceneName = keyof typeof SCENES;

/** Ready ticks fall on full seconds. */
export const TICK_GRID = 1_000;

const SCENE_OF: { readonly [K in EventKind]: SceneName } = {
  talentDealt: 'nothing',
  talentsOffered: 'nothing',
  talentChosen: 'nothing', // ticks turn by themselves
  roundBegan: 'lootFlips',
  stageBegan: 'nothing',
  hustled: 'hustle',
  givenBack: 'hustle',
  bulletChosen: 'nothing',
  aimChosen: 'nothing',
  aimsRevealed: 'aimReveal',
  satOut: 'nothing', // at the same instant as the lines
  noTarget: 'nothing',
  kidAimed: 'whisper',
  bulletExchanged: 'whisper',
  bulletKept: 'whisper',
  privilegeUsed: 'privilege',
  privilegeDeclined: 'privilege',
  targetChanged: 'privilege',
  courageChosen: 'nothing',
  courageRevealed: 'courageReveal',
  stealthyTook: 'discard',
  woundHealed: 'discard',
  healingDeclined: 'discard',
  bulletDiscarded: 'discard',
  bulletTakenBack: 'discard',
  bangShown: 'discard',
  professionalStole: 'discard',
  shotsFired: 'fire',
  luckyEscape: 'nothing', // in the aftermath of the volley
  wounded: 'nothing',
  eliminated: 'fall',
  vultureTook: 'take',
  vultureDeclined: 'take',
  cuteTook: 'take',
  sharingBegan: 'take',
  noTakers: 'take',
  shareDeclared: 'nothing',
  shareBanned: 'take',
  shareAllowed: 'nothing',
  nothingToTake: 'take',
  shareTaken: 'take',
  leftSharing: 'nothing',
  aidUsed: 'take',
  clipUsed: 'take',
  friendReloaded: 'take',
  junkSwapped: 'take',
  junkDeclined: 'take',
  newGodfather: 'deskMoves',
  gameEnded: 'nothing', // the reckoning follows on a page of its own
};

export function sceneOf(event: SeenEvent): SceneName {
  // Who fires is known since courage was shown.
  if (event.kind === 'shotsFired' && event.shots.length === 0) return 'nobodyFires';
  if (event.kind === 'shareTaken' && event.share === 'godfather') return 'deskTaken';
  return SCENE_OF[event.kind];
}

/** Before these the light falls and 3-2-1 is counted. */
export const isCounted = ({ kind }: SeenEvent): boolean => kind === 'aimsRevealed' || kind === 'courageRevealed';
