import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CATALOGUE, packagesOf, suitesNamed } from './catalogue.ts';
import { ROOT } from './origin.ts';

const suite = (id: string) => CATALOGUE.find(each => each.id === id)!;

test('a suite is made anew when something changes that it may run, and not for anything else', () => {
  expect(packagesOf(suite('S15-shuffles'))).toEqual(['kernel']);
  expect(packagesOf(suite('R17-corleone'))).toEqual(['corleone', 'kernel']);
  expect(packagesOf(suite('R1'))).toEqual(expect.arrayContaining(['bots', 'cli', 'kernel', 'server']));
  expect(packagesOf(suite('R1'))).not.toContain('client');
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
