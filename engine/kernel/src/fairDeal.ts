// A deal that a server cannot arrange unnoticed. The server shows a commitment to its secret before the seats give their
// entropy; the seed is made of both, and after the game the secret is revealed. Players who kept the commitment and their
// entropy compare them with the record (seenDeal.ts).
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './random.ts';

/** Bytes are written as hex digits in lower case. */
export interface FairDeal {
  readonly match: string; // the id of the game; no two games have the same
  readonly commitment: string; // 32 bytes, shown before any seat gave entropy
  readonly secret: string; // 32 bytes, revealed when the game is over
  readonly entropies: readonly string[]; // by seat: 16 bytes, or '' for a seat that gave none
  readonly atOnce?: true; // the game began before a player was shown the commitment, so it binds no server
}

/** SHA-256 of the secret's bytes and the match id. */
export function commitmentOf(secret: string, match: string): string {
  mustBe(isSecret(secret) && isMatch(match), 'A commitment needs a secret of 32 bytes and a match id');
  return bytesToHex(sha256(concatBytes(hexToBytes(secret), utf8ToBytes(match))));
}

/**
 * The seed of the game: HMAC-SHA-256, its key the secret. The message is the match id, then every seat's entropy in seat
 * order, each after its own length as four bytes, the highest first: no two deals have the same message.
 */
export function dealSeed(secret: string, match: string, entropies: readonly string[]): string {
  const isUsable = isSecret(secret) && isMatch(match) && entropies.every(isEntropy);
  mustBe(isUsable, 'A deal needs a secret of 32 bytes, a match id, and entropies of 16 bytes or none');
  const parts = [utf8ToBytes(match), ...entropies.map(entropy => hexToBytes(entropy))];
  const message = concatBytes(...parts.flatMap(part => [lengthOf(part), part]));
  return bytesToHex(hmac(sha256, hexToBytes(secret), message));
}

/** What is wrong with a deal; empty means it is consistent. Whether it was fair, players can tell: `compareWithSeen`. */
export function checkDeal(deal: FairDeal & { readonly seed: Seed }): string[] {
  if (!isDeal(deal)) return ['must be { match, commitment, secret, entropies } as a record has them'];
  const problems: string[] = [];
  const { match, commitment, secret, entropies, seed } = deal;
  if (commitment !== commitmentOf(secret, match)) problems.push('commitment: was made for another secret or match');
  if (seed !== dealSeed(secret, match, entropies))
    problems.push('seed: does not come from secret, match and entropies');
  return problems;
}

/** Whether every field has its form. */
export function isDeal({ match, commitment, secret, entropies }: FairDeal): boolean {
  return isMatch(match) && isSecret(commitment) && isSecret(secret) && entropies.every(isEntropy);
}

export const MATCH = /^[\w-]{1,64}$/;
export const SECRET = /^[0-9a-f]{64}$/;
export const ENTROPY = /^([0-9a-f]{32})?$/;
export const GIVEN_ENTROPY = /^[0-9a-f]{32}$/;

const isMatch = (match: string): boolean => MATCH.test(match);
const isSecret = (secret: string): boolean => SECRET.test(secret);
const isEntropy = (entropy: string): boolean => ENTROPY.test(entropy);

function lengthOf(bytes: Uint8Array): Uint8Array {
  const length = new Uint8Array(4);
  new DataView(length.buffer).setUint32(0, bytes.length);
  return length;
}

function mustBe(fine: boolean, problem: string): void {
  if (!fine) throw new Error(problem);
}
