import { expect, expectTypeOf, test } from 'vitest';
import { rowOf } from './rowOf.ts';

type Move = { readonly kind: 'step'; readonly to: number } | { readonly kind: 'say'; readonly word: string };
type Of<Kind extends Move['kind']> = Extract<Move, { kind: Kind }>;

const moves: readonly Move[] = [
  { kind: 'step', to: 3 },
  { kind: 'say', word: 'no' },
];

test('the function for the kind of a value takes it', () => {
  const write: { readonly [Kind in Move['kind']]: (mark: string, move: Of<Kind>) => string } = {
    step: (mark, { to }) => `${mark}${to}`,
    say: (mark, { word }) => `${mark}${word}`,
  };
  expect(moves.map(move => rowOf(write, move.kind)('>', move))).toEqual(['>3', '>no']);
});

test('a table need not have a row for every kind', () => {
  const count: { readonly [Kind in Move['kind']]?: (move: Of<Kind>) => number } = { step: ({ to }) => to };
  expect(moves.map(move => rowOf(count, move.kind)?.(move) ?? 0)).toEqual([3, 0]);
});

test('a row may be an object with functions', () => {
  interface Rules<M> {
    readonly name: string;
    whyNot(move: M): string | undefined;
  }
  const rules: { readonly [Kind in Move['kind']]: Rules<Of<Kind>> } = {
    step: { name: 'a step', whyNot: ({ to }) => (to > 2 ? 'too far' : undefined) },
    say: { name: 'a word', whyNot: ({ word }) => (word === '' ? 'nothing said' : undefined) },
  };
  expect(moves.map(move => rowOf(rules, move.kind).whyNot(move))).toEqual(['too far', undefined]);
  expect(moves.map(move => rowOf(rules, move.kind).name)).toEqual(['a step', 'a word']);
});

test('a row takes members of the union only, and as many values as it has', () => {
  const write: { readonly [Kind in Move['kind']]: (move: Of<Kind>) => string } = {
    step: ({ to }) => String(to),
    say: ({ word }) => word,
  };
  const row = rowOf(write, 'step' as Move['kind']);
  expectTypeOf(row).parameters.toEqualTypeOf<[Move]>();
  expect(row({ kind: 'step', to: 1 })).toBe('1');
  // @ts-expect-error no member of the union
  expect(row({ kind: 'step', word: 'no' })).toBe('undefined');
});
