import { ask } from '../net/api.ts';

/** A pack by its hash, from the house. Undefined where there is none such, or nobody to ask. */
export async function findPack(name: string): Promise<object | undefined> {
  try {
    return await ask<object>('GET', `/api/packs/${encodeURIComponent(name)}`);
  } catch {
    return undefined;
  }
}
