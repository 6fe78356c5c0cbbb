import { expect, test } from 'vitest';
import {
  afterRound,
  asks,
  cashWith,
  choicesOf,
  type Given,
  lootOf,
  play,
  refusal,
  type Story,
  see,
  shares,
  take,
  timeOut,
} from '../../testing/index.ts';

const C = { talent: 'junkDealer' } as const;

const cTakes = (share: string, given: Given = {}): Story => {
  const game = cashWith({
    stage: 'sharing',
    godfather: 'C',
    table: ['bill5', 'bill5', 'bill10', 'aid', 'clip', 'painting'],
    B: { down: 'ducked', loot: ['painting'] },
    C,
    ...given,
  });
  take(game, `C ${share}`);
  return game;
};

test('CG-144 T-JUN AMB-51 C takes 5,000 and swaps with B, who ducked: C owns the painting, B the bill', () => {
  const game = cTakes('bill5');
  expect([asks(game), choicesOf(game, 'C')]).toEqual(['C junk', ['swap:B', 'pass']]);
  play(game, 'C', 'swap:B');
  expect([lootOf(game, 'C'), lootOf(game, 'B')]).toEqual([['painting'], ['bill5']]);
  const swapped = { kind: 'junkSwapped', seat: 'C', other: 'B', given: 'bill5', open: false };
  for (const viewer of ['B', 'C'] as const) {
    expect(see(game, viewer, 'junkSwapped')).toEqual([{ ...swapped, loot: 'painting' }]);
  }
  for (const viewer of ['A', 'D', 'spectator'] as const) {
    expect(see(game, viewer, 'junkSwapped')).toEqual([{ ...swapped, loot: undefined }]);
  }
});

test('CG-145 T-JUN having swapped once she gets no more offers this round', () => {
  const game = cTakes('bill5');
  play(game, 'C', 'swap:B');
  take(game, 'D bill10', 'A godfather', 'C bill5');
  expect(asks(game)).toBe('D share');
});

test('CG-145 T-JUN an offer she declined comes again with her next card', () => {
  const game = cTakes('bill5');
  play(game, 'C', 'pass');
  expect(see(game, 'A', 'junkDeclined')).toEqual([{ kind: 'junkDeclined', seat: 'C' }]);
  take(game, 'D bill10', 'A godfather', 'C bill5');
  expect(asks(game)).toBe('C junk');
});

test.each(['godfather', 'aid', 'clip'])('CG-145 T-JUN she takes %s: no offer', share => {
  expect(asks(cTakes(share))).toBe('D share');
});

test('CG-145 T-JUN no other living player owns loot: no offer', () => {
  expect(asks(cTakes('bill5', { B: { down: 'ducked' } }))).toBe('D share');
});

test('T-JUN AMB-51 only a living player who owns loot, and not herself', () => {
  const game = cTakes('bill5', { players: 5, E: { alive: false } });
  expect([refusal(game, 'C', 'swap:A'), refusal(game, 'C', 'swap:C'), refusal(game, 'C', 'swap:E')]).toEqual([
    'noLootThere',
    'notYourself',
    'targetEliminated',
  ]);
  expect(refusal(game, 'C', 'swap:F')).toBe('noSuchPlayer');
});

test('T-JUN the card is drawn before hers is added: with one card she always gets that one', () => {
  for (let seed = 0; seed < 30; seed += 1) {
    const game = cTakes('bill5', { seed });
    play(game, 'C', 'swap:B');
    expect(lootOf(game, 'C')).toEqual(['painting']);
  }
});

test('T-JUN whose time is up does not swap', () => {
  const game = cTakes('bill5');
  expect(timeOut(game, 'C')).toBe('pass');
  expect(lootOf(game, 'C')).toEqual(['bill5']);
});

test('CG-148 X16 an eliminated player cannot be chosen: the loot is gone before stage 7', () => {
  const game = afterRound(
    { godfather: 'C', table: ['bill5', 'bill20'], A: { loot: ['bill5'] }, B: { wounds: 2, loot: ['painting'] }, C },
    { A: 'bang>B', B: 'click>A', C: 'click>D', D: 'click>C' },
  );
  take(game, 'C bill20');
  expect([asks(game), choicesOf(game, 'C')]).toEqual(['C junk', ['swap:A', 'pass']]);
  expect(refusal(game, 'C', 'swap:B')).toBe('targetEliminated');
  expect(shares(game)).toEqual(['bill5', 'godfather']);
});
