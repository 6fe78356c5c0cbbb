// The generator of live games: the ChaCha20 key stream, so players cannot predict numbers from those they saw.
import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/ciphers/utils.js';

export interface LiveRandom {
  readonly kind: 'live';
  readonly key: string; // 64 hex digits
  count: number;
}

export function nextLive(random: LiveRandom): number {
  const page = Math.floor(random.count / WORDS_ON_PAGE);
  const word = pageOf(random, page).getUint32((random.count % WORDS_ON_PAGE) * 4, true);
  random.count++;
  return word;
}

const BLOCKS_ON_PAGE = 8; // a ChaCha20 block is 16 words; making several at once is cheaper
const WORDS_ON_PAGE = 16 * BLOCKS_ON_PAGE;
const NONCE = new Uint8Array(12); // every key is used for one stream only
const EMPTY = new Uint8Array(WORDS_ON_PAGE * 4);

/** The last page of each generator: a cache, since key and page number determine it. */
const lastPages = new WeakMap<LiveRandom, { key: string; page: number; words: DataView }>();

function pageOf(random: LiveRandom, page: number): DataView {
  const last = lastPages.get(random);
  if (last !== undefined && last.page === page && last.key === random.key) return last.words;
  const bytes = chacha20(hexToBytes(random.key), NONCE, EMPTY, undefined, page * BLOCKS_ON_PAGE);
  const words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  lastPages.set(random, { key: random.key, page, words });
  return words;
}
