import { ask } from '../net/api.ts';
import { findPlayablePack } from '../packs/savedPacks.ts';
import { savedGames } from './savedGames.ts';

/** A pack of this device by its id or hash, or of a game kept here by the game's id, else of the house by its hash. Undefined where there is none such. */
export async function findPack(name: string): Promise<object | undefined> {
  const own = (await findPlayablePack(name)) ?? (await packOfGame(name));
  if (own !== undefined) return own;
  try {
    return await ask<object>('GET', `/api/packs/${encodeURIComponent(name)}`);
  } catch {
    return undefined; // nobody to ask
  }
}

async function packOfGame(id: string): Promise<object | undefined> {
  try {
    return (await savedGames.find(id))?.pack;
  } catch {
    return undefined; // nothing kept can be read
  }
}
