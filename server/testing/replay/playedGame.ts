import { commitmentOf, dealSeed, fingerprint, type GameRecord, type Outcome } from '@omerta/kernel';
import { randomGame } from '@omerta/testing';
import { gameOf } from '../../src/games.ts';
import { ALL_TABLES } from '../games.ts';
import { StateChain } from './stateChain.ts';

export interface PlayedGame {
  readonly record: GameRecord;
  readonly outcome: Outcome;
  readonly states: string; // a fingerprint of all of them
}

/** A random game, dealt as on a server: the seed decides its table, its deal and every choice. */
export function playedGame(seed: number): PlayedGame {
  const { game, players, options: more } = ALL_TABLES[seed % ALL_TABLES.length]!;
  const options = { ...more, players };
  const rules = gameOf(game)!.rules;
  const match = `match-${seed}`;
  const secret = fingerprint({ secret: seed });
  const entropies = Array.from({ length: players }, (_, seat) => fingerprint({ seed, seat }).slice(0, 32));
  const chain = new StateChain();
  const { record, state, outcome } = randomGame(rules, options, dealSeed(secret, match, entropies), {
    clock: true,
    onStep: before => chain.add(before),
  });
  chain.add(state);
  const fairDeal = { match, commitment: commitmentOf(secret, match), secret, entropies };
  return { record: { ...record, fairDeal }, outcome, states: chain.fingerprint };
}
