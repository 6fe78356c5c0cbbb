import { expect, test } from 'vitest';
import {
  afterRound,
  cashWith,
  type Given,
  handOf,
  pile,
  play,
  player,
  see,
  take,
  viewOf,
} from '../../testing/index.ts';
import { cashnguns } from '../rules.ts';
import type { View } from '../state.ts';

/** A view without what a clip may change publicly: whose turn it is, the table, and the numbers of cards. */
const butCounts = ({ table, own }: View) => ({
  table: {
    ...table,
    loot: 0,
    lootGone: 0,
    faceDown: 0,
    agenda: 0,
    seats: table.seats.map(seat => ({ ...seat, bullets: 0 })),
  },
  own,
});

test('CG-054 V6 AMB-25 the only Bang lies face down: B gets it, and no player learns whose it was', () => {
  const game = afterRound({ table: ['clip', 'bill20', 'bill20'] }, { C: 'bang>A duck', D: 'click>B duck' });
  take(game, 'A bill20');
  const hand = { ...handOf(game, 'B') };
  const views = () => (['A', 'C', 'D', 'spectator'] as const).map(viewer => butCounts(viewOf(game, viewer)));
  const before = structuredClone(views());
  expect(pile(game)).toEqual({ up: [1, 0], down: [2, 1] }); // C's Bang, D's Click, and B's, aimed at C
  take(game, 'B clip');
  expect(handOf(game, 'B')).toEqual({ click: hand.click, bang: hand.bang + 1 });
  expect(pile(game).down).toEqual([2, 0]);
  expect(views()).toEqual(before);
  expect([game.state.table.faceDown, player(game, 'B').bullets]).toEqual([2, 8]);
  expect(see(game, 'spectator', 'clipUsed')).toEqual([{ kind: 'clipUsed', seat: 'B', effect: true }]);
  // C's own list of discards does not change, so not even C can tell that it was C's card.
  expect(viewOf(game, 'C').own?.discarded).toEqual({ click: 0, bang: 1 });
});

test('CG-054 AMB-25 the views do not depend on who discarded the Bang', () => {
  const given: Given = { stage: 'sharing', table: ['clip', 'bill20'] };
  const byC = cashWith({ ...given, C: { discarded: { bang: 1 } }, D: { discarded: { click: 1 } } });
  const byD = cashWith({ ...given, C: { discarded: { click: 1 } }, D: { discarded: { bang: 1 } } });
  for (const game of [byC, byD]) {
    take(game, 'A bill20', 'B clip');
    play(game, 'B', 'discard:click');
  }
  for (const viewer of ['A', 'B', 'spectator'] as const) expect(viewOf(byC, viewer)).toEqual(viewOf(byD, viewer));
});

const clip: Given = { stage: 'sharing', table: ['clip', 'bill5'], faceUp: { bang: 1 } };

test('AMB-27 V6 the prompt for a clip says nothing about the pile', () => {
  const ask = (given: Given) => {
    const game = cashWith({ ...clip, ...given });
    take(game, 'A clip');
    return cashnguns.promptOf(viewOf(game, 'A'));
  };
  expect(ask({})).toEqual(ask({ C: { discarded: { bang: 2 } } }));
});
