import { expect, test } from 'vitest';
import { choicesOf, diceWith, play, refusal, timeOutOf, waiting } from '../testing/index.ts';
import { countFace } from './dice.ts';
import { checkOptions } from './options.ts';
import { liarsDice } from './rules.ts';

test('L1 two to six players have five dice each, and chance decides who starts', () => {
  expect([1, 7].map(players => checkOptions({ players }))).toEqual(Array(2).fill(['players: must be 2 to 6']));
  expect(checkOptions({ players: 2, jokers: true })).toEqual(['jokers: no such option']);
  expect(checkOptions({ players: 2, spotOn: 'yes' })).toEqual(['spotOn: must be true or false']);
  const starters = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => liarsDice.setup({ players: 3 }, seed).table.starter);
  expect(new Set(starters)).toEqual(new Set([0, 1, 2]));
  expect(liarsDice.setup({ players: 3 }, 1).table.dice).toEqual([5, 5, 5]);
});

test('L2 all roll, and each sees only their own dice', () => {
  const state = liarsDice.setup({ players: 2 }, 1);
  expect(state.own.map(({ dice }) => dice.length)).toEqual([5, 5]);
  expect(liarsDice.viewFor(state, 1).own).toBe(state.own[1]);
  expect(liarsDice.viewFor(state, 'spectator').own).toBeUndefined();
  const rolled = { kind: 'diceRolled', seat: 0, dice: [1, 2] } as const;
  expect(liarsDice.seenBy({ ...rolled, dice: [1, 2] }, 1)).toEqual({ ...rolled, dice: undefined });
});

test('L3 the starter bids and cannot call', () => {
  const game = diceWith(['2 3', '4']);
  expect(waiting(game)).toBe('A');
  expect(choicesOf(game, 'A')).toHaveLength(18);
  expect(refusal(game, 'A liar')).toBe('noBidYet');
});

test('L4 a raise names more dice, or as many of a higher face', () => {
  const game = diceWith(['2 3', '4 5']);
  play(game, 'A bid:2x5');
  expect(waiting(game)).toBe('B');
  expect(choicesOf(game, 'B').slice(0, 4)).toEqual(['liar', 'bid:2x6', 'bid:3x1', 'bid:3x2']);
  expect(refusal(game, 'B bid:2x5')).toBe('tooLow');
  expect(refusal(game, 'B bid:1x6')).toBe('tooLow');
  expect(refusal(game, 'A bid:3x1')).toBe('notYourTurn');
  expect(refusal(game, 'B keep')).toBe('notThisQuestion');
});

test('L4 players who are out are passed over', () => {
  const game = diceWith(['2', '', '3']);
  play(game, 'A bid:1x2');
  expect(waiting(game)).toBe('C');
  expect(refusal(game, 'B liar')).toBe('out');
});

test('L5 a bid names no more dice than there are', () => {
  const game = diceWith(['2', '3']);
  expect(refusal(game, 'A bid:3x2')).toBe('tooManyDice');
  play(game, 'A bid:2x6');
  expect(choicesOf(game, 'B')).toEqual(['liar']);
});

test('L6 with enough dice the caller loses one, and all see what lay under the cups', () => {
  const game = diceWith(['2 5 5', '3 5']);
  play(game, 'A bid:3x5', 'B liar');
  expect(game.state.table.dice).toEqual([3, 1]);
  expect(game.state.table.lifted).toEqual({
    bid: { seat: 0, count: 3, face: 5 },
    cups: [
      [2, 5, 5],
      [3, 5],
    ],
    found: 3,
  });
});

test('L6 with too few the bidder loses one', () => {
  const game = diceWith(['2 5 5', '3 4']);
  play(game, 'A bid:3x5', 'B liar');
  expect(game.state.table.dice).toEqual([2, 2]);
});

test('L7 the player who lost a die starts, or the next one who is still in', () => {
  const caller = diceWith(['5', '5 5', '5']);
  play(caller, 'A bid:1x5', 'B liar');
  expect(waiting(caller)).toBe('B');
  const bidder = diceWith(['2', '3 3', '4']);
  play(bidder, 'A bid:1x6', 'B liar');
  expect(waiting(bidder)).toBe('B');
});

test('L8 the last player with dice wins', () => {
  const game = diceWith(['2', '3']);
  play(game, 'A bid:2x6', 'B liar');
  const told = game.events.map(({ kind }) => kind);
  expect(told).toEqual(['bidMade', 'liarCalled', 'cupsLifted', 'dieLost', 'playerOut', 'gameWon']);
  expect(liarsDice.outcome(game.state)).toEqual({ scores: [0, 1], places: [2, 1] });
  expect(refusal(game, 'B liar')).toBe('gameOver');
});

test('L9 players are placed by how long they stayed in; those who go out together share a place', () => {
  const game = diceWith(['2 2', '', '3', '4'], { spotOn: true });
  game.state.table.round = 5;
  play(game, 'A bid:1x3', 'C bid:1x4', 'D bid:2x2', 'A spotOn');
  expect(liarsDice.outcome(game.state)?.places).toEqual([1, 4, 2, 2]);
});

test('L10 ones count as any face, but in a bid on ones only ones count', () => {
  const cups = [
    [1, 5],
    [1, 2],
  ] as const;
  expect(countFace(cups, 5, true)).toBe(3);
  expect(countFace(cups, 5, false)).toBe(1);
  expect(countFace(cups, 1, true)).toBe(2);
});

test('L11 spot on: exactly right, and every other player loses a die', () => {
  const game = diceWith(['5 5', '2 3', '4 4'], { spotOn: true });
  play(game, 'A bid:2x5', 'B spotOn');
  expect(game.state.table.dice).toEqual([1, 2, 1]);
  expect(waiting(game)).toBe('B');
});

test('L11 spot on: one too many is wrong, and the caller loses a die', () => {
  const game = diceWith(['5 5', '2 5'], { spotOn: true });
  play(game, 'A bid:2x5', 'B spotOn');
  expect(game.state.table.dice).toEqual([2, 1]);
});

test('L11 spot on is refused where the table does not play it', () => {
  const game = diceWith(['5', '2']);
  play(game, 'A bid:1x5');
  expect(refusal(game, 'B spotOn')).toBe('noSpotOn');
});

test('L12 all decide about a second roll in secret, and may think again until the last has decided', () => {
  const game = diceWith(['5 5', '2 2', '3 3'], { secondRoll: true });
  expect(waiting(game)).toBe('ABC');
  play(game, 'A again', 'A keep', 'B again');
  expect(waiting(game)).toBe('C');
  expect(game.events).toEqual([
    { kind: 'secondRollDecided', seat: 0 },
    { kind: 'secondRollDecided', seat: 1 },
  ]);
  play(game, 'C keep');
  expect(game.events.slice(3)).toMatchObject([
    { kind: 'secondRollsShown', seats: [1] },
    { kind: 'diceRolled', seat: 1 },
  ]);
  expect(game.state.own[0]!.dice).toEqual([5, 5]);
  expect(waiting(game)).toBe('A');
});

test('L13 when time is up, dice are kept; the player whose turn it is loses one, and no cup is lifted', () => {
  const game = diceWith(['5 5', '2 2'], { secondRoll: true });
  expect(timeOutOf(game, 'A')).toBe('keep');
  play(game, 'A keep', 'B keep');
  expect(timeOutOf(game, 'A')).toBe('tooSlow');
  expect(refusal(game, 'A tooSlow')).toBe('onlyTheClock');
  liarsDice.play(game.state, 0, { kind: 'tooSlow' }, game.events);
  expect(game.state.table).toMatchObject({ dice: [1, 2], starter: 0, lifted: undefined });
});
