import { standardPack } from '@omerta/corleone/seen';
import { describe, expect, test } from 'vitest';
import { isTrade, PLAIN_ICONS, widthOf } from './icon.ts';
import { iconsOf } from './iconsOf.ts';

const { businesses, jobs, allies } = standardPack;
const sides = [...businesses.printed, ...businesses.tiles].flatMap(({ id, back, front }) => [
  { id: `${id} back`, effects: back },
  ...(front === null ? [] : [{ id: `${id} front`, effects: front }]),
]);

describe('every effect of the standard pack has icons', () => {
  test.each([...sides, ...jobs, ...allies])('$id', ({ effects }) => {
    expect(effects.length).toBeGreaterThan(0);
    for (const effect of effects) {
      const icons = iconsOf([effect]);
      expect(icons.length).toBeGreaterThan(0);
      for (const icon of icons) expect(isTrade(icon) || PLAIN_ICONS.includes(icon)).toBe(true);
    }
  });
});

describe('icons', () => {
  test('I6 two suitcases are two icons', () => {
    expect(iconsOf([{ op: 'suitcase', count: 2, upTo: true }])).toEqual(['suitcase', 'suitcase']);
  });

  test('a front shows its icons in the printed order', () => {
    const barberShop = businesses.printed.find(({ id }) => id === 'barberShop')!;
    expect(iconsOf(barberShop.front!)).toEqual(['job', 'horseHead', '$1']);
  });

  test('a trade names what is given and taken, and widens with it', () => {
    const [small, large] = iconsOf([
      { op: 'exchange', discard: 1, gainMoney: [5] },
      { op: 'exchange', discard: 3, gainMoney: [5, 3] },
    ]);
    expect(large).toEqual({ discard: 3, money: ['$5', '$3'], goods: [] });
    expect(widthOf(large!)).toBeGreaterThan(widthOf(small!));
  });

  test('a choice shows what can be chosen', () => {
    expect(
      iconsOf([
        {
          op: 'choose',
          options: [
            { op: 'gainMoney', value: 2 },
            { op: 'gainGood', good: 'gun' },
          ],
        },
      ]),
    ).toEqual(['$2', 'gun']);
  });
});
