import { below, pick } from '@omerta/kernel';
import { randomFor, type TrialReport } from '@omerta/testing';
import type { GameTable } from '../games.ts';
import { type Counts, type Course, comparePair, count, openWorlds } from './compare.ts';
import { type Leak, NO_LEAK } from './leak.ts';
import { countDifferences, pairAt } from './positionPair.ts';
import { type Moments, PER_GAME, positionsOf } from './positions.ts';
import type { World } from './world.ts';

export interface Search {
  readonly tables: readonly GameTable[];
  readonly course: (seed: number) => Course;
  readonly first: number;
  readonly count: number;
  readonly leak?: Leak;
  readonly overSockets?: boolean;
  readonly enough?: number; // countDifferences
  readonly until?: () => boolean;
}

/** Positions at one table before the next one; each row of them opens its own servers. */
const ROW = 100 * PER_GAME;
const ENOUGH = 6;

/** A trial is a position in a game that one viewer watches, and what follows. */
export async function searchPositions(search: Search): Promise<TrialReport> {
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
  if (overSockets) for (const { server } of worlds) await server.listen();
  let moments: Moments | undefined;
  let seed = from;
  for (; seed < end && failures.length < enough && !until(); seed += 1) {
    const deal = Math.floor(seed / PER_GAME);
    if (moments === undefined || seed % PER_GAME === 0) moments = positionsOf(table, deal);
    try {
      await compareAt(worlds, table, moments, seed, course(seed), sums);
    } catch (error) {
      failures.push({ seed, what: error instanceof Error ? error.message : String(error) });
    }
  }
  for (const { server } of worlds) await server.close();
  return seed;
}

/** One position; the seed decides the observer and the other world. Where nothing can be compared, another position. */
async function compareAt(
  worlds: readonly [World, World],
  table: GameTable,
  own: Moments,
  seed: number,
  course: Course,
  counts: Counts,
): Promise<void> {
  const random = randomFor('two worlds', seed);
  let { positions, texts } = own;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (tries > 0 && tries % PER_MOMENTS === 0) ({ positions, texts } = positionsOf(table, below(random, OTHER_DEALS)));
    const position = tries < OWN_TRIES ? own.positions[seed % PER_GAME]! : pick(random, positions);
    const pair = pairAt(table, position, course, random);
    if (pair !== undefined && (await comparePair(worlds, table, pair, { seed, random, texts, counts, course }))) {
      for (const hit of position.hits) count(counts, hit);
      for (const [name, value] of Object.entries(countDifferences(pair))) count(counts, name, value);
      return;
    }
    count(counts, 'drawn anew');
  }
  throw new Error('nothing can be compared');
}

const OWN_TRIES = 4; // with the position of the seed itself
const PER_MOMENTS = 32; // tries with the moments of one game
const MOST_TRIES = 3_200;
const OTHER_DEALS = 2 ** 20;
