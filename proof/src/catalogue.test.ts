import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE, packagesOf, suitesNamed } from './catalogue.ts';
import { ROOT } from './origin.ts';
import { sourcesOf } from './sources.ts';

const suite = (id: string) => CATALOGUE.find(each => each.id === id)!;

test('the packages whose code a suite may run', () => {
  expect(packagesOf(suite('S15-shuffles'))).toEqual(['kernel']);
  expect(packagesOf(suite('R17-corleone'))).toEqual(['corleone', 'kernel']);
  expect(packagesOf(suite('R1'))).toEqual(expect.arrayContaining(['bots', 'cli', 'kernel', 'server']));
  expect(packagesOf(suite('R1'))).not.toContain('client');
});

test('a suite is made anew when something changes that it may run, and not for anything else', () => {
  const within = (id: string, ...files: string[]) => {
    const sources = sourcesOf(suite(id));
    return files.filter(file => sources.includes(`packages/${file}`));
  };
  const files = [
    'kernel/src/random.ts',
    'kernel/src/random.test.ts', // a test of its own
    'kernel/testing/randomGame.ts',
    'corleone/package.json',
    'server/src/matches/liveMatch.ts',
    'server/testing/simulation/planted/telling.ts',
    'server/testing/process/hasty.ts', // stands in for a file while bundling
    'server/testing/wire/mutations.ts',
    'server/src/store/postgres.long.ts', // a file of tests that a suite runs
  ];
  expect(within('R3', ...files)).toEqual([files[0], files[2], files[3], files[4], files[5]]);
  expect(within('R1', ...files)).toEqual([files[0], files[2], files[3], files[4], files[6]]);
  expect(within('S8-messages', ...files)).toEqual(expect.arrayContaining([files[4], files[7]]));
  expect(within('C1', ...files)).toEqual(expect.arrayContaining([files[4], files[8]]));
  expect(within('S15-shuffles', ...files)).toEqual([files[0]]);
});

test('a name stands for all suites below it; a wrong one is told', () => {
  expect(suitesNamed(['R17']).map(({ id }) => id)).toContain('R17-cashnguns');
  expect(suitesNamed(['R17-corleone']).map(({ id }) => id)).toEqual(['R17-corleone']);
  expect(() => suitesNamed(['R99'])).toThrow('No suite is called R99.');
});

test('the page about the promises names every suite there is, and no other', () => {
  const page = readFileSync(join(ROOT, 'docs/proof.md'), 'utf8');
  const named = [...page.matchAll(/^\| ([A-Z]\d+\S*) \|/gm)].map(([, id]) => id);
  expect(named.sort()).toEqual(CATALOGUE.map(({ id }) => id).sort());
});
