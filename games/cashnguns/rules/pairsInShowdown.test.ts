// §4.3: talents that meet before the loot is shared.
import { expect, test } from 'vitest';
import {
  afterRound,
  aims,
  asks,
  bullets,
  cashWith,
  choicesOf,
  handOf,
  lootOf,
  play,
  player,
  refusal,
  round,
  see,
  take,
  timeOut,
} from '../testing/index.ts';
import type { Talent } from './talents.ts';

const has = <T extends Talent>(talent: T) => ({ talent });

test('X04 T-KID T-CUN the Kid aims first, then the Cunning exchanges', () => {
  const game = cashWith({ C: has('cunning'), D: has('kid') });
  bullets(game);
  for (const letter of ['A', 'B', 'C'] as const) play(game, letter, 'aim:D');
  expect(asks(game)).toBe('D kid');
  play(game, 'D', 'aim:C');
  expect(asks(game)).toBe('C cunning');
});

test('X07 T-STE T-PRO she takes the 10,000 first, so he has at least that card to steal', () => {
  const game = afterRound({ A: has('professional'), B: has('stealthy') }, { A: 'bang>B', B: 'duck' });
  expect([lootOf(game, 'A'), lootOf(game, 'B')]).toEqual([['bill10'], []]);
});

test('X08 T-STE T-SMA both trigger, the Stealthy first', () => {
  const game = afterRound({ A: has('smart'), B: has('stealthy') }, { A: 'bang>B', B: 'duck' });
  expect([lootOf(game, 'B'), asks(game)]).toEqual([['bill10'], 'A smart']);
});

test('X08 T-DOC T-SMA T-PRO the Doctor heals before the Smart exchanges or the Professional steals', () => {
  const smart = afterRound({ A: has('smart'), B: { ...has('doctor'), wounds: 1 } }, { A: 'bang>B', B: 'duck' });
  expect(asks(smart)).toBe('B doctor');
  play(smart, 'B', 'heal');
  expect(asks(smart)).toBe('A smart');
  const thief = afterRound(
    { A: has('professional'), B: { ...has('doctor'), wounds: 1, loot: ['bill20'] } },
    { A: 'bang>B', B: 'duck' },
  );
  expect([asks(thief), lootOf(thief, 'B')]).toEqual(['B doctor', ['bill20']]);
  play(thief, 'B', 'pass');
  expect([lootOf(thief, 'A'), player(thief, 'B').wounds]).toEqual([['bill20'], 1]);
});

test('X09 T-SMA T-PRO at the same target both trigger, from the Godfather clockwise', () => {
  const plans = { A: 'bang>C', B: 'bang>C', C: 'duck' };
  const first = afterRound({ A: has('smart'), B: has('professional'), C: { loot: ['bill20'] } }, plans);
  expect([asks(first), lootOf(first, 'B')]).toEqual(['A smart', []]);
  play(first, 'A', 'discard:click');
  expect([lootOf(first, 'B'), handOf(first, 'A')]).toEqual([['bill20'], { click: 4, bang: 3 }]);
  const second = afterRound(
    { godfather: 'B', A: has('smart'), B: has('professional'), C: { loot: ['bill20'] } },
    plans,
  );
  expect([asks(second), lootOf(second, 'B')]).toEqual(['A smart', ['bill20']]);
});

test('X11 T-PRO T-VUL what a Professional stole before he died is part of what the Vulture may draw', () => {
  const game = afterRound(
    { A: { ...has('professional'), wounds: 2 }, B: { loot: ['painting'] }, D: has('vulture') },
    { A: 'bang>B', B: 'duck', C: 'bang>A', D: 'duck' },
  );
  expect(asks(game)).toBe('D vulture');
  play(game, 'D', 'loot');
  expect(lootOf(game, 'D')).toEqual(['painting']);
});

test('X12 T-PRO T-COL the talent of the Collector is not loot: without cards he cannot be robbed', () => {
  const game = afterRound({ A: has('professional'), B: has('collector') }, { A: 'bang>B', B: 'duck' });
  expect(see(game, 'C', 'bangShown')).toEqual([]);
  expect(player(game, 'B').talent).toBe('collector');
});

test('X14 T-LUC T-VUL two hits on a Lucky Man with 2 wounds: no elimination, no Vulture', () => {
  const game = afterRound(
    { C: { ...has('lucky'), wounds: 2, loot: ['bill20'] }, D: has('vulture') },
    { A: 'bang>C', B: 'bang>C' },
  );
  expect([player(game, 'C').alive, asks(game)]).toEqual([true, 'A share']);
});

test('X15 T-UNB T-VUL the Vulture comes only at the fifth wound', () => {
  const given = (wounds: number) =>
    ({ C: { ...has('unbreakable'), wounds, loot: ['bill20'] }, D: has('vulture') }) as const;
  expect(asks(afterRound(given(3), { A: 'bang>C' }))).toBe('A share');
  expect(asks(afterRound(given(4), { A: 'bang>C' }))).toBe('D vulture');
});

test('X19 T-HUS T-CUN T-SMA T-KID the others use the hand as the Hustler left it', () => {
  const swapped = (talent: Talent) => {
    const game = cashWith({
      stage: 'loot',
      round: 7,
      A: { ...has('hustler'), hand: { bang: 2 } },
      B: { talent, hand: { click: 2 } },
    });
    play(game, 'A', 'hustle:B', 'give:bang');
    expect(handOf(game, 'B')).toEqual({ click: 1, bang: 1 });
    return game;
  };
  const cunning = swapped('cunning');
  bullets(cunning);
  aims(cunning);
  expect(choicesOf(cunning, 'B')).toEqual(['exchange:bang', 'pass']);
  const smart = swapped('smart');
  round(smart, { B: 'click>C', C: 'duck' });
  expect(choicesOf(smart, 'B')).toEqual(['discard:click', 'discard:bang']);
  const kid = swapped('kid');
  expect(choicesOf(kid, 'B')).toEqual(['click', 'bang']);
});

test('X24 T-UNB T-DOC they have different owners: each heals and lives as ever', () => {
  const game = afterRound(
    { table: ['aid', 'bill5'], A: { ...has('unbreakable'), wounds: 4 }, B: { ...has('doctor'), wounds: 2 } },
    { B: 'duck' },
  );
  play(game, 'B', 'heal');
  take(game, 'A aid');
  expect([player(game, 'A').wounds, player(game, 'B').wounds]).toEqual([0, 1]);
});

test('X25 T-PRO T-JUN theft in stage 5, swap in stage 7', () => {
  const game = afterRound(
    { A: has('professional'), B: { loot: ['painting'] }, C: has('junkDealer') },
    { A: 'bang>B', B: 'duck' },
  );
  take(game, 'A bill20', 'C bill5');
  expect(choicesOf(game, 'C')).toEqual(['swap:A', 'pass']);
});

test('X26 T-KID players who already sit out are no targets for the Kid', () => {
  const game = cashWith({ D: has('kid') });
  bullets(game);
  for (const letter of ['A', 'C'] as const) play(game, letter, 'aim:B');
  timeOut(game, 'B');
  expect([asks(game), choicesOf(game, 'D')]).toEqual(['D kid', ['aim:A', 'aim:C']]);
  expect(refusal(game, 'D', 'aim:B')).toBe('targetSatOut');
});

test('AMB-52 talents that work while their owner is down: Stealthy, Doctor, Smart, Good Friend, Vulture', () => {
  const down = afterRound(
    {
      players: 8,
      table: ['bill10', 'clip', 'bill5', 'bill5'],
      B: has('stealthy'),
      C: { ...has('doctor'), wounds: 1 },
      D: has('smart'),
      E: has('goodFriend'),
      F: has('vulture'),
      G: { wounds: 2, loot: ['bill20'] },
      H: { loot: ['painting'] },
    },
    {
      A: 'bang>G',
      B: 'click>A duck',
      C: 'click>A duck',
      D: 'bang>B duck',
      E: 'click>A duck',
      F: 'click>A duck',
      G: 'click>A',
      H: 'click>A duck',
    },
  );
  expect(lootOf(down, 'B')).toEqual(['bill10']);
  expect(asks(down)).toBe('C doctor');
  play(down, 'C', 'heal');
  expect(asks(down)).toBe('D smart');
  play(down, 'D', 'discard:bang');
  expect(asks(down)).toBe('F vulture');
  play(down, 'F', 'loot');
  take(down, 'A clip');
  play(down, 'A', 'discard:click');
  expect(asks(down)).toBe('E reload');
});
