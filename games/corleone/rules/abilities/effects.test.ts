import { expect, test } from 'vitest';
import { GOODS, NOTES } from '../cards.ts';
import { bindPack } from '../content.ts';
import type { Effect } from '../pack/pack.ts';
import { standardPack } from '../pack/standard.ts';
import { effectOf, isSimplyTaken } from './effects.ts';

const content = bindPack(standardPack);

test('every ability of the pack has the effect it was compiled from', () => {
  for (const [key, ability] of content.abilities) expect(effectOf(content, key), `${key} ${ability.op}`).toBeDefined();
  const { jobs, allies } = standardPack;
  const partAt = (key: string): Effect | undefined => {
    const [card, first, ...rest] = key.split('.').filter(step => step !== 'again');
    let effect = [...jobs, ...allies].find(({ id }) => id === card)?.effects[Number(first) - 1];
    for (const step of rest) {
      const inner = effect?.op === 'choose' ? effect.options : effect?.op === 'sequence' ? effect.effects : [];
      effect = inner[Number(step) - 1];
    }
    return effect;
  };
  const parts = [...content.abilities.keys()].filter(key => key.includes('.'));
  expect(parts.map(key => effectOf(content, key))).toEqual(parts.map(partAt));
  expect(effectOf(content, 'carBomb.7')).toBeUndefined();
});

test('I1 I2 I8 money, goods and the horse head are taken without a decision', () => {
  expect(
    [...NOTES, ...GOODS, 'horseHead']
      .filter(key => content.abilities.has(key))
      .every(key => isSimplyTaken(content, key)),
  ).toBe(true);
  expect(['job', 'suitcase', 'discard1for5', 'carBomb.1'].some(key => isSimplyTaken(content, key))).toBe(false);
  expect(effectOf(content, '$5')).toEqual({ op: 'gainMoney', value: 5 });
  expect(effectOf(content, 'suitcase')).toMatchObject({ op: 'suitcase', count: 1 });
});
