// What a game is remembered by: who fell and when, and the three moments that were loudest.
import { NO_SEAT, type SeenEvent } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { kindsOf, targetsIn } from '../show/recap/recap.ts';

/** When and by whom a player was eliminated. */
export interface Fall {
  readonly seat: Seat;
  readonly round: number;
  readonly shooters: readonly Seat[];
}

export const fallsOf = (log: readonly SeenEvent[]): readonly Fall[] =>
  roundsOf(log).flatMap(round =>
    kindsOf(round, 'eliminated').map(({ seat }) => ({
      seat,
      round: numberOf(round),
      shooters: shootersOf(round, seat),
    })),
  );

export type MemoryKind = 'out' | 'gang' | 'standoff' | 'nerves' | 'volley' | 'allDuck' | 'lucky';

export interface Memory {
  readonly kind: MemoryKind;
  readonly round: number;
  /** Whom it is about, then who had a part in it. */
  readonly seats: readonly Seat[];
  readonly others: readonly Seat[];
  readonly count: number;
}

const MEMORIES = 3;

/** The loudest three in their order, no round twice while there are others. */
export function memoriesOf(log: readonly SeenEvent[]): readonly Memory[] {
  const all = roundsOf(log)
    .flatMap(memoriesIn)
    .toSorted((one, other) => other.weight - one.weight);
  const chosen: Weighed[] = [];
  for (const isFresh of [true, false]) {
    for (const memory of all) {
      if (chosen.length === MEMORIES) break;
      const hasRound = chosen.some(({ round }) => round === memory.round);
      if (!chosen.includes(memory) && !(isFresh && hasRound)) chosen.push(memory);
    }
  }
  return chosen.toSorted((one, other) => one.round - other.round).map(({ weight: _, ...memory }) => memory);
}

interface Weighed extends Memory {
  readonly weight: number;
}

function memoriesIn(round: readonly SeenEvent[]): readonly Weighed[] {
  const about = (
    kind: MemoryKind,
    seats: readonly Seat[],
    weight: number,
    others: readonly Seat[] = [],
    count = others.length,
  ): Weighed => ({ kind, round: numberOf(round), seats, others, count, weight });
  const aims = targetsIn(round);
  const out = kindsOf(round, 'eliminated').map(({ seat }) => about('out', [seat], 100, shootersOf(round, seat)));
  const lucky = kindsOf(round, 'luckyEscape').map(({ seat, hits }) => about('lucky', [seat], 60 + hits, [], hits));
  const gangs = aims.flatMap((_, seat) => {
    const guns = aims.flatMap((target, from) => (target === seat ? [from] : []));
    if (guns.length < 3) return [];
    const stood = standingIn(round).includes(seat);
    return [about(stood ? 'nerves' : 'gang', [seat], (stood ? 40 : 20) + 5 * guns.length, guns)];
  });
  const duels = aims.flatMap((target, seat) =>
    target !== NO_SEAT && target > seat && aims[target] === seat ? [about('standoff', [seat, target], 15)] : [],
  );
  const bangs = bangsIn(round);
  const volley =
    bangs.length >= 3
      ? [
          about(
            'volley',
            bangs.map(({ seat }) => seat),
            25 + bangs.length,
            [],
            bangs.length,
          ),
        ]
      : [];
  const ducked = duckedIn(round);
  const floor = ducked.length >= 3 ? [about('allDuck', ducked, 22 + ducked.length, [], ducked.length)] : [];
  return [...out, ...lucky, ...gangs, ...duels, ...volley, ...floor];
}

export function roundsOf(log: readonly SeenEvent[]): readonly (readonly SeenEvent[])[] {
  const starts = log.flatMap(({ kind }, at) => (kind === 'roundBegan' ? [at] : []));
  return starts.map((from, at) => log.slice(from, starts[at + 1] ?? log.length));
}

const numberOf = (round: readonly SeenEvent[]): number => kindsOf(round, 'roundBegan')[0]?.round ?? 0;

export const standingIn = (round: readonly SeenEvent[]): readonly Seat[] =>
  kindsOf(round, 'courageRevealed').flatMap(({ standing }) => standing);

export const duckedIn = (round: readonly SeenEvent[]): readonly Seat[] =>
  kindsOf(round, 'courageRevealed').flatMap(({ ducked }) => ducked);

export const bangsIn = (round: readonly SeenEvent[]) =>
  kindsOf(round, 'shotsFired').flatMap(({ shots }) => shots.filter(({ bullet }) => bullet === 'bang'));

/** Bangs that hurt. */
export const hitsIn = (round: readonly SeenEvent[]) => {
  const lucky = new Set(kindsOf(round, 'luckyEscape').map(({ seat }) => seat));
  return bangsIn(round).filter(({ target }) => !lucky.has(target));
};

const shootersOf = (round: readonly SeenEvent[], seat: Seat): readonly Seat[] =>
  bangsIn(round).flatMap(shot => (shot.target === seat ? [shot.seat] : []));
