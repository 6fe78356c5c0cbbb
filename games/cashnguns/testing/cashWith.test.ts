import { expect, test } from 'vitest';
import {
  aims,
  asks,
  bullets,
  cashWith,
  choicesOf,
  courage,
  handOf,
  lootOf,
  pile,
  play,
  player,
  refusal,
  round,
  see,
  shareAll,
  shares,
  take,
  timeOut,
  waiting,
} from './index.ts';

test('by default 4 players, round 1, Godfather A, 5 Click and 3 Bang each', () => {
  const game = cashWith();
  const { table } = game.state;
  expect([table.players, table.round, table.godfather, asks(game)]).toEqual([4, 1, 0, 'ABCD bullet']);
  expect(handOf(game, 'D')).toEqual({ click: 5, bang: 3 });
  expect(player(game, 'D')).toMatchObject({ alive: true, wounds: 0, down: '', bullets: 8, loot: 0, talent: '' });
});

test('named cards are where the story puts them, and the missing ones have left the game', () => {
  const game = cashWith({
    players: 6,
    round: 3,
    table: ['clip'],
    next: ['aid', 'painting'],
    faceUp: { bang: 2 },
    A: { wounds: 2, hand: { click: 1, bang: 5 }, loot: ['bill20', 'painting'] },
    B: { alive: false },
    F: { talent: 'kid', discarded: { bang: 1 } },
  });
  expect(shares(game)).toEqual(['clip', 'godfather']);
  expect(game.state.secret.piles.slice(-2)).toEqual(['painting', 'aid']);
  expect(pile(game)).toEqual({ up: [0, 2], down: [0, 1] });
  expect([handOf(game, 'A'), lootOf(game, 'A')]).toEqual([{ click: 1, bang: 5 }, ['bill20', 'painting']]);
  expect([player(game, 'B').alive, player(game, 'B').bullets, player(game, 'F').talent]).toEqual([false, 0, 'kid']);
  expect(game.state.secret.bulletsLost).toEqual({ click: 30 - 1 - 4 * 4, bang: 18 - 5 - 2 - 1 - 4 * 2 });
});

test('a round in one line: a player without a plan aims a Click at the next player and stands', () => {
  const game = cashWith();
  round(game, { A: 'bang>C', D: 'click>B duck' });
  expect(see(game, 'spectator', 'shotsFired')).toEqual([{ kind: 'shotsFired', shots: ['A bang C', 'B click C'] }]);
  expect(waiting(game)).toBe('A');
  take(game, 'A bill20', 'B godfather');
  expect(shareAll(game)).toBe('ABABABA');
  expect(game.state.table).toMatchObject({ round: 2, godfather: 1 });
});

test('a round stage by stage', () => {
  const game = cashWith();
  bullets(game, { A: 'bang' });
  aims(game, { B: '>slow' });
  expect(asks(game)).toBe('A privilege');
  play(game, 'A', 'order:C');
  play(game, 'C', 'aim:A');
  courage(game, { D: 'duck' });
  expect(player(game, 'D').down).toBe('ducked');
  expect(player(game, 'B').down).toBe('satOut');
});

test('a refused choice throws with its reason, and `refusal` returns the reason', () => {
  const game = cashWith({ round: 4, A: { hand: { bang: 5 } } });
  expect(choicesOf(game, 'A')).toEqual(['bang']);
  expect(refusal(game, 'A', 'click')).toBe('noSuchBullet');
  expect(refusal(game, 'A', 'bang')).toBeUndefined();
  expect(refusal(game, 'A', 'pow')).toBe('unreadable');
  expect(() => play(game, 'A', 'click')).toThrow('A: click: refused');
  expect(timeOut(game, 'A')).toBe('bang');
  expect(() => timeOut(game, 'A')).toThrow('A: the game does not wait for this seat');
});

test('an impossible state throws', () => {
  expect(() => cashWith({ table: ['diamond10'], A: { loot: ['diamond10'] } })).toThrow('there are only 1 diamond10');
  expect(() => cashWith({ A: { hand: { bang: 13 } } })).toThrow('there are not that many bang cards');
  expect(() => cashWith({ A: { hand: { bang: 2 } } })).toThrow('I1 seat 0 holds 2 cards in round 1');
  expect(() => round(cashWith(), { A: 'pow>B' })).toThrow('A: no plan "pow>B"');
});
