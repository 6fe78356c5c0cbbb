import { gainOf, noLoot, paintingLadder, worthWithout } from '@omerta/cashnguns/seen';
import { expect, test } from 'vitest';
import { layoutFor } from '../show/layoutFor.ts';
import { myResult } from '../show/myResult.ts';
import { risksOf } from '../show/risks.ts';
import { keyAct } from './keys.ts';
import { meantBy } from './refusals.ts';

test('V3: one more painting is worth what the ladder climbs', () => {
  const three = { ...noLoot(), painting: 3 };
  expect(gainOf(three, { talent: '' }, ['painting'])).toBe(30);
  expect(gainOf(three, { talent: 'collector' }, ['painting'])).toBe(40);
  expect(gainOf(three, { talent: '' }, ['clip', 'godfather', 'bill5'])).toBe(5);
  expect(paintingLadder({ talent: '' }).map(({ worth }) => worth)).toEqual([
    0, 4, 12, 30, 60, 100, 150, 200, 300, 400, 500,
  ]);
  expect(paintingLadder({ talent: 'collector' })[0]).toEqual({ count: 1, worth: 4 });
});

test('6f T-LUC: what so many hits do', () => {
  const kinds = (talent: '' | 'lucky' | 'unbreakable', wounds: number) =>
    risksOf({ talent, wounds }, 2).map(({ kind }) => kind);
  expect(kinds('', 1)).toEqual(['share', 'down', 'out']);
  expect(kinds('lucky', 1)).toEqual(['share', 'down', 'lucky']);
  expect(kinds('unbreakable', 1)).toEqual(['share', 'down', 'down']);
});

test('a closed thing still means an answer to its question', () => {
  expect(meantBy('junk', 'seat:2')).toEqual({ kind: 'swap', seat: 2 });
  expect(meantBy('privilege', 'seat:2')).toEqual({ kind: 'order', seat: 2 });
  expect(meantBy('share', 'share:clip.0')).toEqual({ kind: 'take', shares: ['clip'] });
  expect(meantBy('reload', 'bullet:bang')).toEqual({ kind: 'discard', bullet: 'bang' });
  expect(meantBy('courage', 'bullet:bang')).toBeUndefined();
});

test('V3: what a round brought is what the stash would count without its shares', () => {
  const loot = { ...noLoot(), painting: 2, bill10: 1 };
  const owner = { talent: '' } as const;
  expect(worthWithout(loot, owner, ['painting', 'clip', 'godfather'])).toBe(
    worthWithout({ ...loot, painting: 1 }, owner, []),
  );
  expect(worthWithout(loot, owner, ['diamond1'])).toBe(worthWithout(loot, owner, [])); // it was stolen since
});

test('my own result: hit, out, ducked or unhurt', () => {
  const shots = { kind: 'shotsFired', shots: [] } as const;
  const courage = { kind: 'courageRevealed', ducked: [1], standing: [0, 2, 3] } as const;
  const round = [
    courage,
    shots,
    { kind: 'wounded', seat: 2, hits: 1, wounds: 1 },
    { kind: 'eliminated', seat: 3, loot: 0 },
  ] as never[];
  expect(myResult([courage] as never[], 0)).toBeUndefined();
  expect([0, 1, 2, 3].map(seat => myResult(round, seat)?.kind)).toEqual(['unhurt', 'ducked', 'hit', 'out']);
});

test('larger text takes the smaller layout', () => {
  const kindOf = (width: number, height: number, textSize = 100) => layoutFor({ width, height, textSize }).kind;
  expect(kindOf(1440, 900)).toBe('desktop');
  expect(kindOf(1440, 900, 200)).toBe('phone');
  expect(kindOf(1024, 768)).toBe('tablet');
  expect(kindOf(390, 844)).toBe('phone');
  expect(layoutFor({ width: 360, height: 640, textSize: 100 }).isLow).toBe(true);
});

test('keys of the browser stay with the browser', () => {
  const key = (name: string, more = {}) =>
    keyAct({ key: name, ctrlKey: false, altKey: false, metaKey: false, ...more });
  expect(key('X')).toEqual({ kind: 'bullet', bullet: 'bang' });
  expect(key('9')).toEqual({ kind: 'number', number: 9 });
  expect(key('d', { ctrlKey: true })).toBeUndefined();
  expect(key('q')).toBeUndefined();
});
