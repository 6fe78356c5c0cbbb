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
    const fields = Object.keys(data)
      .filter(key => data[key] !== undefined)
      .sort()
      .map(key => `${JSON.stringify(key)}:${canonicalJson(data[key])}`);
    return `{${fields.join(',')}}`;
  }
  throw new Error(`Not plain data: ${String(data)}`);
}

function isPlainObject(data: unknown): data is Record<string, unknown> {
  if (typeof data !== 'object' || data === null) return false;
  const parent: unknown = Object.getPrototypeOf(data);
  return parent === Object.prototype || parent === null;
}
