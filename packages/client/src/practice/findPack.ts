import { ask } from '../net/api.ts';
import { findPlayablePack } from '../packs/savedPacks.ts';

/** A pack of this device by its id or hash, else of the house by its hash. Undefined where there is none such. */
export async function findPack(name: string): Promise<object | undefined> {
  const own = await findPlayablePack(name);
  if (own !== undefined) return own;
  try {
    return await ask<object>('GET', `/api/packs/${encodeURIComponent(name)}`);
  } catch {
    return undefined; // nobody to ask
  }
}
