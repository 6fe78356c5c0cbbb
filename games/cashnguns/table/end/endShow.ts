// The end of a game as a show of three beats, told from what the last frame brought. What is not told yet is in no
// `Told`, so that nothing drawn from it can give the order away.
import type { Seat } from '@omerta/kernel';
import type { FinalRow } from './finalRows.ts';

export const BEATS = ['count', 'diamonds', 'winner'] as const;
export type Beat = (typeof BEATS)[number];

/** Milliseconds. */
const LENGTHS = {
  bills: 1_200,
  painting: 220, // each
  drop: 920, // a row falls below the line, and rests
  diamond: 160, // each, all players side by side
  card: 600, // the bonus turns
  bonus: 700, // and is counted
  pause: 900,
  winner: 3_300, // dark, rays, figure, name, money, rain
  winnerHeld: 4_500,
  moments: 7_000,
  awards: 10_000,
} as const;

export type Scene = Beat | 'moments' | 'awards' | 'over';

/** A place that was told. */
export interface Stamp {
  readonly seat: Seat;
  readonly place: number;
}

/** All that may be drawn now. Rows stand in seat order, whoever leads. */
export interface Told {
  readonly scene: Scene;
  readonly rows: readonly ToldRow[];
  /** Counted paintings: the row whose card turns now. */
  readonly counting: Seat | undefined;
  /** From the last up. */
  readonly stamps: readonly Stamp[];
  readonly diamonds: ToldDiamonds | undefined;
}

export interface ToldRow {
  readonly seat: Seat;
  readonly isAlive: boolean;
  readonly bills: number;
  readonly paintings: number;
  readonly total: number;
  readonly gems: number;
}

export interface ToldDiamonds {
  /** Whether the bonus card has turned, and for whom: undefined for nobody. */
  readonly isTurned: boolean;
  readonly most: Seat | undefined;
  readonly counts: { readonly most: number; readonly second: number };
  readonly from: number;
  readonly to: number;
}

/** When each scene begins, and when it is all over. */
export interface Schedule {
  readonly begins: Readonly<Record<Scene, number>>;
  readonly steps: readonly Step[];
}

type Step =
  | { readonly at: number; readonly kind: 'painting'; readonly seat: Seat; readonly worth: number }
  | { readonly at: number; readonly kind: 'stamp'; readonly stamp: Stamp }
  | { readonly at: number; readonly kind: 'gem'; readonly count: number }
  | { readonly at: number; readonly kind: 'card' }
  | { readonly at: number; readonly kind: 'bonus' };

/** What paintings are worth, card by card; the last of a Collector is the Talent. */
export type Ladder = (row: FinalRow, count: number) => number;

export function scheduleOf(rows: readonly FinalRow[], ladder: Ladder): Schedule {
  const steps: Step[] = [];
  let at: number = LENGTHS.bills;
  for (const row of inSeats(rows)) {
    for (let count = 1; count <= row.paintingCards + (row.isCollector && row.isAlive ? 1 : 0); count += 1) {
      at += LENGTHS.painting;
      steps.push({ at, kind: 'painting', seat: row.seat, worth: ladder(row, count) });
    }
  }
  at += LENGTHS.pause;
  const early = stampedByCount(rows);
  for (const stamp of early) {
    steps.push({ at, kind: 'stamp', stamp });
    at += LENGTHS.drop;
  }
  const diamonds = at + LENGTHS.pause;
  at = diamonds + LENGTHS.pause;
  const most = Math.max(0, ...rows.map(({ diamondCards }) => diamondCards));
  for (let count = 1; count <= most; count += 1) {
    steps.push({ at, kind: 'gem', count });
    at += LENGTHS.diamond;
  }
  at += LENGTHS.pause;
  steps.push({ at, kind: 'card' });
  at += LENGTHS.card;
  steps.push({ at, kind: 'bonus' });
  at += LENGTHS.bonus + LENGTHS.pause;
  for (const stamp of fromTheLast(rows).slice(early.length, Math.max(early.length, rows.length - FIRST))) {
    steps.push({ at, kind: 'stamp', stamp });
    at += LENGTHS.drop;
  }
  const winner = at + LENGTHS.pause;
  const moments = winner + LENGTHS.winner + LENGTHS.winnerHeld;
  const awards = moments + LENGTHS.moments;
  return { begins: { count: 0, diamonds, winner, moments, awards, over: awards + LENGTHS.awards }, steps };
}

/** The first two wait for the end. */
const FIRST = 2;

const inSeats = (rows: readonly FinalRow[]) => rows.toSorted((one, other) => one.seat - other.seat);

const fromTheLast = (rows: readonly FinalRow[]): readonly Stamp[] =>
  rows
    .toSorted((one, other) => other.place - one.place || other.seat - one.seat)
    .map(({ seat, place }) => ({ seat, place }));

/** As long as bills and paintings alone put the same player last, from the last up. */
function stampedByCount(rows: readonly FinalRow[]): readonly Stamp[] {
  const counted = ({ isAlive, bills, paintings }: FinalRow) => (isAlive ? bills + paintings : -1);
  const stamps = fromTheLast(rows).slice(0, Math.max(0, rows.length - FIRST));
  const left = new Map(rows.map(row => [row.seat, counted(row)]));
  const early: Stamp[] = [];
  for (const stamp of stamps) {
    const own = left.get(stamp.seat)!;
    left.delete(stamp.seat);
    if ([...left.values()].some(other => other < own)) break;
    early.push(stamp);
  }
  return early;
}

/** What is told after so many milliseconds. */
export function toldAt(rows: readonly FinalRow[], { begins, steps }: Schedule, ms: number): Told {
  const scene = sceneAt(begins, ms);
  const past = steps.filter(({ at }) => at <= ms);
  const paintings = new Map<Seat, number>();
  let counting: Seat | undefined;
  const stamps: Stamp[] = [];
  let gems = 0;
  let isTurned = false;
  let hasBonus = false;
  for (const step of past) {
    if (step.kind === 'painting') {
      paintings.set(step.seat, step.worth);
      counting = ms - step.at < LENGTHS.painting ? step.seat : undefined;
    }
    if (step.kind === 'stamp') stamps.push(step.stamp);
    if (step.kind === 'gem') gems = step.count;
    if (step.kind === 'card') isTurned = true;
    if (step.kind === 'bonus') hasBonus = true;
  }
  const billed = Math.min(1, Math.max(0, ms) / LENGTHS.bills);
  const isGemmed = scene !== 'count';
  const told = inSeats(rows).map((row): ToldRow => {
    const bills = Math.round(row.bills * billed);
    const painted = paintings.get(row.seat) ?? 0;
    const shown = isGemmed ? Math.min(gems, row.diamondCards) : 0;
    const inGems = gems >= row.diamondCards && isTurned ? row.diamonds : 0;
    const total = bills + painted + inGems + (hasBonus ? row.bonus : 0);
    return { seat: row.seat, isAlive: row.isAlive, bills, paintings: painted, total, gems: shown };
  });
  return { scene, rows: told, counting, stamps, diamonds: diamondsOf(rows, scene, isTurned) };
}

function sceneAt(begins: Schedule['begins'], ms: number): Scene {
  const order: readonly Scene[] = ['over', 'awards', 'moments', 'winner', 'diamonds'];
  return order.find(scene => ms >= begins[scene]) ?? 'count';
}

function diamondsOf(rows: readonly FinalRow[], scene: Scene, isTurned: boolean): ToldDiamonds | undefined {
  if (scene !== 'diamonds' || !isTurned)
    return scene === 'diamonds'
      ? { isTurned, most: undefined, counts: { most: 0, second: 0 }, from: 0, to: 0 }
      : undefined;
  const counts = rows.map(({ diamondCards }) => diamondCards).toSorted((one, other) => other - one);
  const winner = rows.find(({ bonus }) => bonus > 0);
  return {
    isTurned,
    most: winner?.seat,
    counts: { most: counts[0] ?? 0, second: counts[1] ?? 0 },
    from: winner === undefined ? 0 : winner.bills + winner.paintings + winner.diamonds,
    to: winner?.total ?? 0,
  };
}
