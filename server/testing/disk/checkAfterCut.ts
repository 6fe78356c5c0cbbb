// Opens a server on what a power cut has left, and checks it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import { sqliteStore } from '../../src/store/sqliteStore.ts';
import type { ChoiceRow, Store } from '../../src/store/store.ts';
import { faultsSeen } from '../play/faultsSeen.ts';
import { waiting } from '../play/playOn.ts';
import { choicesOf, choose } from '../play/testNode.ts';

/** What the clients know at the moment of the cut. */
export interface Known {
  readonly begun: ReadonlySet<string>;
  readonly acknowledged: ReadonlyMap<string, number>; // by match: the last row
}

/**
 * Returns how many games were continued, where `playsOn`. Throws where acknowledged data is lost, or the store holds
 * rows that were never written.
 */
export async function checkAfterCut(
  left: ReadonlyMap<string, Buffer>,
  place: { readonly root: string; readonly file: string; readonly scratch: string },
  rows: ReadonlyMap<string, readonly string[]>, // of the whole workload, as text
  known: Known,
  playsOn: boolean,
): Promise<number> {
  const at = (path: string) => join(place.scratch, path.slice(place.root.length));
  for (const [path, bytes] of left) {
    mkdirSync(dirname(at(path)), { recursive: true });
    writeFileSync(at(path), bytes);
  }
  mkdirSync(dirname(at(place.file)), { recursive: true });
  const store = await sqliteStore(at(place.file));
  try {
    for (const match of rows.keys()) await checkMatch(store, match, rows.get(match)!, known);
    let played = 0;
    if (playsOn) for (const match of known.begun) played += (await playOn(store, match)) ? 1 : 0;
    return played;
  } finally {
    await store.close();
    rmSync(place.scratch, { recursive: true, force: true });
  }
}

export const rowText = (row: ChoiceRow): string => JSON.stringify(row);

async function checkMatch(store: Store, id: string, rows: readonly string[], { begun, acknowledged }: Known) {
  const match = await store.matchById(id);
  if (match === undefined) {
    if (begun.has(id)) throw new Error('a started table is lost');
    return;
  }
  const found = (await store.rowsOf(id)).map(rowText);
  const last = acknowledged.get(id) ?? 0;
  if (found.length < last) throw new Error(`${last - found.length} acknowledged choices are lost`);
  const other = found.findIndex((row, at) => row !== rows[at]);
  if (other >= 0) throw new Error(`row ${other + 1} has changed`);
  const snapshot = await store.snapshotOf(id);
  if (begun.has(id) && snapshot === undefined) throw new Error('a started game has no snapshot');
  if ((snapshot?.number ?? 0) !== found.length) throw new Error('rows and snapshot are not of the same moment');
}

/** Loads the game from its rows and plays one more choice. False where it is over. */
async function playOn(store: Store, id: string): Promise<boolean> {
  const faults = faultsSeen();
  const matches = new LiveMatches({ store, faults, botPause: () => 0 });
  const live = await matches.open(id);
  const goesOn = live?.playing !== undefined;
  if (goesOn) {
    const [seat] = waiting(live);
    const answer = await choose(live, seat!, choicesOf(live, seat!)[0]!);
    if (!answer.ok) throw new Error(`the game does not go on: ${answer.code}`);
  }
  matches.stop();
  if (faults.seen.length > 0) throw new Error(`a fault: ${faults.seen[0]}`);
  return goesOn;
}
