// §4.3: talents that meet when the loot is shared.
import { expect, test } from 'vitest';
import {
  afterRound,
  asks,
  cashWith,
  choicesOf,
  handOf,
  lootOf,
  pile,
  play,
  refusal,
  see,
  shareAll,
  shares,
  take,
} from '../testing/index.ts';
import type { Talent } from './talents.ts';

const has = <T extends Talent>(talent: T) => ({ talent });

test('X01 T-DIC T-GRE one ban covers both shares of that turn, and she decides again from scratch', () => {
  const game = cashWith({ stage: 'sharing', A: has('greedy'), B: has('dictator') });
  take(game, 'A bill20+bill10');
  expect(choicesOf(game, 'B')).toEqual(['ban:bill', 'pass']);
  play(game, 'B', 'ban:bill');
  expect(asks(game)).toBe('A shareOrTwo');
  expect(refusal(game, 'A', 'take:painting+bill5')).toBe('shareForbidden');
  expect(refusal(game, 'A', 'take:bill5+painting')).toBe('shareForbidden');
  expect(refusal(game, 'A', 'take:painting')).toBeUndefined();
  take(game, 'A painting+painting');
  expect(lootOf(game, 'A')).toEqual(['painting', 'painting']);
  expect(shareAll(game)).not.toContain('A');
});

test('X01 T-DIC T-GRE with two types declared she bans one of them', () => {
  const game = cashWith({ stage: 'sharing', A: has('greedy'), B: has('dictator') });
  take(game, 'A bill20+painting');
  expect(choicesOf(game, 'B')).toEqual(['ban:bill', 'ban:painting', 'pass']);
  play(game, 'B', 'ban:painting');
  expect(refusal(game, 'A', 'take:bill20+bill10')).toBeUndefined();
});

test('X01 T-GRE her first turn is over even if a ban left her nothing', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['painting', 'painting', 'painting', 'painting'],
    token: false,
    A: has('greedy'),
    B: has('dictator'),
    C: { down: 'ducked' },
    D: { down: 'ducked' },
  });
  take(game, 'A painting+painting');
  play(game, 'B', 'ban:painting');
  take(game, 'B painting');
  expect(asks(game)).toBe('A share');
});

test('CG-115 X02 T-DIC T-CUT no window opens for the free 5,000; the ordinary turns of the Cute can be banned', () => {
  const game = cashWith({ stage: 'sharing', A: has('cute'), B: has('dictator') });
  expect(lootOf(game, 'A')).toEqual(['bill5']);
  expect(see(game, 'B', 'shareDeclared')).toEqual([]);
  take(game, 'A bill5');
  expect(asks(game)).toBe('B dictator');
});

test('CG-115 X03 T-DIC T-STE no window opens for the free 10,000; her ordinary turns in other rounds can be banned', () => {
  const game = afterRound({ A: has('stealthy'), B: has('dictator') }, { A: 'duck' });
  expect(lootOf(game, 'A')).toEqual(['bill10']);
  expect([see(game, 'B', 'shareDeclared'), asks(game)]).toEqual([[], 'B share']);
  const standing = afterRound({ A: has('stealthy'), B: has('dictator') }, {});
  take(standing, 'A bill10');
  expect(asks(standing)).toBe('B dictator');
});

test('X05 T-DIC T-JUN her pick can be banned, a card from a swap cannot; with nothing taken there is no swap', () => {
  const given = { stage: 'sharing', A: has('junkDealer'), B: { ...has('dictator'), loot: ['diamond10'] } } as const;
  const game = cashWith(given);
  take(game, 'A bill5');
  play(game, 'B', 'ban:bill');
  take(game, 'A painting');
  play(game, 'A', 'swap:B');
  expect(lootOf(game, 'A')).toEqual(['diamond10']);
  expect(asks(game)).toBe('B share');
  const nothing = cashWith({ ...given, table: ['bill5'], token: false });
  take(nothing, 'A bill5');
  play(nothing, 'B', 'ban:bill');
  expect(asks(nothing)).toBe('B share');
  expect(see(nothing, 'A', 'junkDeclined', 'junkSwapped')).toEqual([]);
});

test('X06 T-DIC T-FRI a banned clip is not used, so the Good Friend gets nothing', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['clip', 'bill5'],
    faceUp: { bang: 2 },
    B: has('dictator'),
    C: has('goodFriend'),
  });
  take(game, 'A clip');
  play(game, 'B', 'ban:clip');
  take(game, 'A bill5');
  expect([asks(game), pile(game).up]).toEqual(['B share', [0, 2]]);
});

test('X10 T-SMA T-FRI a Bang discarded by the Smart is in the pile when a clip is taken', () => {
  const game = afterRound(
    { table: ['clip', 'bill5'], A: has('smart'), D: has('goodFriend') },
    { A: 'click>B', B: 'duck' },
  );
  play(game, 'A', 'discard:bang');
  expect(pile(game).down).toEqual([1, 1]);
  take(game, 'A clip');
  expect([asks(game), pile(game).down]).toEqual(['A reload', [1, 0]]);
});

test('X13 T-VUL T-COL T-JUN nor can it be taken by the Vulture or drawn by the Junk Dealer', () => {
  const dead = afterRound({ B: { ...has('collector'), wounds: 2 }, D: has('vulture') }, { A: 'bang>B' });
  expect(asks(dead)).toBe('A share');
  const game = cashWith({ stage: 'sharing', A: has('junkDealer'), B: has('collector') });
  take(game, 'A bill20');
  expect(asks(game)).toBe('B share');
});

test('X16 T-VUL T-JUN the Junk Dealer cannot draw from the eliminated, but from the Vulture', () => {
  const game = afterRound(
    { A: has('junkDealer'), C: { wounds: 2, loot: ['painting'] }, D: has('vulture') },
    { B: 'bang>C', D: 'duck' },
  );
  play(game, 'D', 'loot');
  take(game, 'A bill20');
  expect([asks(game), choicesOf(game, 'A')]).toEqual(['A junk', ['swap:D', 'pass']]);
});

test('X17 T-GRE T-FRI the Greedy takes two clips at once: the Good Friend reloads after each', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['clip', 'clip', 'bill5'],
    faceUp: { bang: 4 },
    A: has('greedy'),
    C: has('goodFriend'),
  });
  take(game, 'A clip+clip');
  for (const letter of ['A', 'C', 'A', 'C'] as const) {
    expect(asks(game)).toBe(`${letter} reload`);
    play(game, letter, 'discard:click');
  }
  expect([asks(game), pile(game)]).toEqual(['B share', { up: [0, 0], down: [4, 0] }]);
});

test('X18 T-GRE T-JUN the Junk Dealer may draw from what the Greedy just took', () => {
  const game = cashWith({ stage: 'sharing', A: has('greedy'), B: has('junkDealer') });
  take(game, 'A bill20+diamond1', 'B bill5');
  expect(choicesOf(game, 'B')).toEqual(['swap:A', 'pass']);
  play(game, 'B', 'swap:A');
  expect(lootOf(game, 'A')).toContain('bill5');
});

test('X20 T-HUS T-FRI a hand may hold more than 3 Bangs', () => {
  const game = cashWith({
    stage: 'sharing',
    table: ['clip', 'bill5'],
    faceUp: { bang: 2 },
    A: { hand: { click: 4, bang: 3 } },
    B: { ...has('goodFriend'), hand: { click: 4, bang: 3 } },
  });
  take(game, 'A clip');
  play(game, 'A', 'discard:click');
  play(game, 'B', 'discard:click');
  expect([handOf(game, 'A').bang, handOf(game, 'B').bang]).toEqual([4, 4]);
  const hustler = cashWith({
    stage: 'loot',
    A: { ...has('hustler'), hand: { click: 5, bang: 3 } },
    B: { hand: { click: 1, bang: 7 } },
    seed: 3,
  });
  play(hustler, 'A', 'hustle:B', 'give:click');
  expect(handOf(hustler, 'A').bang).toBe(4);
});

test('X21 T-STE T-CUT different bills: both shrink the table before the first turn', () => {
  const game = afterRound({ B: has('stealthy'), C: has('cute') }, { B: 'duck' });
  expect([lootOf(game, 'B'), lootOf(game, 'C'), shares(game).length]).toEqual([['bill10'], ['bill5'], 7]);
});

test('X22 T-CUT T-GRE T-DIC the extra take of the Cute is nobody’s turn', () => {
  const game = cashWith({ stage: 'sharing', A: has('greedy'), B: has('dictator'), C: has('cute') });
  expect([lootOf(game, 'C'), asks(game)]).toEqual([['bill5'], 'A shareOrTwo']);
  take(game, 'A bill20+bill10');
  expect(asks(game)).toBe('B dictator');
});

test('X23 T-LUC T-DIC T-JUN a Lucky Man saved by two hits is present, and may be banned and swapped with', () => {
  const game = afterRound(
    { A: has('dictator'), B: has('junkDealer'), C: { ...has('lucky'), loot: ['painting'] } },
    { A: 'bang>C', B: 'bang>C' },
  );
  take(game, 'A bill20', 'B bill10');
  play(game, 'A', 'pass');
  expect(choicesOf(game, 'B')).toEqual(['swap:A', 'swap:C', 'pass']);
  play(game, 'B', 'pass');
  take(game, 'C painting');
  expect(asks(game)).toBe('A dictator');
});
