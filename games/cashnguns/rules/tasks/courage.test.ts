import { expect, test } from 'vitest';
import {
  afterRound,
  aims,
  asks,
  bullets,
  cashWith,
  choicesOf,
  lootOf,
  pile,
  play,
  player,
  type Story,
  see,
  shareAll,
  timeOut,
  viewOf,
} from '../../testing/index.ts';
import { cashnguns } from '../rules.ts';

const atCourage = (): Story => {
  const game = cashWith();
  bullets(game);
  aims(game);
  play(game, 'A', 'pass');
  return game;
};

test('5a everybody lies down or stands, and it is shown all at once', () => {
  const game = atCourage();
  expect(choicesOf(game, 'A')).toEqual(['duck', 'stand']);
  play(game, 'A', 'duck');
  play(game, 'B', 'stand');
  play(game, 'C', 'stand');
  expect(game.state.table.seats.map(({ down }) => down)).toEqual(['', '', '', '']);
  play(game, 'C', 'duck');
  play(game, 'D', 'stand');
  expect(see(game, 'spectator', 'courageRevealed')).toEqual([
    { kind: 'courageRevealed', ducked: 'AC', standing: 'BD' },
  ]);
});

test('AMB-58 before the reveal nobody can tell from anything whether somebody ducks', () => {
  const [one, other] = [atCourage(), atCourage()];
  play(one, 'B', 'duck');
  play(other, 'B', 'stand');
  expect(viewOf(one, 'A')).toEqual(viewOf(other, 'A'));
  expect(see(one, 'A')).toEqual(see(other, 'A'));
  expect(see(one, 'A').at(-1)).toEqual({ kind: 'courageChosen', seat: 'B' });
  expect([viewOf(one, 'B').own?.courage, viewOf(other, 'B').own?.courage]).toEqual(['duck', 'stand']);
});

test('CG-027 5b 5c 6g A[bang]→B, B[bang]→A, B ducks: both Bangs lie face down, nobody is hurt, A shares, B does not', () => {
  const game = afterRound({}, { A: 'bang>B', B: 'bang>A duck', C: 'click>D', D: 'click>C' });
  expect(pile(game)).toEqual({ up: [2, 0], down: [0, 2] });
  expect(see(game, 'spectator', 'bulletDiscarded')).toEqual([
    { kind: 'bulletDiscarded', seat: 'A', bullet: undefined },
    { kind: 'bulletDiscarded', seat: 'B', bullet: undefined },
  ]);
  expect(see(game, 'spectator', 'shotsFired')).toEqual([{ kind: 'shotsFired', shots: ['C click D', 'D click C'] }]);
  expect([player(game, 'A').wounds, player(game, 'B').wounds]).toEqual([0, 0]);
  expect([...new Set(shareAll(game))].sort().join('')).toBe('ACD');
});

test('CG-028 5e three Bangs at D who ducks: all four cards lie face down, nobody is wounded, 3 shares each', () => {
  const game = afterRound({}, { A: 'bang>D', B: 'bang>D', C: 'bang>D', D: 'click>A duck' });
  expect(pile(game)).toEqual({ up: [0, 0], down: [1, 3] });
  expect(game.state.table.seats.map(({ wounds }) => wounds)).toEqual([0, 0, 0, 0]);
  expect(shareAll(game)).toBe('ABCABCABC');
});

test('5d standing is a risk, but a chance of loot', () => {
  const game = afterRound({}, { A: 'bang>B', C: 'duck' });
  expect(player(game, 'B')).toMatchObject({ wounds: 1, down: 'wounded' });
  expect(shareAll(game)).toBe('ADADADADA');
  expect(player(game, 'A').loot + player(game, 'D').loot).toBe(8);
  expect([lootOf(game, 'B'), lootOf(game, 'C')]).toEqual([[], []]);
});

test('CG-030 5a nobody aims at C and C ducks: legal, but C has no share', () => {
  const game = afterRound({}, { A: 'click>B', B: 'click>A', C: 'click>A duck', D: 'click>A' });
  expect(player(game, 'C').down).toBe('ducked');
  expect(shareAll(game)).not.toContain('C');
});

test('CG-031 AMB-11 who does not answer stands', () => {
  const game = atCourage();
  for (const letter of ['A', 'B', 'C'] as const) play(game, letter, 'duck');
  expect(timeOut(game, 'D')).toBe('stand');
  expect(player(game, 'D').down).toBe('');
  expect(asks(game)).toBe('D share');
});

test('5d the question says how many guns point at a player', () => {
  const game = cashWith({ D: { alive: false }, players: 5 });
  bullets(game);
  aims(game, { A: '>B', B: '>C', C: '>B', E: '>B' });
  play(game, 'A', 'pass');
  expect(asks(game)).toBe('ABCE courage');
  const guns = (['A', 'B', 'C', 'E'] as const).map(letter => cashnguns.promptOf(viewOf(game, letter))?.guns);
  expect(guns).toEqual([0, 3, 1, 0]);
});
