import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PLAIN_OPS } from '../effectTable.ts';
import type { Effect } from '../pack/pack.ts';
import { standardPack } from '../pack/standard.ts';

const partsOf = (effect: Effect): readonly Effect[] => {
  if (effect.op === 'choose') return effect.options.flatMap(partsOf);
  return effect.op === 'sequence' ? effect.effects.flatMap(partsOf) : [effect];
};

const { jobs, allies, businesses } = standardPack;
const printed: readonly Effect[] = [
  ...[...jobs, ...allies].flatMap(({ effects }) => effects),
  ...[...businesses.printed, ...businesses.tiles].flatMap(({ front, back }) => [...(front ?? []), ...back]),
];

/** The tests beside this one. */
const here = new URL('.', import.meta.url);
const tests = readdirSync(here)
  .filter(file => file.endsWith('.test.ts'))
  .map(file => readFileSync(new URL(file, here), 'utf8'))
  .join('\n');

test('every effect is on a standard card, which scenarios play, or a test beside its ability names it', () => {
  const known = new Set(printed.flatMap(partsOf).map(({ op }) => op));
  expect(PLAIN_OPS.filter(op => !known.has(op) && !tests.includes(`op: '${op}'`))).toEqual([]);
});
