import { expect, test } from 'vitest';
import {
  afterRound,
  asks,
  cashWith,
  choicesOf,
  type Given,
  handOf,
  lootOf,
  pile,
  play,
  player,
  refusal,
  see,
  shares,
  take,
  timeOut,
  viewOf,
} from '../../testing/index.ts';
import { cashnguns } from '../rules.ts';
import type { View } from '../state.ts';

test('CG-051 V4 AMB-24 AMB-57 B with 2 wounds from earlier rounds takes the first aid kit: none at once', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['aid', 'bill5', 'bill5'],
    B: { wounds: 2, loot: ['painting'] },
  });
  take(game, 'A bill5', 'B aid');
  expect(player(game, 'B').wounds).toBe(0);
  expect(game.state.table.lootGone.aid).toBe(1);
  expect(lootOf(game, 'B')).toEqual(['painting']);
  expect(see(game, 'spectator', 'aidUsed')).toEqual([{ kind: 'aidUsed', seat: 'B', healed: 2 }]);
});

test('CG-052 V5 AMB-24 without wounds the kit does nothing and is gone, and the turn is used', () => {
  const game = cashWith({ stage: 'sharing', table: ['aid', 'bill5', 'bill5'], C: { wounds: 1 } });
  take(game, 'A bill5', 'B aid');
  expect([player(game, 'B').wounds, player(game, 'C').wounds]).toEqual([0, 1]);
  expect(game.state.table.lootGone.aid).toBe(1);
  expect(see(game, 'spectator', 'aidUsed')).toEqual([{ kind: 'aidUsed', seat: 'B', healed: 0 }]);
  expect([asks(game), lootOf(game, 'B')]).toEqual(['C share', []]);
});

/** A view without what a clip may change for all to see: who is asked, the table, and how many cards lie where. */
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

test('CG-054 V6 AMB-25 the only Bang lies face down: B gets it, and nobody learns whose it was', () => {
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
  // The history of C's own discards is what it was, so not even C can tell that it was C's card.
  expect(viewOf(game, 'C').own?.discarded).toEqual({ click: 0, bang: 1 });
});

test('CG-054 AMB-25 the views are the same whoever had discarded the Bang', () => {
  const given: Given = { stage: 'sharing', table: ['clip', 'bill20'] };
  const byC = cashWith({ ...given, C: { discarded: { bang: 1 } }, D: { discarded: { click: 1 } } });
  const byD = cashWith({ ...given, C: { discarded: { click: 1 } }, D: { discarded: { bang: 1 } } });
  for (const game of [byC, byD]) {
    take(game, 'A bill20', 'B clip');
    play(game, 'B', 'discard:click');
  }
  for (const viewer of ['A', 'B', 'spectator'] as const) expect(viewOf(byC, viewer)).toEqual(viewOf(byD, viewer));
});

test('AMB-25 a face-up Bang is taken first', () => {
  const game = cashWith({ stage: 'sharing', table: ['clip'], faceUp: { bang: 1 }, C: { discarded: { bang: 1 } } });
  take(game, 'A clip');
  expect(pile(game)).toEqual({ up: [0, 0], down: [0, 1] });
});

const clip: Given = { stage: 'sharing', table: ['clip', 'bill5'], faceUp: { bang: 1 } };

test('V7 AMB-26 another card is discarded face down, any of the others; the hand keeps its size', () => {
  const game = cashWith({ ...clip, A: { hand: { click: 5, bang: 2 } } });
  take(game, 'A clip');
  expect(asks(game)).toBe('A reload');
  expect(choicesOf(game, 'A')).toEqual(['discard:click', 'discard:bang']);
  play(game, 'A', 'discard:click');
  expect([handOf(game, 'A'), player(game, 'A').bullets]).toEqual([{ click: 4, bang: 3 }, 7]);
  expect(pile(game)).toEqual({ up: [0, 0], down: [1, 0] });
  expect(see(game, 'B', 'bulletDiscarded')).toEqual([{ kind: 'bulletDiscarded', seat: 'A', bullet: undefined }]);
  expect(see(game, 'A', 'bulletDiscarded')).toEqual([{ kind: 'bulletDiscarded', seat: 'A', bullet: 'click' }]);
  expect([game.state.table.lootGone.clip, lootOf(game, 'A')]).toEqual([1, []]);
});

test('V7 the Bang just gained is not the other card', () => {
  const game = cashWith({ ...clip, A: { hand: { click: 7 } } });
  take(game, 'A clip');
  expect([choicesOf(game, 'A'), refusal(game, 'A', 'discard:bang')]).toEqual([['discard:click'], 'noSuchBullet']);
});

test('AMB-28 a hand of Bangs only: a Bang for a Bang', () => {
  const game = cashWith({ ...clip, round: 5, A: { hand: { bang: 3 } } });
  take(game, 'A clip');
  expect(choicesOf(game, 'A')).toEqual(['discard:bang']);
  expect(timeOut(game, 'A')).toBe('discard:bang');
  expect([handOf(game, 'A'), pile(game)]).toEqual([
    { click: 0, bang: 3 },
    { up: [0, 0], down: [0, 1] },
  ]);
});

test('V7 whose time is up discards a Click if there is one', () => {
  const game = cashWith(clip);
  take(game, 'A clip');
  expect(timeOut(game, 'A')).toBe('discard:click');
});

test('CG-055 V8 only Clicks among the discards: no effect, B is not asked to discard, and all see it', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['clip', 'bill5', 'bill5'],
    faceUp: { click: 3 },
    C: { discarded: { click: 1 } },
  });
  const hand = { ...handOf(game, 'B') };
  take(game, 'A bill5', 'B clip');
  expect(asks(game)).toBe('C share');
  expect(handOf(game, 'B')).toEqual(hand);
  for (const viewer of ['A', 'D', 'spectator'] as const) {
    expect(see(game, viewer, 'clipUsed')).toEqual([{ kind: 'clipUsed', seat: 'B', effect: false }]);
  }
  expect(game.state.table.lootGone.clip).toBe(1);
});

test('CG-057 AMB-27 in round 8 a clip has no effect: there is no other card', () => {
  const game = cashWith({ ...clip, round: 8 });
  take(game, 'A clip');
  expect(asks(game)).toBe('B share');
  expect(see(game, 'spectator', 'clipUsed')).toEqual([{ kind: 'clipUsed', seat: 'A', effect: false }]);
  expect(pile(game).up).toEqual([0, 1]);
});

test('AMB-27 V6 the question of a clip says nothing about the pile', () => {
  const ask = (given: Given) => {
    const game = cashWith({ ...clip, ...given });
    take(game, 'A clip');
    return cashnguns.promptOf(viewOf(game, 'A'));
  };
  expect(ask({})).toEqual(ask({ C: { discarded: { bang: 2 } } }));
});

test('V1 V2 V3 bills, diamonds and paintings go face down to the owner', () => {
  const game = cashWith({ stage: 'sharing', table: ['bill20', 'diamond10', 'painting'] });
  take(game, 'A bill20', 'B diamond10', 'C painting');
  expect([lootOf(game, 'A'), lootOf(game, 'B'), lootOf(game, 'C')]).toEqual([['bill20'], ['diamond10'], ['painting']]);
  expect(shares(game)).toEqual(['godfather']);
});
