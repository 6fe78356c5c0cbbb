// The generator of simulations: sfc32 by Chris Doty-Humphrey (PractRand), fast and predictable.

export interface SimRandom {
  readonly kind: 'sim';
  a: number;
  b: number;
  c: number;
  count: number;
}

/** Seeded as in PractRand: the seed's two words, then twelve numbers thrown away. */
export function simRandomFrom(seed: number): SimRandom {
  const random: SimRandom = { kind: 'sim', a: 0, b: seed | 0, c: (seed / 2 ** 32) | 0, count: -SEEDING };
  while (random.count < 0) nextSim(random);
  return random;
}

export function nextSim(random: SimRandom): number {
  const a = random.a | 0; // the words are whole already; this tells the compiler
  const b = random.b | 0;
  const c = random.c | 0;
  const word = (a + b + random.count + FIRST_COUNTER) | 0;
  random.count++;
  random.a = b ^ (b >>> 9);
  random.b = (c + (c << 3)) | 0;
  random.c = (((c << 21) | (c >>> 11)) + word) | 0;
  return word >>> 0;
}

const SEEDING = 12;
const FIRST_COUNTER = 13; // sfc32's own counter word stands here when the seeding is over
