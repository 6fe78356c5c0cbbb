// One flipped bit in the files of a stored server.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import { CannotOpen, Damaged } from '../../src/store/errors.ts';
import { sqliteStore } from '../../src/store/sqliteStore.ts';
import type { Store } from '../../src/store/store.ts';
import { faultsSeen } from '../play/faultsSeen.ts';
import { scratchFolder } from './scratchFolder.ts';
import { everythingIn, gameIn, type StoredServer } from './storedServer.ts';

/** The effect of the flipped bit. */
export type FlipOutcome =
  | 'one table stopped'
  | 'the server refused the file' // a backup takes its place
  | 'nothing is different' // the bit had no meaning, or an index was rebuilt
  | 'not of a game'; // people, sessions, when a table was last touched

/** Throws where a game changed, or more than one table stopped. */
export async function outcomeOfFlip(
  stored: StoredServer,
  file: Buffer,
  bit: number,
  isOpened: boolean,
): Promise<FlipOutcome> {
  const folder = mkdtempSync(join(scratchFolder(), 'omerta-rot-'));
  const path = join(folder, 'omerta.db');
  try {
    writeFileSync(path, flipped(file, bit));
    const store = await sqliteStore(path).catch(refused);
    if (store === undefined) return 'the server refused the file';
    const stopped = await stoppedIn(store, stored, isOpened).finally(() => store.close());
    if (stopped === 1) return 'one table stopped';
    return (await everythingIn(path)) === stored.everything ? 'nothing is different' : 'not of a game';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function flipped(file: Buffer, bit: number): Buffer {
  const other = Buffer.from(file);
  other[bit >> 3]! ^= 1 << (bit & 7);
  return other;
}

function refused(error: unknown): undefined {
  if (!(error instanceof CannotOpen)) throw error;
}

async function stoppedIn(store: Store, { games }: StoredServer, isOpened: boolean): Promise<number> {
  const damaged = new Set<string>();
  for (const [id, game] of games) {
    const found = await gameIn(store, id).catch((error: unknown) => {
      if (!(error instanceof Damaged)) throw error;
      damaged.add(id);
      return game;
    });
    if (found !== game) throw new Error(`a game has changed: ${difference(game, found)}`);
  }
  if (damaged.size > 1) throw new Error(`${damaged.size} tables stopped`);
  if (isOpened) await checkOpened(store, games, damaged);
  return damaged.size;
}

/** As the server itself would open them. Chat is read later, with the first viewer. */
async function checkOpened(store: Store, games: StoredServer['games'], damaged: ReadonlySet<string>): Promise<void> {
  const faults = faultsSeen();
  const matches = new LiveMatches({ store, faults, botPause: () => 0 });
  for (const id of games.keys()) {
    const isServed = await matches.open(id).then(
      live => live?.playing !== undefined,
      () => false,
    );
    if (!isServed && !damaged.has(id)) throw new Error('a table stopped that is not damaged');
  }
  matches.stop();
}

function difference(one: string, other: string): string {
  const at = [...one].findIndex((letter, index) => letter !== other[index]);
  return `${one.slice(at - 20, at + 20)} and ${other.slice(at - 20, at + 20)}`;
}
