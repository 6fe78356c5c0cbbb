import { expect, test } from 'vitest';
import {
  asks,
  cashWith,
  choicesOf,
  type Given,
  handOf,
  newGame,
  play,
  player,
  refusal,
  round,
  see,
  shareAll,
  shares,
  timeOut,
  viewOf,
} from '../../testing/index.ts';

const A = { talent: 'hustler' } as const;
const start = (given: Given = {}) => cashWith({ stage: 'loot', A, ...given });

test('CG-129 T-HUS A picks B: 8 cards each, 10 Click and 6 Bang in all; others learn only who, A and B both cards', () => {
  const game = start();
  expect([asks(game), choicesOf(game, 'A')]).toEqual(['A hustle', ['hustle:B', 'hustle:C', 'hustle:D']]);
  play(game, 'A', 'hustle:B');
  play(game, 'A', 'give:bang');
  const [a, b] = [handOf(game, 'A'), handOf(game, 'B')];
  expect([a.click + a.bang, b.click + b.bang, a.click + b.click, a.bang + b.bang]).toEqual([8, 8, 10, 6]);
  expect([player(game, 'A').bullets, player(game, 'B').bullets]).toEqual([8, 8]);
  const drew = game.state.own[0]!.hustle!.got;
  expect(viewOf(game, 'A').own?.hustle).toEqual({ other: 1, got: drew, gave: 'bang' });
  expect(viewOf(game, 'B').own?.hustle).toEqual({ other: 0, got: 'bang', gave: drew });
  for (const viewer of ['A', 'B'] as const) {
    expect(see(game, viewer, 'hustled', 'givenBack').map(({ bullet }) => bullet)).toEqual([drew, 'bang']);
  }
  for (const viewer of ['C', 'D', 'spectator'] as const) {
    expect(see(game, viewer, 'hustled', 'givenBack')).toEqual([
      { kind: 'hustled', seat: 'A', victim: 'B', bullet: undefined },
      { kind: 'givenBack', seat: 'A', victim: 'B', bullet: undefined },
    ]);
  }
});

test('T-HUS AMB-47 he must draw in every round, after the loot is flipped', () => {
  const game = newGame({ talents: true, players: 8 }, hustlerSeed());
  expect(asks(game)).toMatch(/^[A-H] hustle$/);
  expect(shares(game)).toHaveLength(9);
  const again = cashWith({ A });
  round(again);
  shareAll(again);
  expect([again.state.table.round, asks(again)]).toEqual([2, 'A hustle']);
  expect(refusal(again, 'A', 'pass')).toBe('notThisQuestion');
});

const hustlerSeed = (): number => {
  for (let seed = 0; ; seed += 1) {
    if (newGame({ talents: true, players: 8 }, seed).state.table.seats.some(({ talent }) => talent === 'hustler')) {
      return seed;
    }
  }
};

test('T-HUS when his time is up he draws from a random player and gives back the same type if he can', () => {
  const picked = Array.from({ length: 40 }, (_, seed) => timeOut(start(), 'A', undefined, seed));
  expect([...new Set(picked)].toSorted()).toEqual(['hustle:B', 'hustle:C', 'hustle:D']);
  const same = start({ round: 5, B: { hand: { bang: 4 } }, A: { ...A, hand: { click: 2, bang: 2 } } });
  play(same, 'A', 'hustle:B');
  expect(timeOut(same, 'A')).toBe('give:bang');
  const other = start({ round: 5, B: { hand: { bang: 4 } }, A: { ...A, hand: { click: 4 } } });
  play(other, 'A', 'hustle:B');
  expect(timeOut(other, 'A')).toBe('give:click');
});

test('T-HUS every card of the hand is as likely to be drawn', () => {
  let bangs = 0;
  for (let seed = 0; seed < 400; seed += 1) {
    const game = start({ seed, B: { hand: { click: 6, bang: 2 } } });
    play(game, 'A', 'hustle:B');
    if (game.state.own[0]!.hustle!.got === 'bang') bangs += 1;
  }
  expect(bangs).toBeGreaterThan(70);
  expect(bangs).toBeLessThan(130);
});

test('T-HUS an exchange is remembered until the next round', () => {
  const game = start();
  play(game, 'A', 'hustle:B', 'give:click');
  round(game);
  expect(viewOf(game, 'B').own?.hustle).toMatchObject({ other: 0, got: 'click' });
  shareAll(game);
  expect([viewOf(game, 'A').own?.hustle, viewOf(game, 'B').own?.hustle]).toEqual([undefined, undefined]);
});
