// What a viewer with a perfect memory knows about the other players: a fold over the events that viewer saw.
import { rowOf, type Seat } from '@omerta/kernel';
import type { Bullet, Bullets } from './bullets.ts';
import type { EventKind, SeenEvent } from './events.ts';
import { isKept, type Loot, type LootKind } from './loot.ts';
import { BANGS_EACH, CLICKS_EACH } from './numbers.ts';
import { type House, keepsTakes } from './options.ts';
import {
  type BulletRange,
  certainBullet,
  gainBullet,
  isPossible,
  loseBullet,
  UNKNOWN_BULLETS,
} from './recallBullets.ts';
import { addAll, addLoot, drawUnseen, type KnownLoot, NO_LOOT, removeLoot, UNKNOWN_LOOT } from './recallLoot.ts';

export interface Recall {
  readonly seats: readonly SeatRecall[];
  readonly drawn: Bullet | undefined; // by the Hustler, until he gives one back; undefined also when unknown
}

interface SeatRecall {
  readonly isOut: boolean;
  readonly bullets: BulletRange;
  readonly fired: Readonly<Bullets>; // seen, face up
  readonly loot: KnownLoot;
}

/** What is certain about a seat. */
export interface Known {
  readonly fired: Readonly<Bullets>;
  /** In hand and in front together. The rest of the cards are Clicks. */
  readonly bangs: { readonly least: number; readonly most: number };
  /** At least this many of each kind; undefined at tables that do not keep who took what (§7). */
  readonly loot: Readonly<Loot> | undefined;
  /** Loot cards of unknown kind; infinite when the viewer did not see the start. */
  readonly otherLoot: number;
}

/** Knows nothing. The first round shows what all players were dealt, so a game seen from its middle can be folded too. */
export const startRecall = (players: number): Recall => ({
  seats: Array.from({ length: players }, () => UNKNOWN),
  drawn: undefined,
});

/** The recall after one more event as this viewer saw it. */
export const remember = (recall: Recall, event: SeenEvent): Recall =>
  rowOf(remembers, event.kind)?.(recall, event) ?? recall;

/** Undefined for the eliminated. */
export const knownOf = ({ seats }: Recall, seat: Seat, house: House): Known | undefined => {
  const { isOut, bullets, fired, loot } = seats[seat]!;
  if (isOut) return undefined;
  return {
    fired,
    bangs: { least: bullets.least, most: bullets.most },
    loot: keepsTakes(house) ? loot.loot : undefined,
    otherLoot: loot.others,
  };
};

const UNKNOWN: SeatRecall = {
  isOut: false,
  bullets: UNKNOWN_BULLETS,
  fired: { click: 0, bang: 0 },
  loot: UNKNOWN_LOOT,
};

const DEALT: SeatRecall = {
  isOut: false,
  bullets: { cards: CLICKS_EACH + BANGS_EACH, least: BANGS_EACH, most: BANGS_EACH }, // P1
  fired: { click: 0, bang: 0 },
  loot: NO_LOOT,
};

type SeenOf<K extends EventKind> = Extract<SeenEvent, { kind: K }>;
type Remembers<E> = (recall: Recall, event: E) => Recall;

/** The kinds not listed move neither bullets nor loot. */
const remembers: { readonly [K in EventKind]?: Remembers<SeenOf<K>> } = {
  roundBegan: (recall, { round }) =>
    round === 1 ? { seats: recall.seats.map(() => DEALT), drawn: undefined } : recall,
  hustled(recall, { victim, bullet }) {
    const drawn = bullet ?? certainBullet(recall.seats[victim]!.bullets);
    return { ...losing(recall, victim, drawn), drawn };
  },
  /** AMB-47: one of the cards he held before. */
  givenBack(recall, { seat, victim, bullet }) {
    const given = bullet ?? certainBullet(recall.seats[seat]!.bullets);
    const after = gaining(losing(recall, seat, given), seat, recall.drawn);
    return { ...gaining(after, victim, given), drawn: undefined };
  },
  bulletDiscarded: (recall, { seat, bullet }) => losing(recall, seat, bullet),
  bangShown: (recall, { seat }) => firing(recall, seat, 'bang'),
  shotsFired: (recall, { shots }) => shots.reduce((after, { seat, bullet }) => firing(after, seat, bullet), recall),
  clipUsed: (recall, { seat, effect }) => (effect ? gaining(recall, seat, 'bang') : recall), // V6
  friendReloaded: (recall, { seat }) => gaining(recall, seat, 'bang'),
  professionalStole: (recall, { seat, victim, loot }) => moving(recall, victim, seat, loot === undefined ? 1 : [loot]),
  eliminated: (recall, { seat }) => changed(recall, seat, { isOut: true }),
  vultureTook: (recall, { seat, victim, cards, count }) => moving(recall, victim, seat, cards ?? count),
  stealthyTook: (recall, { seat, share }) => taking(recall, seat, share),
  cuteTook: (recall, { seat, share }) => taking(recall, seat, share),
  shareTaken: (recall, { seat, share }) => (isKept(share) ? taking(recall, seat, share) : recall),
  /** AMB-51: drawn before the other card is handed over. */
  junkSwapped(recall, { seat, other, given, loot }) {
    const swapped = moving(recall, other, seat, loot === undefined ? 1 : [loot]);
    return moving(swapped, seat, other, [given]);
  },
};

const changed = (recall: Recall, seat: Seat, change: Partial<SeatRecall>): Recall => ({
  ...recall,
  seats: recall.seats.with(seat, { ...recall.seats[seat]!, ...change }),
});

const withBullets = (recall: Recall, seat: Seat, bullets: BulletRange): Recall =>
  changed(recall, seat, { bullets: isPossible(bullets) ? bullets : UNKNOWN_BULLETS });

const losing = (recall: Recall, seat: Seat, bullet: Bullet | undefined): Recall =>
  withBullets(recall, seat, loseBullet(recall.seats[seat]!.bullets, bullet));

const gaining = (recall: Recall, seat: Seat, bullet: Bullet | undefined): Recall =>
  withBullets(recall, seat, gainBullet(recall.seats[seat]!.bullets, bullet));

const firing = (recall: Recall, seat: Seat, bullet: Bullet | undefined): Recall => {
  const after = losing(recall, seat, bullet);
  const { fired } = recall.seats[seat]!;
  return bullet === undefined ? after : changed(after, seat, { fired: { ...fired, [bullet]: fired[bullet] + 1 } });
};

const taking = (recall: Recall, seat: Seat, kind: LootKind): Recall =>
  changed(recall, seat, { loot: addLoot(recall.seats[seat]!.loot, kind) });

/** Cards change their owner: the ones listed, or a number of unseen ones. */
const moving = (recall: Recall, from: Seat, to: Seat, cards: readonly LootKind[] | number): Recall => {
  const { loot } = recall.seats[from]!;
  const { left, drawn } =
    typeof cards === 'number'
      ? drawUnseen(loot, cards)
      : { left: cards.reduce(removeLoot, loot), drawn: cards.reduce(addLoot, NO_LOOT) };
  return changed(changed(recall, from, { loot: left }), to, { loot: addAll(recall.seats[to]!.loot, drawn) });
};
