import { expect, test } from 'vitest';
import { afterRound, asks, lootOf, pile, play, player, see, shareAll, viewOf } from '../../testing/index.ts';

const A = { talent: 'professional' } as const;
const shot = { A: 'bang>B', B: 'click>A duck', C: 'click>D', D: 'click>C' };

test('CG-132 T-PRO B ducks owning only 20,000: the Bang is shown and lies face up, A owns the bill and shares', () => {
  const game = afterRound({ A, B: { loot: ['bill20'] } }, shot);
  expect(pile(game)).toEqual({ up: [2, 1], down: [1, 0] });
  expect([lootOf(game, 'A'), lootOf(game, 'B')]).toEqual([['bill20'], []]);
  expect([player(game, 'B').wounds, player(game, 'A').loot, player(game, 'B').loot]).toEqual([0, 1, 0]);
  expect(see(game, 'C', 'bangShown', 'professionalStole')).toEqual([
    { kind: 'bangShown', seat: 'A', victim: 'B' },
    { kind: 'professionalStole', seat: 'A', victim: 'B', loot: undefined, open: false },
  ]);
  for (const viewer of ['A', 'B'] as const) {
    expect(see(game, viewer, 'professionalStole')[0]).toMatchObject({ loot: 'bill20' });
  }
  expect(shareAll(game)).toContain('A');
});

test('CG-133 T-PRO with a Click: face down, no theft', () => {
  const game = afterRound({ A, B: { loot: ['bill20'] } }, { ...shot, A: 'click>B' });
  expect(pile(game)).toEqual({ up: [2, 0], down: [2, 0] });
  expect([lootOf(game, 'A'), lootOf(game, 'B')]).toEqual([[], ['bill20']]);
});

test('CG-135 T-PRO B has no loot: the Bang lies face down, unrevealed', () => {
  const game = afterRound({ A }, shot);
  expect(pile(game)).toEqual({ up: [2, 0], down: [1, 1] });
  expect(see(game, 'C', 'bangShown', 'professionalStole')).toEqual([]);
});

test('CG-136 T-PRO AMB-48 A steals in stage 5 and is shot in stage 6: he keeps the card, has a wound and no share', () => {
  const game = afterRound({ A, B: { loot: ['bill20'] } }, { ...shot, C: 'bang>A' });
  expect(lootOf(game, 'A')).toEqual(['bill20']);
  expect(player(game, 'A')).toMatchObject({ wounds: 1, down: 'wounded' });
  expect(shareAll(game)).not.toContain('A');
});

test('T-PRO AMB-48 not by choice, and every card of the pile is as likely', () => {
  let bills = 0;
  for (let seed = 0; seed < 300; seed += 1) {
    const game = afterRound({ seed, A, B: { loot: ['bill20', 'painting', 'painting'] } }, shot);
    expect(lootOf(game, 'A')).toHaveLength(1);
    if (lootOf(game, 'A')[0] === 'bill20') bills += 1;
  }
  expect(bills).toBeGreaterThan(70);
  expect(bills).toBeLessThan(130);
});

test('T-PRO AMB-52 he must stand himself', () => {
  const game = afterRound({ A, B: { loot: ['bill20'] } }, { ...shot, A: 'bang>B duck' });
  expect(lootOf(game, 'B')).toEqual(['bill20']);
});

test('T-PRO AMB-12 AMB-05 a target that sits out is robbed like one that ducked, one that is shot is not', () => {
  const slow = afterRound({ A, B: { loot: ['bill20'] } }, { ...shot, B: 'click>slow' });
  expect(lootOf(slow, 'A')).toEqual(['bill20']);
  const hit = afterRound({ A, B: { loot: ['bill20'] } }, { ...shot, B: 'click>A', C: 'bang>B' });
  expect([lootOf(hit, 'A'), player(hit, 'B').wounds]).toEqual([[], 2]);
});

test('AMB-13 first the Stealthy, then the Doctor, then the discards from the Godfather clockwise', () => {
  const game = afterRound(
    {
      players: 6,
      godfather: 'E',
      A: { talent: 'smart' },
      B: { talent: 'doctor', wounds: 1 },
      C: { talent: 'stealthy' },
      D: { talent: 'professional' },
      F: { loot: ['painting'] },
    },
    { A: 'click>B', B: 'click>A duck', C: 'click>A duck', D: 'bang>F', E: 'click>B', F: 'click>A duck' },
  );
  expect(asks(game)).toBe('B doctor');
  play(game, 'B', 'heal');
  expect(asks(game)).toBe('A smart');
  play(game, 'A', 'discard:click');
  const order = see(
    game,
    'spectator',
    'stealthyTook',
    'woundHealed',
    'bulletDiscarded',
    'bulletTakenBack',
    'bangShown',
  );
  expect(order.map(({ kind, seat }) => `${seat} ${kind}`)).toEqual([
    'C stealthyTook',
    'B woundHealed',
    'E bulletDiscarded',
    'F bulletDiscarded',
    'A bulletTakenBack',
    'A bulletDiscarded',
    'B bulletDiscarded',
    'C bulletDiscarded',
    'D bangShown',
  ]);
});

test('5e a shooter whose target ducked stays standing and shares', () => {
  const game = afterRound({}, { A: 'bang>B', B: 'duck' });
  expect(player(game, 'A').down).toBe('');
  expect(viewOf(game, 'B').own?.discarded).toEqual({ click: 1, bang: 0 });
  expect(shareAll(game)).toContain('A');
});
