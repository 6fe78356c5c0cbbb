// Section 12 of the rules, row by row: what the clock chooses for a player whose time is up.
import { randomFrom, seatNamed, submit, timeOutText } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { choicesOf, corleoneWith, handOf, play, type Story, waiting } from '../testing/corleoneWith.ts';
import { standardPack } from './pack/standard.ts';
import type { SeatLetter } from './scenario/letters.ts';

/** The answer of the clock, played. */
const timeUp = (game: Story, letter: SeatLetter): string => {
  const seat = seatNamed(letter)!;
  const { text, by } = timeOutText(game.rules, game.state, seat, randomFrom(1));
  expect(by).toBe('clock');
  const result = submit(game.rules, game.state, seat, text, 'clock');
  if (!result.ok) throw new Error(`${letter}: ${text} is refused`);
  game.state = result.state;
  return text;
};

test('RN-01 icons are declined', () => {
  const game = corleoneWith();
  play(game, 'A', 'thug:bar');
  expect(timeUp(game, 'A')).toBe('done');
  expect(handOf(game, 'A')).toEqual([]);
  expect(waiting(game)).toEqual(['B']);
});

test('RN-04 the parts of a card are declined', () => {
  const game = corleoneWith({ board: { bar: 'B.thug' }, A: { hand: ['rubOut', 'gun', 'booze'] } });
  play(game, 'A', 'job:rubOut:gun+booze', 'ability');
  expect(timeUp(game, 'A')).toBe('skip');
  expect(game.state.table.hudson).toEqual([]);
  expect(handOf(game, 'A')).toEqual(['$3']);
});

test('RN-09 the substitute for a missing note is declined', () => {
  const game = corleoneWith({ piles: { $3: 0 }, A: { hand: ['rubOut', 'gun', 'booze'] } });
  play(game, 'A', 'job:rubOut:gun+booze', 'money');
  expect(timeUp(game, 'A')).toBe('skip');
  expect(handOf(game, 'A')).toEqual([]);
});

test('T2 the active player goes first', () => {
  const game = corleoneWith({ control: { brooklyn: 'B' } });
  play(game, 'A', 'thug:bar');
  expect(timeUp(game, 'A')).toBe('first:A');
});

test('I7 the first of the jobs looked at is kept', () => {
  const game = corleoneWith({ jobDeck: ['usurp', 'carBomb'] });
  play(game, 'A', 'thug:pennCentral', 'use:job');
  expect(timeUp(game, 'A')).toBe('keep:usurp');
});

test('F3 the turn is spent on any of the actions offered', () => {
  const game = corleoneWith();
  const offered = choicesOf(game, 'A');
  expect(offered).toContain(timeUp(game, 'A'));
});

test('B1 the bid is 0', () => {
  const game = corleoneWith({ phase: 'bribery', allies: ['capo', 'mayor2'], A: { suitcase: ['$5', '$1'] } });
  expect(timeUp(game, 'A')).toBe('bid:0-0-0-0');
});

test('RN-19 the lowest note is offered', () => {
  const game = corleoneWith({
    A: { hand: ['offer', 'gun', 'booze', 'bloodMoney'] },
    B: { hand: ['$5', '$2', '$3', 'gun'] },
  });
  play(game, 'A', 'job:offer:gun+booze+bloodMoney', 'ability', 'use:offer.1');
  expect(timeUp(game, 'B')).toBe('offer:$2');
});

test('RN-18 a thug is picked, else the figure with the lowest id, wherever it stands', () => {
  const settle = (board: Record<string, string>): Story => {
    const game = corleoneWith({ from: 'D4-IV', board, A: { hand: ['settleScore', 'gun', 'gun', 'bloodMoney'] } });
    play(game, 'A', 'job:settleScore:gun+gun+bloodMoney', 'ability', 'use:settleScore.1');
    return game;
  };
  expect(timeUp(settle({ F01: 'B.don', gunShop: 'B.thug' }), 'B')).toBe('pick:gunShop');
  expect(timeUp(settle({ F01: 'B.heir', F02: 'B.consigliere', F09: 'B.don' }), 'B')).toBe('pick:F09');
  expect(timeUp(settle({ F01: 'B.heir', F02: 'B.consigliere' }), 'B')).toBe('pick:F02');
});

test('D2 jobs are discarded, then goods, then the lowest notes, allies last', () => {
  const hand = ['$5', '$1', 'mayor1', 'gun', 'usurp', 'booze', 'carBomb', 'capo', '$2'];
  const game = corleoneWith({ from: 'D4-IV', phase: 'tribute', A: { hand } });
  const discarded: string[] = [];
  while (waiting(game).length > 0) discarded.push(timeUp(game, 'A').replace('discard:', ''));
  expect(discarded).toEqual(['carBomb', 'usurp', 'gun', 'booze', '$1', '$2', '$5']);
});

test('D2 the cards a player already chose stay chosen, and the clock discards the rest in its order', () => {
  const hand = ['usurp', '$1', '$5', 'mayor1', 'capo'];
  const game = corleoneWith({ from: 'D4-IV', phase: 'tribute', A: { hand } });
  play(game, 'A', 'discard:$1');
  expect(choicesOf(game, 'A')).toEqual(['discard:$5', 'discard:mayor1']);
  expect([timeUp(game, 'A'), timeUp(game, 'A')]).toEqual(['discard:usurp', 'discard:$5']);
  expect(game.state.table.result?.[0]?.suitcase).toBe(0);
  expect(game.state.table.jobDiscard).toEqual(['usurp']);
});

test('W4 no marker is moved', () => {
  const game = corleoneWith({
    phase: 'war',
    board: { bar: 'A.thug' },
    control: { queens: ['A', 'B'] },
    A: { markers: 0 },
  });
  expect(timeUp(game, 'A')).toBe('skip');
});

test('B2 the first ally still face up is taken', () => {
  const game = corleoneWith({ phase: 'bribery', allies: ['capo', 'mayor2', 'unionBoss2'], A: { suitcase: ['$5'] } });
  play(game, 'A', 'bid:0-0-0-1');
  expect(timeUp(game, 'A')).toBe('hire:capo');
});

test('F4 the figure with the lowest id is lost', () => {
  const otherSpaces = standardPack.familySpaces.filter(({ id }) => id !== 'F01');
  const game = corleoneWith({
    pack: { change: otherSpaces.map(({ id }) => [`familySpaces.${id}`, null]) },
    board: { F01: 'B.don' },
    A: { thugs: 0, members: ['consigliere', 'don'] },
  });
  expect(choicesOf(game, 'A')).toEqual(['lose:don', 'lose:consigliere']);
  expect(timeUp(game, 'A')).toBe('lose:don');
});
