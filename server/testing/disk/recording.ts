// A workload with every call it made to the disk, in order, and its notes in between.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { below, fingerprint, randomFrom } from '@omerta/kernel';
import { sqliteStore } from '../../src/store/sqliteStore.ts';
import type { ChoiceRow } from '../../src/store/store.ts';
import { finished } from '../store/finished.ts';
import type { BuiltWorkload } from './builtWorkload.ts';
import { CALLS, type DiskCall, readCalls } from './diskCalls.ts';
import { type Note, readNotes } from './notes.ts';
import { straced } from './strace.ts';

export type Step = { readonly kind: 'disk'; readonly call: DiskCall } | { readonly kind: 'note'; readonly note: Note };

export interface Recording {
  readonly root: string; // the folder that existed before
  readonly file: string; // the database
  readonly steps: readonly Step[];
  /** What was stored in the end, by match. */
  readonly rows: ReadonlyMap<string, readonly ChoiceRow[]>;
}

/** In an empty folder. The first process is killed while it syncs; another one continues, closes and opens again. */
export async function recordWorkload({ program }: BuiltWorkload, seed: number, root: string): Promise<Recording> {
  const random = randomFrom(fingerprint({ workload: seed }));
  const data = join(root, 'server', 'data');
  const notes = join(root, 'notes');
  const deadAt = EARLIEST + below(random, 20);
  const live = async (choices: number, inject: readonly string[]): Promise<Step[]> => {
    const out = join(root, 'calls');
    const words = [process.execPath, program, data, notes, String(seed), String(choices)];
    const paths = [root, join(root, 'server'), data, notes, ...FILES.map(name => join(data, name))];
    const child = straced({ program: words, calls: CALLS, paths, out, inject });
    child.stderr?.pipe(process.stderr);
    const { code, signal } = await finished(child);
    if (code !== 0 && signal !== 'SIGKILL') throw new Error(`The workload ended with ${code ?? signal}`);
    return readCalls(readFileSync(out, 'latin1')).flatMap(call => stepsOf(call, notes));
  };
  const kill = ['fsync', 'fdatasync'].map(call => `${call}:signal=KILL:when=${deadAt}`);
  const steps = [...(await live(FEW, kill)), ...(await live(seed % 5 === 0 ? CHECKPOINT : MANY, []))];
  const file = join(data, FILES[0]);
  return { root, file, steps, rows: await rowsIn(file, steps) };
}

const FILES = ['omerta.db', 'omerta.db-wal', 'omerta.db-journal', 'omerta.db-shm'] as const;
const EARLIEST = 22; // sync: the tables are started
const FEW = 300; // choices, more than the first process plays
const MANY = 60;
const CHECKPOINT = 450; // choices, enough for a checkpoint under way

function stepsOf(call: DiskCall, notes: string): Step[] {
  if (call.path !== notes) return [{ kind: 'disk', call }];
  if (call.kind !== 'append') return [];
  return readNotes(call.bytes.toString()).map(note => ({ kind: 'note', note }));
}

async function rowsIn(file: string, steps: readonly Step[]): Promise<Map<string, readonly ChoiceRow[]>> {
  const store = await sqliteStore(file);
  const begun = steps.flatMap(step => (step.kind === 'note' && step.note.kind === 'begun' ? [step.note.match] : []));
  const rows = new Map<string, readonly ChoiceRow[]>();
  for (const match of new Set(begun)) rows.set(match, await store.rowsOf(match));
  await store.close();
  return rows;
}
