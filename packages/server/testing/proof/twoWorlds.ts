import type { Asked, Found, Planted, Suite } from '@omerta/kernel/testing';
import { type Leak, leaksOfCashNGuns, leaksOfCorleone, plant } from '../play/plantedLeaks.ts';
import { type Search, searchLeaks } from '../play/twoWorlds.ts';

export const twoWorlds: readonly Suite[] = [
  {
    id: 'S1-corleone',
    promise: 'hidden',
    shows:
      "Corleone's Empire: every byte a server sends a viewer is the same in two worlds that differ in what is hidden",
    unit: 'positions',
    trials: { long: 4_000, night: 100_000 },
    share: 1_000,
    run: asked =>
      search(
        asked,
        [2, 3, 4, 5].map(players => ({ game: 'corleone', players })),
      ),
    planted: plantedAt({ game: 'corleone', players: 4 }, leaksOfCorleone),
  },
  {
    id: 'S1-cashnguns',
    promise: 'hidden',
    shows: "Ca$h 'n Guns: every byte a server sends a viewer is the same in two worlds that differ in what is hidden",
    unit: 'positions',
    trials: { long: 4_000, night: 100_000 },
    share: 1_000,
    run: asked =>
      search(asked, [
        { game: 'cashnguns', players: 4 },
        { game: 'cashnguns', players: 6, options: { talents: true } },
        { game: 'cashnguns', players: 8, options: { talents: true, talentDeal: 'two' } },
        { game: 'cashnguns', players: 5, options: { lootVisibility: 'open', lootLog: 'open' } },
      ]),
    planted: plantedAt({ game: 'cashnguns', players: 5, options: { talents: true } }, leaksOfCashNGuns),
  },
];

type Table = Omit<Search, 'positions'>;

function plantedAt(table: Table, leaks: Readonly<Record<string, Leak>>): Planted[] {
  return Object.entries(leaks).map(([name, leak]) => ({
    name,
    most: 200,
    run: asked => search(asked, [{ ...table, leak: plant(leak) }]),
  }));
}

/** So many positions in a row at one table, then as many at the next: a server is opened for each row. */
const ROW = 250;

async function search({ first, count, until }: Asked, tables: readonly Table[]): Promise<Found> {
  const failures: { seed: number; what: string }[] = [];
  const sums = { steps: 0, bytes: 0 };
  let seed = first;
  while (seed < first + count && failures.length === 0 && !until()) {
    const row = Math.floor(seed / ROW);
    const positions = Math.min((row + 1) * ROW, first + count) - seed;
    const found = await searchLeaks({ ...tables[row % tables.length]!, first: seed, positions, until });
    failures.push(...found.differences);
    sums.steps += found.steps;
    sums.bytes += found.bytes;
    seed += found.positions;
  }
  return { trials: seed - first, failures, sums };
}
