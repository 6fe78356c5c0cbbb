import type { Found } from '@omerta/kernel/testing';
import { type Counts, type Course, comparePosition, count, openWorlds } from './compare.ts';
import { type Leak, NO_LEAK } from './leak.ts';
import { type Moments, PER_GAME, positionsOf, type WorldTable } from './positions.ts';

export interface Search {
  readonly tables: readonly WorldTable[];
  readonly course: (seed: number) => Course;
  readonly first: number;
  readonly count: number;
  readonly leak?: Leak;
  readonly overSockets?: boolean;
  readonly enough?: number; // differences
  readonly until?: () => boolean;
}

/** So many positions in a row at one table, then as many at the next: servers are opened for each row. */
const ROW = 100 * PER_GAME;
const ENOUGH = 6;

/** A trial is a moment of a game that one viewer looks at, and what follows. */
export async function searchPositions(search: Search): Promise<Found> {
  const { first, count, enough = ENOUGH, until = () => false } = search;
  const failures: { seed: number; what: string }[] = [];
  const sums: Counts = {};
  let seed = first;
  while (seed < first + count && failures.length < enough && !until()) {
    const end = Math.min((Math.floor(seed / ROW) + 1) * ROW, first + count);
    seed = await searchRow(search, seed, end, failures, sums);
  }
  return { trials: seed - first, failures, sums };
}

async function searchRow(
  { tables, course, overSockets = false, leak = NO_LEAK, enough = ENOUGH, until = () => false }: Search,
  from: number,
  end: number,
  failures: { seed: number; what: string }[],
  sums: Counts,
): Promise<number> {
  const table = tables[Math.floor(from / ROW) % tables.length]!;
  const worlds = await openWorlds(table.players, leak);
  if (overSockets) for (const { house } of worlds) await house.listen();
  let moments: Moments | undefined;
  let seed = from;
  for (; seed < end && failures.length < enough && !until(); seed += 1) {
    if (moments === undefined || seed % PER_GAME === 0) moments = positionsOf(table, Math.floor(seed / PER_GAME));
    const position = moments.positions[seed % PER_GAME]!;
    try {
      await comparePosition(worlds, table, position, {
        seed,
        texts: moments.texts,
        counts: sums,
        course: course(seed),
      });
    } catch (error) {
      failures.push({ seed, what: error instanceof Error ? error.message : String(error) });
    }
    for (const hit of position.hits) count(sums, hit);
  }
  for (const { house } of worlds) await house.close();
  return seed;
}
