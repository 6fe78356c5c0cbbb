// A record from outside: the server or a file. It brings zod along, so pages load it when there is something to read.
import { seatName } from '@omerta/kernel';
import { readRecordFile as readAny } from '@omerta/kernel/records';
import { playersIn, type RecordFile } from './recordFile.ts';

export type ReadFile =
  | { readonly ok: true; readonly file: RecordFile }
  | { readonly ok: false; readonly why: 'notJson' | 'manyRecords' }
  | { readonly ok: false; readonly why: 'notRecord'; readonly problem: string }; // in English, for the author of the file

export function readRecordText(text: string): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return { ok: false, why: 'notJson' };
  }
  return readRecordFile(json);
}

/** Checks the form of a file; whether it tells the truth is found out by playing it again. */
export function readRecordFile(json: unknown): ReadFile {
  const read = readAny(json);
  if (!read.ok) return notRecord(read.problems);
  const [file, ...others] = read.files;
  if (file === undefined || others.length > 0) return { ok: false, why: 'manyRecords' };
  const count = playersIn(file.record.options);
  if (count === undefined) return notRecord(['record.options.players: must be a whole number from 2 to 20']);
  const players = file.players ?? Array.from({ length: count }, (_, seat) => ({ name: seatName(seat) }));
  if (players.length !== count) return notRecord([`players: must have exactly ${count}, not ${players.length}`]);
  return { ok: true, file: { ...file, players } };
}

const MOST_SHOWN = 8; // a file with thousands of choices may have as many problems

const notRecord = (problems: readonly string[]): ReadFile => ({
  ok: false,
  why: 'notRecord',
  problem: [...problems.slice(0, MOST_SHOWN), ...(problems.length > MOST_SHOWN ? ['…'] : [])].join('; '),
});
