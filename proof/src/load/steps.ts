// What is measured, in steps of a minute or two each.
import { SEATS, type StoreKind } from '@omerta/server/load';

export interface Step {
  readonly name: string;
  readonly store: StoreKind;
  readonly tables: number; // in the memory of the server
  readonly watched: number; // of them, with a socket for each seat
  readonly rates: readonly number[]; // moves each second, increasing until one is too high
  readonly seconds: number; // for each rate
}

const MOST = 18_000; // a port of this machine for each, and as many again for sockets that just closed
const SPARE = 2_000;

/** First how cost grows with the tables, then how many moves are too many. */
export const STEPS: readonly Step[] = (['sqlite', 'postgres'] as const).flatMap(store => [
  ...[10, 100, 1_000, 2_500, 10_000].map(tables =>
    stepOf(`${store}-${tables}`, store, tables, [Math.min(200, 1.5 * tables)], 15),
  ),
  stepOf(`${store}-most`, store, 2_500, [250, 500, 750, 1_000, 1_500, 2_000], 10),
]);

export function stepOf(
  name: string,
  store: StoreKind,
  tables: number,
  rates: readonly number[],
  seconds: number,
): Step {
  return { name, store, tables, watched: Math.min(tables, Math.floor(mostSockets() / SEATS)), rates, seconds };
}

/** Every socket is an open file, of the server as of the crowd. Node raises its limit as far as it may. */
function mostSockets(): number {
  const report = process.report.getReport() as { userLimits?: { open_files?: { hard: number | 'unlimited' } } };
  const hard = report.userLimits?.open_files?.hard ?? 'unlimited'; // Windows has no such limit
  return Math.min(MOST, hard === 'unlimited' ? MOST : hard - SPARE);
}

/** The limit of R14; a rate above it is too high. */
export const LATE = 250; // milliseconds
