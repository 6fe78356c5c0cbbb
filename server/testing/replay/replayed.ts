import { replay } from '@omerta/kernel';
import { readRecord } from '@omerta/kernel/records';
import { gameOf } from '../../src/games.ts';
import { StateChain } from './stateChain.ts';

/** A fingerprint of all states of a recorded game, or what is wrong with the record. */
export function replayed(json: unknown): string {
  const read = readRecord(json);
  if (!read.ok) return read.problems.join('; ');
  const chain = new StateChain();
  const result = replay(gameOf(read.record.game)!.rules, read.record, ({ state }) => chain.add(state));
  return result.ok ? chain.fingerprint : JSON.stringify(result.problem);
}
