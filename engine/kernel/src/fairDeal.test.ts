import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDeal, commitmentOf, dealSeed, type FairDeal, isDeal } from './fairDeal.ts';
import { isSeed } from './random.ts';

const secret = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const match = 'k3v9q2m7x4b8n5c6';
const entropies = ['a0a1a2a3a4a5a6a7a8a9aaabacadaeaf', 'b0b1b2b3b4b5b6b7b8b9babbbcbdbebf', ''];
const otherSecret = 'f'.repeat(64);

/** From `openssl dgst -sha256`, the second with `-mac HMAC -macopt hexkey:SECRET`; docs/cli.md shows the whole line. */
describe('openssl agrees on', () => {
  test('the commitment', () => {
    expect(commitmentOf(secret, match)).toBe('7389ceb95791ab396740ebfa86e677227f7e69a4b909b1b20f13977c8ff5bfb9');
    expect(commitmentOf(otherSecret, 'A-b_1')).toBe('b6ce3ceb5c96103e902b44b2c3e1001caba6aa6abe55e8c7e68ec46567dae16b');
  });

  test('the seed', () => {
    expect(dealSeed(secret, match, entropies)).toBe('7797ffc14860e15b1c7a2b80791814e3992b62ec6dc3129b97dbded378754875');
    expect(dealSeed(secret, match, [])).toBe('2d0ca8c6de4a88a8d1a3eb7e920862910e982a1e8c7eb5d91add2ffdd991c659');
    expect(dealSeed(otherSecret, 'A-b_1', ['', entropies[0]!])).toBe(
      '53d5c677a601c4ae186818d4e2df8f8852b03f95fa7cf9d0378fe0e85e05563a',
    );
  });
});

const hex = (bytes: number) => fc.uint8Array({ minLength: bytes, maxLength: bytes }).map(inHex);
const inHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
const deals = fc
  .record({
    secret: hex(32),
    match: fc.stringMatching(/^[\w-]{1,64}$/),
    entropies: fc.array(fc.oneof(hex(16), fc.constant('')), { minLength: 2, maxLength: 8 }),
  })
  .map(deal => ({
    ...deal,
    commitment: commitmentOf(deal.secret, deal.match),
    seed: dealSeed(deal.secret, deal.match, deal.entropies),
  }));

test('a fair deal has no problems, and its seed is that of a live game', () => {
  fc.assert(
    fc.property(deals, deal => {
      expect(checkDeal(deal)).toEqual([]);
      expect(isSeed(deal.seed)).toBe(true);
    }),
  );
});

/** The text with one bit of one character changed. */
function withBit(text: string, at: number): string {
  const bytes = Buffer.from(text, 'latin1');
  bytes[Math.floor(at / 8) % bytes.length]! ^= 1 << (at % 8);
  return bytes.toString('latin1');
}

test('a single changed bit is found anywhere', () => {
  fc.assert(
    fc.property(deals, fc.nat(), (deal, at) => {
      for (const field of ['secret', 'match', 'commitment', 'seed'] as const) {
        expect(checkDeal({ ...deal, [field]: withBit(deal[field], at) })).not.toEqual([]);
      }
      for (const [seat, entropy] of deal.entropies.entries()) {
        const changed = entropy === '' ? '00'.repeat(16) : withBit(entropy, at);
        expect(checkDeal({ ...deal, entropies: deal.entropies.with(seat, changed) })).not.toEqual([]);
      }
    }),
  );
});

test('entropies swapped, left out or added are found', () => {
  fc.assert(
    fc.property(deals, deal => {
      const [first, second, ...rest] = deal.entropies as [string, string, ...string[]];
      const changed = [
        [first, ...rest],
        [...deal.entropies, ''],
        ['', ...deal.entropies],
      ];
      if (first !== second) changed.push([second, first, ...rest]);
      for (const others of changed.filter(list => list.join() !== deal.entropies.join())) {
        expect(checkDeal({ ...deal, entropies: others })).toEqual([
          'seed: does not come from secret, match and entropies',
        ]);
      }
    }),
  );
});

test('another secret breaks commitment and seed', () => {
  const deal = { match, commitment: commitmentOf(secret, match), secret: otherSecret, entropies };
  expect(checkDeal({ ...deal, seed: dealSeed(secret, match, entropies) })).toEqual([
    'commitment: was made for another secret or match',
    'seed: does not come from secret, match and entropies',
  ]);
});

test('the seed of a simulation is no fair deal', () => {
  const deal: FairDeal = { match, commitment: commitmentOf(secret, match), secret, entropies };
  expect(checkDeal({ ...deal, seed: 7 })).toEqual(['seed: does not come from secret, match and entropies']);
});

test('a malformed deal is never fair', () => {
  const deal = { match, commitment: commitmentOf(secret, match), secret, entropies };
  expect(isDeal(deal)).toBe(true);
  for (const bad of [
    { match: 'a b' },
    { commitment: 'F'.repeat(64) },
    { secret: secret.slice(1) },
    { entropies: ['00'] },
  ]) {
    expect(isDeal({ ...deal, ...bad })).toBe(false);
    expect(checkDeal({ ...deal, ...bad, seed: 7 })).toEqual([expect.stringContaining('must be { match, commitment')]);
  }
});

test('a secret or an entropy of the wrong size is a bug', () => {
  expect(() => commitmentOf('00', match)).toThrow('A commitment needs a secret of 32 bytes');
  expect(() => dealSeed(secret, match, ['00'])).toThrow('entropies of 16 bytes or none');
  expect(() => dealSeed(secret, '', [])).toThrow('a match id');
});
