// Checks a deal with none of our code: SHA-256, HMAC and ChaCha20 of Node, and a shuffle written down a second time.
import { createCipheriv, createHash, createHmac } from 'node:crypto';
import type { FairDeal } from '@omerta/kernel';

/** What is wrong with the derivation of the seed. */
export function problemsOfSeed({ match, commitment, secret, entropies }: FairDeal, seed: string): string[] {
  const key = Buffer.from(secret, 'hex');
  const hash = createHash('sha256').update(key).update(match).digest('hex');
  const parts = [Buffer.from(match), ...entropies.map(entropy => Buffer.from(entropy, 'hex'))];
  const dealt = createHmac('sha256', key);
  for (const part of parts) {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    dealt.update(length).update(part);
  }
  return [
    ...(hash === commitment ? [] : ['the commitment is of another secret']),
    ...(dealt.digest('hex') === seed ? [] : ['the seed does not follow from the secret and the entropies']),
  ];
}

/** Shuffles with the next words. */
export function shuffleBy<Card>(words: Words, cards: readonly Card[]): Card[] {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last -= 1) {
    const other = numberBelow(words, last + 1);
    [deck[last], deck[other]] = [deck[other]!, deck[last]!];
  }
  return deck;
}

/** All randomness of a game. */
export type Words = Generator<bigint, never>;

export function* wordsOf(seed: string): Words {
  const stream = createCipheriv('chacha20', Buffer.from(seed, 'hex'), Buffer.alloc(16));
  for (;;) {
    const block = stream.update(Buffer.alloc(64));
    for (let at = 0; at < block.length; at += 4) yield BigInt(block.readUInt32LE(at));
  }
}

/** The upper half of word × n; a word whose lower half is below 2³² mod n is thrown away. */
export function numberBelow(words: Words, n: number): number {
  const unfair = 2n ** 32n % BigInt(n);
  for (;;) {
    const product = words.next().value * BigInt(n);
    if ((product & 0xffff_ffffn) >= unfair) return Number(product >> 32n);
  }
}
