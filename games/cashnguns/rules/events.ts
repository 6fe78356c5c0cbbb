import { rowOf, type Seat, type Viewer } from '@omerta/kernel';
import type { Bullet } from './bullets.ts';
import type { LootKind, Share, ShareType } from './loot.ts';
import type { FinalCount, Stage } from './state.ts';
import type { Talent } from './talents.ts';

export interface Shot {
  readonly seat: Seat;
  readonly target: Seat;
  readonly bullet: Bullet;
}

/**
 * What happened at the table, secrets included. Single source of log, motion, sound and statistics.
 * Where loot lies `open` (AMB-34), all players see a card that is drawn from it.
 */
export type Event =
  | { kind: 'talentDealt'; seat: Seat; talent: Talent }
  | { kind: 'talentsOffered'; seat: Seat; talents: Talent[] }
  | { kind: 'talentChosen'; seat: Seat }
  | { kind: 'roundBegan'; round: number; godfather: Seat; loot: LootKind[]; carried: number }
  | { kind: 'stageBegan'; round: number; stage: Stage }
  // stages 1 to 4
  | { kind: 'hustled'; seat: Seat; victim: Seat; bullet: Bullet }
  | { kind: 'givenBack'; seat: Seat; victim: Seat; bullet: Bullet }
  | { kind: 'bulletChosen'; seat: Seat }
  | { kind: 'aimChosen'; seat: Seat }
  | { kind: 'aimsRevealed'; targets: Seat[] }
  | { kind: 'satOut'; seat: Seat }
  | { kind: 'noTarget'; seat: Seat }
  | { kind: 'kidAimed'; seat: Seat; target: Seat }
  | { kind: 'bulletExchanged'; seat: Seat; bullet: Bullet }
  | { kind: 'bulletKept'; seat: Seat }
  | { kind: 'privilegeUsed'; godfather: Seat; seat: Seat }
  | { kind: 'privilegeDeclined'; godfather: Seat }
  | { kind: 'targetChanged'; seat: Seat; from: Seat; target: Seat }
  // stages 5 and 6
  | { kind: 'courageChosen'; seat: Seat }
  | { kind: 'courageRevealed'; ducked: Seat[]; standing: Seat[] }
  | { kind: 'stealthyTook'; seat: Seat; share: LootKind }
  | { kind: 'woundHealed'; seat: Seat; wounds: number }
  | { kind: 'healingDeclined'; seat: Seat }
  | { kind: 'bulletDiscarded'; seat: Seat; bullet: Bullet }
  | { kind: 'bulletTakenBack'; seat: Seat }
  | { kind: 'bangShown'; seat: Seat; victim: Seat }
  | { kind: 'professionalStole'; seat: Seat; victim: Seat; loot: LootKind; open: boolean }
  | { kind: 'shotsFired'; shots: Shot[] }
  | { kind: 'luckyEscape'; seat: Seat; hits: number }
  | { kind: 'wounded'; seat: Seat; hits: number; wounds: number }
  | { kind: 'eliminated'; seat: Seat; loot: number }
  | { kind: 'vultureTook'; seat: Seat; victim: Seat; cards: LootKind[]; count: number; open: boolean }
  | { kind: 'vultureDeclined'; seat: Seat; victim: Seat }
  // stage 7
  | { kind: 'cuteTook'; seat: Seat; share: LootKind }
  | { kind: 'sharingBegan'; order: Seat[] }
  | { kind: 'noTakers'; kept: boolean }
  | { kind: 'shareDeclared'; seat: Seat; shares: Share[] }
  | { kind: 'shareBanned'; seat: Seat; taker: Seat; type: ShareType }
  | { kind: 'shareAllowed'; seat: Seat; taker: Seat }
  | { kind: 'nothingToTake'; seat: Seat }
  | { kind: 'shareTaken'; seat: Seat; share: Share }
  | { kind: 'leftSharing'; seat: Seat }
  | { kind: 'aidUsed'; seat: Seat; healed: number }
  | { kind: 'clipUsed'; seat: Seat; effect: boolean }
  | { kind: 'friendReloaded'; seat: Seat }
  | { kind: 'junkSwapped'; seat: Seat; other: Seat; given: LootKind; loot: LootKind; open: boolean }
  | { kind: 'junkDeclined'; seat: Seat }
  | { kind: 'newGodfather'; seat: Seat }
  | { kind: 'gameEnded'; why: 'lastRound' | 'lastSurvivor' | 'noSurvivors'; result: FinalCount[] };

export type EventKind = Event['kind'];
export type EventOf<K extends EventKind> = Extract<Event, { kind: K }>;

/** What one viewer saw of an event. A field the viewer may not know is undefined. */
export type SeenEvent = { [K in EventKind]: Seen<EventOf<K>> }[EventKind];
type Seen<E> = { readonly [F in keyof E]: F extends HiddenField ? E[F] | undefined : E[F] };
type HiddenField = 'bullet' | 'talents' | 'cards' | 'loot';

type Audience<E> = (event: E, viewer: Viewer) => SeenEvent | undefined;

const all = <E extends Event>(event: E): SeenEvent => event as SeenEvent;
const isParty = (viewer: Viewer, ...parties: Seat[]): boolean => viewer !== 'spectator' && parties.includes(viewer);

/** Who sees what (§7). A new event without a row here does not compile. */
const audience: { readonly [K in EventKind]: Audience<EventOf<K>> } = {
  talentDealt: all,
  talentsOffered: (event, viewer) => (viewer === event.seat ? event : { ...event, talents: undefined }),
  talentChosen: all,
  roundBegan: all,
  stageBegan: all,
  hustled: (event, viewer) => (isParty(viewer, event.seat, event.victim) ? event : { ...event, bullet: undefined }),
  givenBack: (event, viewer) => (isParty(viewer, event.seat, event.victim) ? event : { ...event, bullet: undefined }),
  bulletChosen: all,
  aimChosen: all,
  aimsRevealed: all,
  satOut: all,
  noTarget: all,
  kidAimed: all,
  bulletExchanged: (event, viewer) => (viewer === event.seat ? event : { ...event, bullet: undefined }),
  bulletKept: all,
  privilegeUsed: all,
  privilegeDeclined: all,
  targetChanged: all,
  courageChosen: all,
  courageRevealed: all,
  stealthyTook: all,
  woundHealed: all,
  healingDeclined: all,
  bulletDiscarded: (event, viewer) => (viewer === event.seat ? event : { ...event, bullet: undefined }),
  bulletTakenBack: all,
  bangShown: all,
  professionalStole: (event, viewer) =>
    event.open || isParty(viewer, event.seat, event.victim) ? event : { ...event, loot: undefined },
  shotsFired: all,
  luckyEscape: all,
  wounded: all,
  eliminated: all,
  vultureTook: (event, viewer) => (event.open || viewer === event.seat ? event : { ...event, cards: undefined }),
  vultureDeclined: all,
  cuteTook: all,
  sharingBegan: all,
  noTakers: all,
  shareDeclared: all,
  shareBanned: all,
  shareAllowed: all,
  nothingToTake: all,
  shareTaken: all,
  leftSharing: all,
  aidUsed: all,
  clipUsed: all,
  friendReloaded: all,
  junkSwapped: (event, viewer) =>
    event.open || isParty(viewer, event.seat, event.other) ? event : { ...event, loot: undefined },
  junkDeclined: all,
  newGodfather: all,
  gameEnded: all,
};

/** The table has every kind, or it would not compile. */
export const EVENT_KINDS = Object.keys(audience) as EventKind[];

export const seenBy = (event: Event, viewer: Viewer): SeenEvent | undefined =>
  rowOf(audience, event.kind)(event, viewer);

type Learns<E> = (event: E, viewer: Viewer) => boolean;

const allViewers = () => true;

/** Who learns a hidden card or a result of chance from an event. The kinds not listed reveal nothing. */
const learns: { readonly [K in EventKind]?: Learns<EventOf<K>> } = {
  talentDealt: allViewers,
  talentsOffered: (event, viewer) => viewer === event.seat,
  roundBegan: allViewers,
  hustled: (event, viewer) => isParty(viewer, event.seat, event.victim),
  givenBack: (event, viewer) => viewer === event.victim,
  aimsRevealed: allViewers,
  courageRevealed: allViewers,
  bangShown: allViewers,
  professionalStole: (event, viewer) => event.open || isParty(viewer, event.seat, event.victim),
  shotsFired: allViewers,
  vultureTook: (event, viewer) => event.open || viewer === event.seat,
  clipUsed: allViewers, // whether a Bang lay among the discards
  friendReloaded: allViewers,
  junkSwapped: (event, viewer) => event.open || isParty(viewer, event.seat, event.other),
  gameEnded: allViewers,
};

/** Whether a hidden card or a result of chance became known to this viewer, or to anyone. */
export const isRevealing = (event: Event, viewer?: Viewer): boolean => {
  const learn = rowOf(learns, event.kind);
  return learn !== undefined && (viewer === undefined || learn(event, viewer));
};
