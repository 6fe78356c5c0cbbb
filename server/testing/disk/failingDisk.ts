// The workload on a disk that is full or fails at one moment, and a check of everything that was acknowledged.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gameOf } from '../../src/games.ts';
import { load } from '../../src/matches/loading.ts';
import { sqliteStore } from '../../src/store/sqliteStore.ts';
import type { ChoiceRow, Store } from '../../src/store/store.ts';
import { finished } from '../store/finished.ts';
import type { BuiltWorkload } from './builtWorkload.ts';
import { CLOSED, LOST, type Note, readNotes, type Sent, STUCK } from './notes.ts';
import { straced } from './strace.ts';

/** Counted for each thread that works on the files: the server is closed in between, and another thread opens them. */
export interface DiskFault {
  readonly kind: 'full' | 'failsToWrite' | 'failsToSync';
  readonly first: number; // write or sync
  readonly count: number;
  readonly isNewServer: boolean; // the fault comes while its tables are made
}

export interface FaultResult {
  readonly failed: number; // calls that were refused
  readonly acknowledged: number;
  readonly refused: number;
  readonly problems: readonly string[];
}

const CHOICES = 60;

/** In an empty folder. */
export async function runWithFault(
  { program }: BuiltWorkload,
  seed: number,
  fault: DiskFault,
  root: string,
): Promise<FaultResult> {
  const place = { data: join(root, 'data'), notes: join(root, 'notes'), out: join(root, 'calls') };
  const words = [process.execPath, program, place.data, place.notes, String(seed), String(CHOICES)];
  const files = FILES.map(name => join(place.data, name));
  const calls = ['pwrite64', 'fsync', 'fdatasync', 'write'];
  const watched = { calls, paths: [...files, place.notes], out: place.out };
  if (!fault.isNewServer) await finished(spawn(words[0]!, [...words.slice(1, -1), '0'])); // makes its tables
  const before = notesIn(place.notes).length;
  const first = await finished(straced({ ...watched, program: words, inject: injected(fault) }));
  const lines = readFileSync(place.out, 'latin1').split('\n');
  const failed = callsFailed(place.out); // a second start overwrites the file
  const notes = notesIn(place.notes).slice(before);
  const problems = [...problemsOfEnd(first.code, fault), ...problemsOfNotes(notes, lines)];
  if (first.code !== 0) {
    const again = await finished(straced({ ...watched, program: words }));
    if (again.code !== 0) problems.push(`started again it ended with ${again.code}`);
  }
  const all = notesIn(place.notes);
  problems.push(...(await problemsOfStore(files[0]!, all)));
  const counted = (kind: Note['kind']) => all.filter(note => note.kind === kind).length;
  return {
    failed,
    acknowledged: counted('acknowledged'),
    refused: counted('refused'),
    problems,
  };
}

/** By the output of strace. */
export const callsFailed = (out: string): number => readFileSync(out, 'latin1').split('(INJECTED)').length - 1;

const FILES = ['omerta.db', 'omerta.db-wal', 'omerta.db-journal'] as const;

function injected({ kind, first, count }: DiskFault): string[] {
  const when = `when=${first}..${first + count - 1}`;
  if (kind === 'failsToSync') return ['fsync', 'fdatasync'].map(call => `${call}:error=EIO:${when}`);
  return [`pwrite64:error=${kind === 'full' ? 'ENOSPC' : 'EIO'}:${when}`];
}

const notesIn = (file: string): Note[] => (existsSync(file) ? readNotes(readFileSync(file, 'utf8')) : []);

/** While it opens, the server may refuse; later it goes on, unless a sync has failed. */
function problemsOfEnd(code: number | null, { kind }: DiskFault): string[] {
  if (code === 0 || code === CLOSED) return [];
  if (code === STUCK) return ['it is stuck'];
  if (code !== LOST) return [`it ended with ${code}`];
  return kind === 'failsToSync' ? [] : ['it ended, though the disk was only full'];
}

/** Nothing is acknowledged after a failed sync of the log, and readers notice nothing. */
function problemsOfNotes(notes: readonly Note[], lines: readonly string[]): string[] {
  const failed = lines.findIndex(line => isFailedSync(line));
  const later = failed < 0 ? [] : lines.slice(failed).filter(line => line.includes(ACKNOWLEDGED));
  const unreadable = notes.filter(note => note.kind === 'unreadable').length;
  return [
    ...(later.length > 0 ? [`${later.length} acknowledged after a failed sync`] : []),
    ...(unreadable > 0 && failed < 0 ? [`${unreadable} times a reader saw nothing`] : []),
  ];
}

const hex = (text: string): string => [...Buffer.from(text)].map(byte => `\\x${byte.toString(16)}`).join('');
const ACKNOWLEDGED = hex('"acknowledged"');
const LOG = hex('-wal');

/** A failed sync of the database itself costs nothing: the log still has everything, and the next checkpoint writes it again. */
const isFailedSync = (line: string): boolean =>
  line.includes('sync(') && line.includes(LOG) && line.includes('(INJECTED)');

async function problemsOfStore(file: string, notes: readonly Note[]): Promise<string[]> {
  const store = await sqliteStore(file);
  try {
    const sent = new Map(
      notes.flatMap(note => (note.kind === 'sent' ? [[note.sent.command, note.sent] as const] : [])),
    );
    const acknowledged = notes.flatMap(note => (note.kind === 'acknowledged' ? [note.command] : []));
    const problems: string[] = [];
    const stored = new Map<string, ChoiceRow>();
    for (const match of new Set([...sent.values()].map(each => each.match))) {
      const rows = await store.rowsOf(match);
      problems.push(...(await problemsOfMatch(store, match, rows)));
      for (const row of rows) stored.set(row.command, row);
    }
    const lost = acknowledged.filter(command => !isSame(sent.get(command), stored.get(command)));
    return lost.length > 0 ? [...problems, `${lost.length} acknowledged choices are not stored`] : problems;
  } finally {
    await store.close();
  }
}

function isSame(sent: Sent | undefined, row: ChoiceRow | undefined): boolean {
  return sent !== undefined && sent.text === row?.text && sent.seat === row.seat && sent.decision === row.decision;
}

async function problemsOfMatch(store: Store, id: string, rows: readonly ChoiceRow[]): Promise<string[]> {
  const [match, snapshot] = [await store.matchById(id), await store.snapshotOf(id)];
  if (match === undefined || snapshot === undefined) return ['a table is lost'];
  if (rows.some(({ number }, at) => number !== at + 1)) return ['rows are missing'];
  try {
    load(gameOf(match.game)!.rules, { match, rows, snapshot });
    return [];
  } catch (error) {
    return [String(error)];
  }
}
