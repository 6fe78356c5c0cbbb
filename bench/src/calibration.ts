import type { Row } from './figures.ts';
import { type Job, perSecond, type Speeds } from './speed.ts';

/** Fixed work that never changes with the project: compare the figures of two benches only beside this one. */
export function calibrationJob(): Job {
  const places = Uint32Array.from({ length: 4096 }, (_, at) => at);
  return () => swapPlaces(places);
}

export function calibrationRow({ amounts }: Speeds): Row {
  return perSecond('calibration', 'million steps/s', amounts);
}

/** Some arithmetic, some memory, some garbage. Millions of steps. */
function swapPlaces(places: Uint32Array): number {
  let word = 2463534242;
  let swap = { one: 0, other: 0 };
  for (let step = 0; step < STEPS; step++) {
    word ^= word << 13;
    word ^= word >>> 17;
    word ^= word << 5;
    swap = { one: word & 4095, other: (word >>> 12) & 4095 };
    trail[step & 63] = swap;
    const moved = places[swap.one]!;
    places[swap.one] = places[swap.other]!;
    places[swap.other] = moved;
  }
  return STEPS / 1e6;
}

const STEPS = 100_000;
const trail: object[] = []; // keeps the objects alive for a moment, so that they are really made
