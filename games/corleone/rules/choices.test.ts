import { submit } from '@omerta/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { corleoneWith, play, refusal, type Story } from '../testing/corleoneWith.ts';
import { readChoice, writeChoice } from './choices.ts';

test('RN-20 no opponent is robbed twice by one card', () => {
  expect(readChoice('rob:B+B')).toBeUndefined();
  expect(readChoice('rob:B+C+B')).toBeUndefined();
  expect(writeChoice(readChoice('rob:C+B')!)).toBe('rob:B+C');
});

const kinds = fc.constantFrom(
  ...['thug', 'don', 'job', 'public', 'ally', 'lose', 'first', 'use', 'suitcase', 'take', 'discard', 'keep', 'turf'],
  ...[
    'gunDown',
    'move',
    'place',
    'front',
    'rob',
    'return',
    'ready',
    'option',
    'pick',
    'offer',
    'marker',
    'bid',
    'hire',
  ],
);
const words = fc.oneof(
  fc.constantFrom('bar', 'F05', 'queens', 'usurp', 'mayor1', '$5', 'gun', 'A', 'Z', '0', '99', 'thug', 'job'),
  fc.constantFrom('__proto__', 'constructor', 'toString', 'hasOwnProperty', '', ' ', '-1', '1e3', 'bár', 'BAR', '𝐁'),
  fc.string({ unit: 'binary', maxLength: 4 }),
);
const rests = fc.array(fc.oneof(words, fc.constantFrom(':', '+', '>', '.', '-')), { maxLength: 6 });
const texts = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.tuple(kinds, rests).map(([kind, rest]) => `${kind}:${rest.join('')}`),
);

test('every choice that can be read is written back as the same text', () => {
  fc.assert(
    fc.property(texts, text => {
      const choice = readChoice(text);
      if (choice !== undefined) expect(readChoice(writeChoice(choice))).toEqual(choice);
    }),
    { numRuns: 2000 },
  );
});

const moments: readonly (() => Story)[] = [
  () => corleoneWith({ A: { hand: ['usurp', 'gun', 'bloodMoney', 'mayor1'] } }),
  () => after({ A: { hand: ['$1', '$5', 'usurp'] } }, 'don:F04'),
  () => after({ A: { hand: ['$1', '$5', 'usurp'] } }, 'don:F04', 'use:discard2for5'),
  () =>
    after(
      { A: { hand: ['pickpocket', 'booze', 'bloodMoney'] }, B: { hand: ['gun'] } },
      'job:pickpocket:booze+bloodMoney',
      'ability',
    ),
  () =>
    after(
      {
        board: { F05: 'B.don', bar: 'A.thug' },
        A: { hand: ['fiveFamilies', 'booze', 'booze', 'bloodMoney', 'bloodMoney'] },
      },
      'job:fiveFamilies:booze+booze+bloodMoney+bloodMoney',
      'ability',
    ),
  () => corleoneWith({ phase: 'war', board: { bar: 'A.thug' }, control: { queens: 'A' }, A: { markers: 0 } }),
  () => corleoneWith({ phase: 'bribery', allies: ['capo', 'mayor2'], A: { suitcase: ['$5', '$1'] } }),
  () => corleoneWith({ phase: 'tribute', A: { hand: ['$5', '$1', 'gun', 'usurp', 'usurp', 'mayor1', 'capo'] } }),
];

const after = (given: Parameters<typeof corleoneWith>[0], ...choices: string[]): Story => {
  const game = corleoneWith(given);
  play(game, 'A', ...choices);
  return game;
};

test('every submitted choice is either offered or refused', () => {
  for (const moment of moments) {
    const { rules, state } = moment();
    const offered = rules.choices(rules.viewFor(state, 0)).map(writeChoice);
    fc.assert(
      fc.property(texts, text => {
        const isAccepted = submit(rules, state, 0, text).ok;
        const choice = readChoice(text);
        expect(isAccepted).toBe(choice !== undefined && offered.includes(writeChoice(choice)));
      }),
      { numRuns: 300 },
    );
  }
});

test('a very long text is refused', () => {
  const game = corleoneWith({ A: { hand: ['usurp', 'gun', 'bloodMoney'] } });
  expect(refusal(game, 'A', `job:usurp:${'gun+'.repeat(100_000)}gun`)).toBe('payExactly');
  expect(refusal(game, 'A', `thug:${'a'.repeat(1_000_000)}`)).toBe('noBusinessThere');
  expect(refusal(game, 'A', `bid:${'9'.repeat(1_000_000)}-0-0-0`)).toBe('unreadable');
});
