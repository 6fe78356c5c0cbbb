// The badges of the rule book against the tags in docs/rules/cashnguns.md.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import words from './en.json' with { type: 'json' };
import { originOf } from './originOf.ts';

const page = readFileSync(new URL('../../../docs/rules/cashnguns.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| \*\*(X\d\d|AMB-\d\d)\*\* \|.*\| (.*) \|$/gm)].map(
  ([, id, tag]) => [id!, tag!] as const,
);
const texts: Readonly<Record<string, string>> = words;
const isOursInPart = (id: string): boolean => texts[id]!.includes('[ours]');

test('only what the written rules find in the rule book is marked as printed', () => {
  expect(rows.length).toBe(26 + 60);
  const printed = rows.filter(([id]) => originOf(id) === 'printed');
  expect(printed.length).toBeGreaterThan(5);
  expect(printed.filter(([, tag]) => !/rulebook|literal/i.test(tag))).toEqual([]);
  expect(printed.filter(([id, tag]) => tag.includes('PROPOSAL') && !isOursInPart(id))).toEqual([]);
});

test('AMB-09 AMB-22 AMB-60 X02 X03 what no sentence of the rule book says is marked as ours', () => {
  for (const id of ['AMB-09', 'AMB-22', 'AMB-60', 'X02', 'X03']) expect(originOf(id)).toBe('proposal');
  expect([originOf('X01'), isOursInPart('X01')]).toEqual(['printed', true]);
});

test('1a 4b P1 T0 printed rules mark the sentences that only a ruling says', () => {
  expect(['1a', '4b', 'T0'].map(isOursInPart)).toEqual([true, true, true]);
  const named = { P1: 'AMB-01', '1a': 'AMB-29', '4b': 'AMB-09' };
  for (const [id, ruling] of Object.entries(named)) expect(texts[id]).toContain(`[${ruling}]`);
});

test('every talent has a badge, and its sentences of ours are marked', () => {
  const talents = Object.keys(texts).filter(id => id.startsWith('T-'));
  expect(talents).toHaveLength(16);
  expect(talents.map(originOf)).toEqual(talents.map(() => 'printed'));
  expect(talents.filter(id => !isOursInPart(id))).toEqual(['T-LUC', 'T-UNB']);
});

test('AMB-12 cites stage 7; E1 says that all Loot is shared out', () => {
  expect(texts['AMB-12']).toMatch(/\[7b\] \[7c\]$/);
  expect(texts.E1).toContain('when all Loot is shared out');
});
