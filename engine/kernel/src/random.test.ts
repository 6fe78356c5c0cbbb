import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, cloneRandom, isSeed, next32, pick, type Random, randomFrom, type Seed, shuffle } from './random.ts';

const HEX_SEED = '00ff'.padEnd(64, '0');

function draw(random: Random, count: number): number[] {
  return Array.from({ length: count }, () => next32(random));
}

describe('known answers', () => {
  test.each([
    { seed: 0, first: [1363572419, 145230303, 808754475, 4216505632, 947923937], thousandth: 1345492001 },
    { seed: 7, first: [1837975287, 2099764152, 1321706041, 2064663467, 741845084], thousandth: 155859872 },
    { seed: 2 ** 53 - 1, first: [3268402823, 2602357022, 3266425223, 182731693, 1903088272], thousandth: 1703114960 },
  ])('a simulation with seed $seed draws as PractRand’s sfc32 does', ({ seed, first, thousandth }) => {
    const numbers = draw(randomFrom(seed), 1000);
    expect(numbers.slice(0, 5)).toEqual(first);
    expect(numbers.at(-1)).toBe(thousandth);
  });

  // RFC 8439, appendix A.1, vectors 1 to 4: the key stream with an empty nonce.
  test.each([
    {
      key: '0'.repeat(64),
      block: 0,
      stream:
        '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    },
    {
      key: '0'.repeat(64),
      block: 1,
      stream:
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    },
    {
      key: '1'.padStart(64, '0'),
      block: 1,
      stream:
        '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    },
    {
      key: HEX_SEED,
      block: 2,
      stream:
        '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    },
  ])('a live game with key $key draws block $block of ChaCha20', ({ key, block, stream }) => {
    const words = draw(randomFrom(key), 16 * (block + 1)).slice(-16);
    expect(words.map(littleEndianHex).join('')).toBe(stream);
    expect(draw({ kind: 'live', key, count: 16 * block }, 16)).toEqual(words);
  });
});

function littleEndianHex(word: number): string {
  const bytes = [word, word >>> 8, word >>> 16, word >>> 24];
  return bytes.map(byte => (byte & 255).toString(16).padStart(2, '0')).join('');
}

describe.each<{ name: string; seed: Seed }>([
  { name: 'simulation', seed: 7 },
  { name: 'live', seed: HEX_SEED },
])('$name', ({ seed }) => {
  test('a clone, and a generator that went through JSON, draw the same numbers', () => {
    const random = randomFrom(seed);
    draw(random, 300);
    const copy = cloneRandom(random);
    const loaded: Random = JSON.parse(JSON.stringify(random));
    const numbers = draw(random, 300);
    expect(draw(copy, 300)).toEqual(numbers);
    expect(draw(loaded, 300)).toEqual(numbers);
  });

  test('a clone is a generator of its own', () => {
    const random = randomFrom(seed);
    draw(cloneRandom(random), 10);
    expect(random).toEqual(randomFrom(seed));
  });

  test('the generator counts what it drew', () => {
    const random = randomFrom(seed);
    expect(random.count).toBe(0);
    draw(random, 5);
    expect(random.count).toBe(5);
  });

  test.each([2, 3, 6, 7, 44])('below %i is uniform', n => {
    const random = randomFrom(seed);
    const counts = new Array<number>(n).fill(0);
    for (let drawn = 0; drawn < 1000 * n; drawn++) counts[below(random, n)]!++;
    expect(chiSquare(counts, 1000)).toBeLessThan(surelyUnfair(n - 1));
  });

  test('all orders of four cards are equally likely', () => {
    const random = randomFrom(seed);
    const counts = new Map<string, number>();
    for (let times = 0; times < 24_000; times++) {
      const cards = ['a', 'b', 'c', 'd'];
      shuffle(random, cards);
      counts.set(cards.join(''), (counts.get(cards.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()], 1000)).toBeLessThan(surelyUnfair(23));
  });
});

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

/** Five standard deviations above the mean of the chi-square distribution. */
function surelyUnfair(freedom: number): number {
  return freedom + 5 * Math.sqrt(2 * freedom);
}

test('below draws again when a number would favour some results', () => {
  const aboutToDrawZero = { kind: 'sim', a: -13, b: 0, c: 5, count: 0 } as const;
  expect(next32({ ...aboutToDrawZero })).toBe(0);
  const thirds = { ...aboutToDrawZero };
  below(thirds, 3);
  expect(thirds.count).toBe(2); // 2³² words cannot be shared by three, so the word 0 is left over
  const quarters = { ...aboutToDrawZero };
  below(quarters, 4);
  expect(quarters.count).toBe(1);
});

test('below, pick and shuffle stay within what they are given', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 2 ** 21 }), (seed, n) => {
      const number = below(randomFrom(seed), n);
      expect(Number.isInteger(number) && number >= 0 && number < n).toBe(true);
    }),
  );
  fc.assert(
    fc.property(fc.nat(), fc.array(fc.nat(), { minLength: 1 }), (seed, list) => {
      const random = randomFrom(seed);
      expect(list).toContain(pick(random, list));
      const shuffled = list.slice();
      shuffle(random, shuffled);
      expect(shuffled.toSorted()).toEqual(list.toSorted());
    }),
  );
});

test('wrong arguments throw a clear message', () => {
  const random = randomFrom(1);
  for (const n of [0, -1, 1.5, Number.NaN, 2 ** 21 + 1])
    expect(() => below(random, n)).toThrow('below takes a whole number');
  expect(() => pick(random, [])).toThrow('empty list');
  for (const seed of [-1, 0.5, Number.NaN, 2 ** 53, '', '7', 'A'.repeat(64), 'a'.repeat(63)]) {
    expect(isSeed(seed)).toBe(false);
    expect(() => randomFrom(seed)).toThrow('A seed is a whole number from 0, or 64 hex digits');
  }
  for (const other of [undefined, null, {}, [1], true]) expect(isSeed(other)).toBe(false);
});
