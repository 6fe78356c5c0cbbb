// Play in a process of its own, for a disk that is traced or fails: the real matches, committer and store.
// workload.js DATA NOTES SEED CHOICES
// The notes are what the clients know: what they sent, what was acknowledged. They survive the process.

import { closeSync, existsSync, openSync, readFileSync, writeSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { below, fingerprint, pick, type Random, randomFrom } from '@omerta/kernel';
import { placesOf } from '../../src/faults.ts';
import type { LiveMatch } from '../../src/matches/liveMatch.ts';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import { openStore } from '../../src/store/openStore.ts';
import type { Store } from '../../src/store/store.ts';
import { smallTables } from '../games.ts';
import { waiting } from '../play/playOn.ts';
import { startedTable, type TestTable } from '../play/table.ts';
import { choicesOf, choose } from '../play/testNode.ts';
import { CLOSED, LOST, type Note, readNotes, type Sent, STUCK, unanswered, writeNote } from './notes.ts';

const TABLES = smallTables(3);

const [data = '', notes = '', seedWord = '0', choicesWord = '0'] = process.argv.slice(2);
const seed = Number(seedWord);
const known = existsSync(notes) ? readNotes(readFileSync(notes, 'utf8')) : [];
const file = openSync(notes, 'a');
const note = (what: Note) => void writeSync(file, writeNote(what));
let left = Number(choicesWord);
let opened: Store | undefined;
let isLeaving = false;

/** Plays all choices, with the server closed and opened again in between. */
async function run(): Promise<void> {
  const later = Math.floor(left * 0.8);
  await onServer(async (store, matches) => {
    await sendAgain(matches);
    await playAll(await tablesOf(store, matches), later);
  });
  await onServer(async (store, matches) => playAll(await tablesOf(store, matches), 0));
}

async function onServer(work: (store: Store, matches: LiveMatches) => Promise<void>): Promise<void> {
  const store = await openStore({ data }).catch(error => {
    note({ kind: 'fault', words: String(error) });
    process.exit(CLOSED);
  });
  opened = store;
  void store.lost.then(() => leave(LOST));
  const report = (what: string, _: unknown, error: unknown) =>
    note({ kind: 'fault', words: `${what}: ${error} ${placesOf(error)[1]}` });
  const matches = new LiveMatches({ store, faults: { report }, botPause: () => 0 });
  const reading = new AbortController();
  const read = readOn(store, matches, reading.signal);
  await work(store, matches);
  await matches.sweep();
  reading.abort();
  await read;
  matches.stop();
  await store.close().catch(error => note({ kind: 'fault', words: String(error) })); // everything is in the write-ahead log
}

/** A viewer that keeps reading, whatever the disk does to the players. */
async function readOn(store: Store, matches: LiveMatches, until: AbortSignal): Promise<void> {
  while (!until.aborted) {
    try {
      for (const { id } of await store.listRunning()) {
        const watcher = { person: undefined, send: () => {} };
        const live = await matches.open(id);
        if (live?.watch(watcher).ok !== true) throw new Error('no frame');
        live.leave(watcher);
      }
    } catch (error) {
      note({ kind: 'unreadable', words: String(error) });
    }
    await pause(20);
  }
}

/** Sends again what an earlier process never answered. */
async function sendAgain(matches: LiveMatches): Promise<void> {
  for (const sent of unanswered(known)) {
    const live = await matches.open(sent.match);
    if (live !== undefined) await insist(live, sent);
  }
}

/** The tables of an earlier process, or new ones. */
async function tablesOf(store: Store, matches: LiveMatches): Promise<LiveMatch[]> {
  const tables: LiveMatch[] = [];
  for (const [at, wanted] of TABLES.entries()) {
    const running = await store.listRunning(wanted.game);
    const before = running.find(({ seats }) => seats.length === wanted.people);
    const live = before === undefined ? undefined : await matches.open(before.id);
    const table = live ?? (await begun(store, matches, { ...wanted, seed: `${seed} ${at}` }));
    note({ kind: 'begun', match: table.match.id });
    tables.push(table);
  }
  return tables;
}

/** Retries where the server could not start it. */
async function begun(store: Store, matches: LiveMatches, table: TestTable): Promise<LiveMatch> {
  for (;;) {
    try {
      return await startedTable(store, matches, table);
    } catch (error) {
      note({ kind: 'fault', words: String(error) });
      await pause(20);
    }
  }
}

async function playAll(tables: readonly LiveMatch[], leave: number): Promise<void> {
  await Promise.all(tables.map((live, at) => play(live, randomFrom(fingerprint({ seed, at, left })), leave)));
}

async function play(live: LiveMatch, random: Random, leave: number): Promise<void> {
  while (live.playing !== undefined && left > leave) {
    left -= 1;
    const seat = pick(random, waiting(live));
    const decision = live.playing.progress.decisions[seat]!;
    const text = pick(random, choicesOf(live, seat));
    const command = `${seed}-${seat}-${decision}-${below(random, 2 ** 20)}`;
    await insist(live, { match: live.match.id, seat, decision, command, text });
  }
}

/** Notes are written as a client would: before sending, and after the acknowledgement. */
async function insist(live: LiveMatch, sent: Sent): Promise<void> {
  const { seat, text, decision, command } = sent;
  note({ kind: 'sent', sent });
  for (let attempt = 0; attempt < PATIENCE; attempt += 1) {
    const answer = await choose(live, seat, text, { decision, command });
    if (answer.ok) return note({ kind: 'acknowledged', command });
    note({ kind: 'refused', command, code: answer.code });
    if (answer.code !== 'busy') return;
    await pause(20);
  }
  await leave(STUCK);
}

/** An exit while the store's thread is at work would abort the process. */
async function leave(code: number): Promise<void> {
  isLeaving = true;
  await opened?.close().catch(() => {});
  process.exit(code);
}

const PATIENCE = 200; // attempts, far more than any fault lasts

await run().catch(async error => {
  if (isLeaving) await new Promise(() => {});
  throw error;
});
closeSync(file);
