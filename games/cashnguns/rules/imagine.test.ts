import { below, pick, randomFrom } from '@omerta/kernel';
import { playRandomly, randomFor, randomGame, viewersOf } from '@omerta/testing';
import { expect, test } from 'vitest';
import { afterRound, cashWith, play, take } from '../testing/index.ts';
import { TABLES, tableName } from '../testing/tables.ts';
import { imagine } from './imagine.ts';
import { checkInvariants } from './invariants.ts';
import { cashnguns } from './rules.ts';
import { viewFor } from './state.ts';

// I1, I2, I3, I4, I5, I6, I7 and I8.
test.each(TABLES.map(table => [tableName(table), table] as const))(
  '%s: every imagined world keeps the invariants and can be played to its end',
  (_name, options) => {
    for (let seed = 1; seed <= 6; seed += 1) {
      const random = randomFor('imagine', seed);
      randomGame(cashnguns, options, seed, {
        clock: true,
        onStep(state) {
          if (below(random, 4) !== 0) return;
          const world = cashnguns.imagine(viewFor(state, pick(random, viewersOf(options.players))), random);
          expect(checkInvariants(world)).toEqual([]);
          playRandomly(cashnguns, world, random);
          expect(checkInvariants(world)).toEqual([]);
        },
      });
    }
  },
);

test('T-GRE a share that has yet to take effect is not imagined a second time', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['clip', 'diamond10', 'bill5'],
    faceUp: { bang: 1 },
    A: { talent: 'greedy' },
  });
  take(game, 'A clip+diamond10');
  for (let seed = 0; seed < 50; seed += 1) {
    const world = imagine(viewFor(game.state, 1), randomFrom(seed));
    expect(checkInvariants(world)).toEqual([]);
    expect(world.secret.piles).not.toContain('diamond10');
  }
});

test('T-HUS a card the viewer gave away stays in the other hand until that player plays a card', () => {
  const game = cashWith({ stage: 'loot', round: 6, A: { talent: 'hustler', hand: { click: 2, bang: 1 } } });
  play(game, 'A', 'hustle:B', 'give:bang');
  for (let seed = 0; seed < 50; seed += 1) {
    expect(imagine(viewFor(game.state, 0), randomFrom(seed)).own[1]!.hand.bang).toBeGreaterThan(0);
  }
});

test('AMB-25 a Click that the viewer discarded is still in the imagined pile; a Bang may be gone', () => {
  const game = afterRound({ players: 5 }, { A: 'click>B duck', B: 'bang>C duck' });
  for (let seed = 0; seed < 50; seed += 1) {
    expect(imagine(viewFor(game.state, 0), randomFrom(seed)).secret.faceDown.click).toBeGreaterThan(0);
  }
});

test('when the game is over only the random numbers are imagined', () => {
  const { state } = afterRound({ round: 8 }, { A: 'duck', B: 'duck', C: 'duck', D: 'duck' });
  const { random: _unknown, ...secret } = imagine(viewFor(state, 'spectator'), randomFrom(3)).secret;
  const { random: _known, ...real } = state.secret;
  expect(secret).toEqual(real);
});
