import { expect, test } from 'vitest';
import {
  afterRound,
  asks,
  choicesOf,
  lootOf,
  play,
  player,
  see,
  shareAll,
  timeOut,
  viewOf,
} from '../../testing/index.ts';

const D = { talent: 'vulture' } as const;
const killsC = { A: 'bang>C', D: 'duck' };

test('CG-141 T-VUL D ducked, C is eliminated owning three paintings: D gets two, one is removed', () => {
  const game = afterRound({ C: { wounds: 2, loot: ['painting', 'painting', 'painting'] }, D }, killsC);
  expect([asks(game), choicesOf(game, 'D')]).toEqual(['D vulture', ['loot', 'pass']]);
  play(game, 'D', 'loot');
  expect(lootOf(game, 'D')).toEqual(['painting', 'painting']);
  expect([game.state.secret.lootLost.painting, player(game, 'C').loot]).toEqual([1, 0]);
  const took = { kind: 'vultureTook', seat: 'D', victim: 'C', count: 2, open: false };
  expect(see(game, 'D', 'vultureTook')).toEqual([{ ...took, cards: ['painting', 'painting'] }]);
  for (const viewer of ['A', 'C', 'spectator'] as const) {
    expect(see(game, viewer, 'vultureTook')).toEqual([{ ...took, cards: undefined }]);
  }
  expect(shareAll(game)).not.toContain('D');
});

test('CG-141 T-VUL AMB-50 C owned one card: D gets that one', () => {
  const game = afterRound({ C: { wounds: 2, loot: ['bill20'] }, D }, killsC);
  play(game, 'D', 'loot');
  expect(lootOf(game, 'D')).toEqual(['bill20']);
});

test('CG-142 T-VUL AMB-50 AMB-53 B and C die in one volley: D decides about B first, then about C', () => {
  const game = afterRound(
    { players: 5, B: { wounds: 2, loot: ['bill5'] }, C: { wounds: 2, loot: ['bill20'] }, D },
    { A: 'bang>C', B: 'click>A', C: 'click>A', D: 'click>A duck', E: 'bang>B' },
  );
  const victim = () => viewOf(game, 'D').table.agenda.at(-1);
  expect(victim()).toMatchObject({ kind: 'burials', victims: [1, 2] });
  play(game, 'D', 'pass');
  expect(victim()).toMatchObject({ kind: 'burials', victims: [2] });
  play(game, 'D', 'loot');
  expect(lootOf(game, 'D')).toEqual(['bill20']);
  expect(see(game, 'A', 'vultureDeclined')).toEqual([{ kind: 'vultureDeclined', seat: 'D', victim: 'B' }]);
  expect(game.state.secret.lootLost.bill5).toBe(1);
});

test('T-VUL he may be wounded himself, and whose time is up takes', () => {
  const game = afterRound({ C: { wounds: 2, loot: ['bill20'] }, D }, { A: 'bang>C', B: 'bang>D' });
  expect(player(game, 'D').down).toBe('wounded');
  expect(timeOut(game, 'D')).toBe('loot');
  expect(lootOf(game, 'D')).toEqual(['bill20']);
});

test('AMB-50 a Vulture who dies in the same volley gets nothing', () => {
  const game = afterRound({ C: { wounds: 2, loot: ['bill20'] }, D: { ...D, wounds: 2 } }, { A: 'bang>C', B: 'bang>D' });
  expect(asks(game)).toBe('A share');
  expect(game.state.secret.lootLost.bill20).toBe(1);
});

test('T-VUL without loot there is nothing to ask', () => {
  expect(asks(afterRound({ C: { wounds: 2 }, D }, killsC))).toBe('A share');
});

test('AMB-16 T-VUL the last survivor wins at once: the Vulture is not asked', () => {
  const game = afterRound(
    { godfather: 'D', A: { alive: false }, B: { alive: false }, C: { wounds: 2, loot: ['bill20'] }, D },
    { C: 'click>D', D: 'bang>C' },
  );
  expect([asks(game), game.state.table.stage]).toEqual(['', 'over']);
});

test('6f the eliminated see what a spectator sees, and nothing of their own', () => {
  const game = afterRound({ C: { wounds: 2, loot: ['bill20', 'painting'] }, D }, killsC);
  expect({ ...viewOf(game, 'C'), viewer: 'spectator' }).toEqual(viewOf(game, 'spectator'));
  expect(viewOf(game, 'C').own).toBeUndefined();
});

test('§3.7 the Vulture acts in stage 6, before the sharing begins', () => {
  const game = afterRound({ C: { wounds: 2, loot: ['bill20'] }, D }, killsC);
  expect(game.state.table.stage).toBe('effects');
  play(game, 'D', 'loot');
  expect(game.state.table.stage).toBe('sharing');
});
