import { describe, test } from 'vitest';
import type { NewMemory } from '../src/index.ts';
import type { ContractTable, MatchHost } from './matchHost.ts';
import { STORIES } from './stories.ts';

export interface Contract {
  readonly host: MatchHost;
  readonly tables: readonly ContractTable[];
  readonly newMemory: NewMemory;
}

/** What both server and browser promise about a match. */
export function matchContract(name: string, { host, tables, newMemory }: Contract): void {
  describe.each(tables)(`a match of $game with ${name}`, table => {
    test.each(Object.entries(STORIES))('%s', (_, story) => story(host, table, newMemory));
  });
}
