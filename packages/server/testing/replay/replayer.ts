// A process of its own: records come in, one in each line; out goes a fingerprint of all their states.
import { createInterface } from 'node:readline';
import { readRecord, replay } from '@omerta/kernel';
import { gameOf } from '../../src/games.ts';
import { StateChain } from './stateChain.ts';

for await (const line of createInterface(process.stdin)) console.log(replayed(JSON.parse(line)));

function replayed(json: unknown): string {
  const read = readRecord(json);
  if (!read.ok) return read.problems.join('; ');
  const chain = new StateChain();
  const result = replay(gameOf(read.record.game)!.standard, read.record, ({ state }) => chain.add(state));
  return result.ok ? chain.fingerprint : JSON.stringify(result.problem);
}
