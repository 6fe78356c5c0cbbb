import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** SHA-256 over canonical JSON, in hex. Equal data, equal fingerprint, whatever the order of the fields. */
export function fingerprint(data: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(data))));
}

/** JSON with sorted keys and without undefined fields. Throws at what JSON would lose: NaN, functions, dates. */
export function canonicalJson(data: unknown): string {
  if (data === null || typeof data === 'boolean' || typeof data === 'string') return JSON.stringify(data);
  if (typeof data === 'number' && Number.isFinite(data)) return JSON.stringify(data);
  if (Array.isArray(data)) return `[${data.map(item => canonicalJson(item ?? null)).join(',')}]`;
  if (isPlainObject(data)) {
    const fields = keysOf(data)
      .sort()
      .map(key => `${JSON.stringify(key)}:${canonicalJson(data[key])}`);
    return `{${fields.join(',')}}`;
  }
  throw new Error(`Not plain data: ${String(data)}`);
}

/** Whether two values have the same canonical JSON, without writing it. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (Array.isArray(one)) {
    if (!Array.isArray(other) || one.length !== other.length) return false;
    return one.every((item, at) => isSameData(item ?? null, other[at] ?? null));
  }
  if (!isPlainObject(one) || !isPlainObject(other)) return false;
  const keys = keysOf(one);
  return keys.length === keysOf(other).length && keys.every(key => isSameData(one[key], other[key]));
}

function keysOf(data: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(data).filter(key => data[key] !== undefined);
}

function isPlainObject(data: unknown): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return false;
  const parent: unknown = Object.getPrototypeOf(data);
  return parent === Object.prototype || parent === null;
}
