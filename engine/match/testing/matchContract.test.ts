import { cashnguns } from '@omerta/cashnguns/rules';
import { corleone, standardPack } from '@omerta/corleone/rules';
import { expect, test } from 'vitest';
import type { AnyRules, SeatMemory } from '../src/index.ts';
import { engineMatches } from './engineMatches.ts';
import { matchContract } from './matchContract.ts';
import type { ContractTable } from './matchHost.ts';
import { DEFECTS } from './plantedDefects.ts';
import { STORIES } from './stories.ts';

const RULES: Readonly<Record<string, AnyRules>> = { corleone: corleone(standardPack), cashnguns };
const tables: readonly ContractTable[] = [
  { game: 'corleone', options: { players: 3 } },
  { game: 'cashnguns', options: { players: 4 } },
];

/** Remembers every event the seat saw. */
function newMemory(): SeatMemory {
  const recall: object[] = [];
  return { recall, see: event => void recall.push(event) };
}

const host = engineMatches(game => RULES[game]!, newMemory);
matchContract('the engine alone', { host, tables, newMemory });

test.each(Object.entries(STORIES))('a host with a defect is found: %s', async (name, story) => {
  const broken = DEFECTS[name]!(host);
  const found = await story(broken, tables[1]!, newMemory).then(
    () => 'nothing',
    (error: Error) => error.name,
  );
  expect(found).toBe('AssertionError');
});
