import { fingerprint, type Random, randomFrom, type Seed } from '@omerta/kernel';

/** A separate generator for each purpose, so that players' choices do not depend on the shuffling. */
export function randomFor(purpose: string, seed: Seed): Random {
  return randomFrom(Number.parseInt(fingerprint({ purpose, seed }).slice(0, DIGITS), 16));
}

const DIGITS = 12; // 48 bits are a whole number that is exact
