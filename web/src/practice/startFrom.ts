import type { Pace } from '@omerta/protocol';
import { newId, newSeed } from './newSeed.ts';
import type { LocalSeat, SavedGame } from './savedGame.ts';
import { openGames } from './savedGames.ts';

/** A moment of a finished game to be played on from. The caller decides what was hidden. */
export interface Beginning {
  readonly game: string;
  readonly options: object;
  readonly state: unknown;
  readonly seats: readonly LocalSeat[];
  readonly pace: Pace;
  readonly pack?: object | undefined; // where it is not the standard one
  readonly packHash: string; // as the rules know it
  readonly version: number; // of the rules
}

/** Keeps a new game that begins there. Its id opens it: `/practice/<game>?saved=<id>`. */
export async function startFrom({ version, options, state, ...rest }: Beginning): Promise<string> {
  const now = Date.now();
  const saved: SavedGame = {
    ...rest,
    id: newId(),
    start: { kind: 'state', options, state, seed: newSeed() },
    startedAt: now,
    playedAt: now,
    played: [{ version, from: 1 }],
  };
  const games = await openGames('saved');
  if (!games.isStored) throw new Error('This browser keeps no games');
  await games.add(saved);
  return saved.id;
}
