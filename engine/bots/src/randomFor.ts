import { fingerprint, type Random, randomFrom, type Seed } from '@omerta/kernel';

/** A separate generator for each purpose and step: a resumed game goes on as if it had never stopped. */
export function randomFor(purpose: string, seed: Seed, step = 0): Random {
  return randomFrom(Number.parseInt(fingerprint({ purpose, seed, step }).slice(0, DIGITS), 16));
}

const DIGITS = 12; // 48 bits are a whole number that is exact
