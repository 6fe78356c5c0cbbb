// Passwords are stored as scrypt hashes. Algorithm and parameters are part of the hash, so they can be changed later.
import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { limitConcurrency } from './limitConcurrency.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 200;

/** 2^cost blocks. 17 takes 128 MiB and about half a second. */
export const COST = 17;

/** `scrypt$17$8$1$salt$hash`, or 'busy' when too many are being computed. */
export async function hashPassword(password: string, cost = COST): Promise<string | 'busy'> {
  const salt = randomBytes(16);
  const hash = await derived(password, { cost, blocks: 8, lanes: 1, salt });
  if (hash === 'busy') return hash;
  return ['scrypt', cost, 8, 1, salt.toString('base64url'), hash.toString('base64url')].join('$');
}

export async function isPassword(password: string, hash: string): Promise<boolean | 'busy'> {
  const stored = readHash(hash);
  if (stored === undefined) throw new Error('A stored password hash has an unknown form');
  const found = await derived(password, stored);
  return found === 'busy' ? found : timingSafeEqual(found, stored.hash);
}

/** Takes as long as a real check, so the response time does not reveal which names exist. */
export async function pretendToCheck(password: string, cost = COST): Promise<false | 'busy'> {
  const found = await derived(password, { cost, blocks: 8, lanes: 1, salt: Buffer.alloc(16) });
  return found === 'busy' ? found : false;
}

interface Setting {
  readonly cost: number;
  readonly blocks: number;
  readonly lanes: number;
  readonly salt: Buffer;
}

const LENGTH = 32;
const limited = limitConcurrency(2, 20); // each takes 128 MiB

function derived(password: string, setting: Setting): Promise<Buffer | 'busy'> {
  return limited(() => scrypted(password.normalize('NFKC'), setting));
}

function scrypted(password: string, { cost, blocks: r, lanes: p, salt }: Setting): Promise<Buffer> {
  const N = 2 ** cost;
  const options: ScryptOptions = { N, r, p, maxmem: 256 * N * r };
  return new Promise((resolve, reject) => {
    scrypt(password, salt, LENGTH, options, (error, key) => (error === null ? resolve(key) : reject(error)));
  });
}

function readHash(text: string): (Setting & { readonly hash: Buffer }) | undefined {
  const [name, cost, blocks, lanes, salt, hash, ...rest] = text.split('$');
  if (name !== 'scrypt' || hash === undefined || rest.length > 0) return undefined;
  return {
    cost: Number(cost),
    blocks: Number(blocks),
    lanes: Number(lanes),
    salt: Buffer.from(salt!, 'base64url'),
    hash: Buffer.from(hash, 'base64url'),
  };
}
