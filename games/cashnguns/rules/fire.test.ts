import { expect, test } from 'vitest';
import { afterRound, asks, handOf, lootOf, pile, player, see, shareAll, take, viewOf } from '../testing/index.ts';

test('CG-033 6a 6b a Click is shown and does nothing: B stands and shares', () => {
  const game = afterRound({}, { A: 'click>B', B: 'click>A', C: 'click>D', D: 'click>C' });
  expect(pile(game)).toEqual({ up: [4, 0], down: [0, 0] });
  expect(see(game, 'spectator', 'shotsFired')).toEqual([
    { kind: 'shotsFired', shots: ['A click B', 'B click A', 'C click D', 'D click C'] },
  ]);
  expect(player(game, 'B')).toMatchObject({ down: '', wounds: 0 });
  expect(shareAll(game)).toContain('B');
});

test('CG-034 6c a Bang: one wound, down, no share', () => {
  const game = afterRound({}, { A: 'bang>B' });
  expect(player(game, 'B')).toMatchObject({ wounds: 1, down: 'wounded', alive: true });
  expect(pile(game).up).toEqual([3, 1]);
  expect(see(game, 'spectator', 'wounded')).toEqual([{ kind: 'wounded', seat: 'B', hits: 1, wounds: 1 }]);
  expect(shareAll(game)).not.toContain('B');
});

test('CG-036 6e two Bangs and a Click at C: two wounds, alive', () => {
  const game = afterRound({}, { A: 'bang>C', B: 'bang>C', C: 'click>A', D: 'click>C' });
  expect(player(game, 'C')).toMatchObject({ wounds: 2, alive: true, down: 'wounded' });
});

test('6d all shots land at the same time: two who shoot each other are both wounded', () => {
  const game = afterRound({}, { A: 'bang>B', B: 'bang>A' });
  expect([player(game, 'A').wounds, player(game, 'B').wounds]).toEqual([1, 1]);
});

test('CG-039 6f AMB-14 C has 2 wounds and takes 2 more: 4 wounds, not clamped, eliminated', () => {
  const game = afterRound({ C: { wounds: 2 } }, { A: 'bang>C', B: 'bang>C' });
  expect(player(game, 'C')).toMatchObject({ wounds: 4, alive: false });
  expect(see(game, 'spectator', 'eliminated')).toEqual([{ kind: 'eliminated', seat: 'C', loot: 0 }]);
});

test('6f the third wound eliminates, the second does not', () => {
  expect(player(afterRound({ C: { wounds: 2 } }, { A: 'bang>C' }), 'C').alive).toBe(false);
  expect(player(afterRound({ C: { wounds: 1 } }, { A: 'bang>C' }), 'C').alive).toBe(true);
});

test('CG-040 6d who is eliminated by the volley has still fired', () => {
  const game = afterRound({ C: { wounds: 2 } }, { A: 'bang>C', C: 'bang>A' });
  expect(player(game, 'C').alive).toBe(false);
  expect(player(game, 'A').wounds).toBe(1);
});

test('AMB-17 AMB-18 loot and unplayed cards of the eliminated leave the game unseen', () => {
  const game = afterRound({ C: { wounds: 2, loot: ['painting', 'bill20'] } }, { A: 'bang>C', C: 'click>A' });
  expect(player(game, 'C')).toMatchObject({ alive: false, loot: 0, bullets: 0 });
  expect([lootOf(game, 'C'), handOf(game, 'C')]).toEqual([[], { click: 0, bang: 0 }]);
  const { table, secret } = game.state;
  expect([table.lootLost, secret.lootLost.painting, secret.lootLost.bill20]).toEqual([2, 1, 1]);
  expect(secret.bulletsLost).toEqual({ click: 4, bang: 3 });
  expect(pile(game)).toEqual({ up: [3, 1], down: [0, 0] });
  for (const viewer of ['A', 'C', 'spectator'] as const) {
    expect(JSON.stringify(viewOf(game, viewer))).not.toMatch(/secret|lootLost":\{/);
  }
});

test('AMB-53 several who are out leave from the Godfather clockwise', () => {
  const game = afterRound(
    { players: 5, godfather: 'C', A: { wounds: 2 }, D: { wounds: 2 } },
    { B: 'bang>A', C: 'bang>D', A: 'click>B', D: 'click>B', E: 'click>B' },
  );
  expect(see(game, 'spectator', 'eliminated').map(({ seat }) => seat)).toEqual(['D', 'A']);
  expect(asks(game)).toBe('C share');
});

test('CG-120 T-LUC one Bang and one Click at the Lucky Man: one wound; with 2 before he is out', () => {
  const shots = { A: 'bang>C', B: 'click>C', C: 'click>D', D: 'click>A' };
  const game = afterRound({ C: { talent: 'lucky' } }, shots);
  expect(player(game, 'C')).toMatchObject({ wounds: 1, down: 'wounded', alive: true });
  const hurt = afterRound({ C: { talent: 'lucky', wounds: 2 } }, shots);
  expect(player(hurt, 'C')).toMatchObject({ wounds: 3, alive: false });
});

test('T-LUC AMB-43 two or more Bangs do nothing to the Lucky Man: he stands and shares, whatever wounds he had', () => {
  const game = afterRound({ C: { talent: 'lucky', wounds: 2 } }, { A: 'bang>C', B: 'bang>C', D: 'bang>C' });
  expect(player(game, 'C')).toMatchObject({ wounds: 2, down: '', alive: true });
  expect(see(game, 'spectator', 'luckyEscape', 'wounded')).toEqual([{ kind: 'luckyEscape', seat: 'C', hits: 3 }]);
  expect(pile(game).up).toEqual([1, 3]);
  expect(shareAll(game)).toContain('C');
});

test('T-UNB the Unbreakable is out at the fifth wound; the third puts him down only for the round', () => {
  const game = afterRound({ C: { talent: 'unbreakable', wounds: 2 } }, { A: 'bang>C' });
  expect(player(game, 'C')).toMatchObject({ wounds: 3, alive: true, down: 'wounded' });
  const fifth = afterRound({ C: { talent: 'unbreakable', wounds: 4 } }, { A: 'bang>C' });
  expect(player(fifth, 'C')).toMatchObject({ wounds: 5, alive: false });
});

test('T-UNB a first aid kit heals all his wounds', () => {
  const game = afterRound({ table: ['aid'], A: { talent: 'unbreakable', wounds: 4 } }, {});
  take(game, 'A aid');
  expect(player(game, 'A').wounds).toBe(0);
});
