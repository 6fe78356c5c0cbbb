import { fingerprint, type Random, randomFrom, type Seed } from '@omerta/kernel';

/** A generator of its own for each purpose and step: a game that is resumed goes on as if it had never stopped. */
export function randomFor(purpose: string, seed: Seed, step = 0): Random {
  return randomFrom(Number.parseInt(fingerprint({ purpose, seed, step }).slice(0, DIGITS), 16));
}

const DIGITS = 12; // 48 bits are a whole number that is exact
