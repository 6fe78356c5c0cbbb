import { expect, test } from 'vitest';
import { checkDeal, commitmentOf, dealSeed, type FairDeal } from './fairDeal.ts';
import { compareWithSeen, isCheckedBySeen, type SeenDeal } from './seenDeal.ts';

const match = 'k3v9q2m7x4b8n5c6';
const [mine, theirs] = ['a1'.repeat(16), 'b2'.repeat(16)];
const players = [{ name: 'Ania' }, { name: 'Bea' }, { name: 'Capo', bot: 'easy' }];

/** A record that fits together, whatever it was made of. */
const dealt = (secret: string, entropies: readonly string[]): FairDeal => {
  const deal = { match, commitment: commitmentOf(secret, match), secret, entropies };
  expect(checkDeal({ ...deal, seed: dealSeed(secret, match, entropies) })).toEqual([]);
  return deal;
};
const honest = dealt('5e'.repeat(32), [mine, theirs, '']);
const seen: SeenDeal = { match, commitment: honest.commitment, entropy: mine, seat: 0, bots: ['', '', 'Capo'] };
const found = (deal: FairDeal, kept: SeenDeal | undefined, sat = players) => {
  const findings = compareWithSeen(deal, kept, sat);
  return { ...findings, isChecked: isCheckedBySeen(findings) };
};

test('a deal that is as the player saw it is checked', () => {
  expect(found(honest, seen)).toEqual({ shown: 'right', given: 'right', problems: [], isChecked: true });
});

test('a server that swaps its secret before the deal is found, though its record is consistent', () => {
  const swapped = dealt('66'.repeat(32), honest.entropies);
  expect(found(swapped, seen)).toEqual({
    shown: 'wrong',
    given: 'right',
    problems: [`commitment: shown before the game was ${honest.commitment}, the record has ${swapped.commitment}`],
    isChecked: false,
  });
});

test.each([
  ['another entropy', ['c3'.repeat(16), theirs, ''], 'c3'.repeat(16)],
  ['none', ['', theirs, ''], 'none'],
  ['the seats exchanged', [theirs, mine, ''], theirs],
])('a server that swaps the entropy of the player is found: %s', (_, entropies, has) => {
  expect(found(dealt(honest.secret, entropies), seen)).toEqual({
    shown: 'right',
    given: 'wrong',
    problems: [`entropy: given was ${mine}, the record has ${has}`],
    isChecked: false,
  });
});

test('a server that gives a bot an entropy, to try out deals, is found', () => {
  const tried = dealt(honest.secret, [mine, theirs, 'd4'.repeat(16)]);
  expect(found(tried, seen)).toMatchObject({
    given: 'wrong',
    problems: ['entropy: the record has one for the bot Capo, and bots give none'],
  });
  const another = players.with(2, { name: 'Cesare' });
  expect(found(tried, seen, another)).toMatchObject({ given: 'none', problems: [], isChecked: false });
});

test('a commitment that was changed while waiting is not fair, even if it was changed back', () => {
  const changedTo = 'ff'.repeat(32);
  expect(found(honest, { ...seen, changedTo })).toMatchObject({
    shown: 'wrong',
    problems: [`commitment: was changed to ${changedTo} after ${honest.commitment} was shown`],
  });
});

test('what was kept of another match is no proof for this one', () => {
  expect(found(honest, { ...seen, match: 'other' })).toMatchObject({ shown: 'wrong', isChecked: false });
});

test.each<[string, SeenDeal | undefined, string]>([
  ['nothing', undefined, 'none'],
  ['a commitment and no entropy, as a second device has', { match, commitment: honest.commitment }, 'right'],
  ['an entropy that was withdrawn', { match, commitment: honest.commitment, entropy: 'e5'.repeat(16) }, 'right'],
])('a player who kept %s knows only that the deal is consistent', (_, kept, shown) => {
  expect(found(honest, kept)).toEqual({ shown, given: 'none', problems: [], isChecked: false });
});
