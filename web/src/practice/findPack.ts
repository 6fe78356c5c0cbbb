import { ask } from '../net/api.ts';
import { findPlayablePack } from '../packs/savedPacks.ts';
import { savedGames } from './savedGames.ts';

/** A pack of this device by its id or hash, of a stored game by the game's id, or of the server by its hash. */
export async function findPack(name: string): Promise<object | undefined> {
  const own = (await findPlayablePack(name)) ?? (await packOfGame(name));
  if (own !== undefined) return own;
  try {
    return await ask<object>('GET', `/api/packs/${encodeURIComponent(name)}`);
  } catch {
    return undefined; // no server
  }
}

async function packOfGame(id: string): Promise<object | undefined> {
  try {
    return (await savedGames.find(id))?.pack;
  } catch {
    return undefined; // nothing stored can be read
  }
}
