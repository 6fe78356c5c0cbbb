import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE, suitesNamed } from './catalogue.ts';
import { ROOT } from './origin.ts';
import { sourcesOf } from './sources.ts';

const suite = (id: string) => CATALOGUE.find(each => each.id === id)!;

test('the sources of a suite are the files it may run, and no others', () => {
  const within = (id: string, ...files: string[]) => {
    const sources = sourcesOf(suite(id));
    return files.filter(file => sources.includes(file));
  };
  const files = [
    'engine/kernel/src/random.ts',
    'engine/kernel/src/random.test.ts', // a test of its own
    'engine/testing/src/randomGame.ts',
    'games/corleone/packs/standard-1.json',
    'server/src/matches/liveMatch.ts',
    'server/testing/simulation/planted/broadcasts.ts',
    'server/testing/process/earlyCommitter.ts', // stands in for a file while bundling
    'server/testing/wire/mutations.ts',
    'server/src/store/postgres.long.ts', // a file of tests that a suite runs
    'server/src/store/sqliteWorker.ts', // a thread
    'games/corleone/table/Table.tsx',
    'games/corleone/words/catalogues/pl/table.json', // by a pattern
  ] as const;
  const named = (...at: readonly number[]) => at.map(each => files[each]);
  expect(within('R3', ...files)).toEqual(named(0, 2, 3, 4, 5));
  expect(within('R1', ...files)).toEqual(expect.arrayContaining(named(0, 3, 4, 6, 9)));
  expect(within('S8-messages', ...files)).toEqual(expect.arrayContaining(named(4, 7)));
  expect(within('C1', ...files)).toEqual(expect.arrayContaining(named(4, 8)));
  expect(within('S13', ...files)).toEqual(expect.arrayContaining(named(4, 10, 11)));
  expect(within('S15-shuffles', ...files)).toEqual(named(0));
  expect(within('S1-bots-corleone', ...files)).toEqual(expect.arrayContaining(named(0, 3)));
  expect(within('R17-corleone', ...files)).not.toContain(files[10]);
});

test('a name stands for all suites below it; an unknown one is an error', () => {
  expect(suitesNamed(['R17']).map(({ id }) => id)).toContain('R17-cashnguns');
  expect(suitesNamed(['R17-corleone']).map(({ id }) => id)).toEqual(['R17-corleone']);
  expect(() => suitesNamed(['R99'])).toThrow('No suite is called R99.');
});

test('the page about the promises names every suite there is, and no other', () => {
  const page = readFileSync(join(ROOT, 'docs/proof.md'), 'utf8');
  const named = [...page.matchAll(/^\| ([A-Z]\d+\S*) \|/gm)].map(([, id]) => id);
  expect(named.sort()).toEqual(CATALOGUE.map(({ id }) => id).sort());
});
