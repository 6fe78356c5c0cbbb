// Cases of the page that need a real set-up or many seeds, so that no scenario can show them.
import { playRandomly, randomFor } from '@omerta/testing';
import { describe, expect, test } from 'vitest';
import { corleoneWith, jump, see } from '../../testing/index.ts';
import { standardPack } from '../pack/standard.ts';
import { corleone } from '../rules.ts';

const rules = corleone(standardPack);
const seeds = Array.from({ length: 100 }, (_, seed) => seed);

test.each([1, 6])('CE-001 S1 a game of %i does not start', players => {
  expect(rules.checkOptions({ players })).toEqual(['players: must be 2 to 5']);
  expect(() => rules.setup({ players }, 1)).toThrow('players: must be 2 to 5');
});

const colorOf = (tile: string) => standardPack.businesses.tiles.find(({ id }) => id === tile)!.color;

test('CE-008 S3 S4 with 5 players the first five tiles are blue, the last two red, and none comes twice', () => {
  for (const seed of seeds) {
    const game = corleoneWith({ from: 'setup', players: 5, seed });
    for (const act of [2, 3, 4]) {
      jump(game, 'entracte');
      expect(game.state.table.act).toBe(act);
    }
    const { tiles } = game.state.table;
    expect(tiles.map(colorOf)).toEqual(['blue', 'blue', 'blue', 'blue', 'blue', 'red', 'red']);
    expect(new Set(tiles).size).toBe(7);
  }
});

describe('CE-010 S6 the allies that are not laid', () => {
  const actOf = (ally: string) => standardPack.allies.find(({ id }) => id === ally)!.act;

  test('two of Act I are face up, the other four leave the game', () => {
    for (const seed of seeds) {
      const { allies, alliesGone } = corleoneWith({ from: 'deal', players: 3, seed }).state.table;
      expect([allies.map(actOf), alliesGone]).toEqual([[1, 1], []]);
    }
  });

  test.each([1, 2, 3])('are shown to no viewer and never appear, seed %i', seed => {
    const game = corleoneWith({ from: 'setup', players: 3, seed });
    const { state, events } = game;
    const removed = state.secret.alliesRemoved.slice();
    expect(removed.map(actOf)).toEqual([1, 1, 1, 1]);
    const viewers = ['A', 'B', 'C', 'spectator'] as const;
    const named = (): string[] => {
      const shown = JSON.stringify([
        viewers.map(viewer => see(game, viewer)),
        ([0, 1, 2, 'spectator'] as const).map(viewer => rules.viewFor(state, viewer)),
      ]);
      return removed.filter(ally => shown.includes(`"${ally}"`));
    };
    playRandomly(rules, state, randomFor('choices', seed), {
      events,
      onStep: () => {
        expect(named()).toEqual([]);
        events.length = 0;
      },
    });
    expect(state.table.phase).toBe('over');
    expect(named()).toEqual([]);
  });
});
