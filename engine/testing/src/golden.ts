import { fingerprint, type GameTypes, type Rules, type Seed } from '@omerta/kernel';
import { randomGame } from './randomGame.ts';

/** One fingerprint of many random games. It changes when a rule changes any of them. */
export function goldenOf<G extends GameTypes>(rules: Rules<G>, options: G['Options'], seeds: Iterable<Seed>): string {
  const games: string[] = [];
  for (const seed of seeds) {
    const { record, state } = randomGame(rules, options, seed);
    games.push(fingerprint([record.choices, state]));
  }
  return fingerprint(games);
}
