import { isLevel, LEVELS, type Level } from '@omerta/bots';
import type { RecordFile as AnyRecordFile } from '@omerta/kernel';
import { readRecordFile } from '@omerta/kernel/records';
import { Mistake } from '../mistake.ts';
import { wholeNumber } from '../options.ts';
import { readJson } from './readFile.ts';

export interface RecordFile extends AnyRecordFile {
  readonly players?: readonly RecordedPlayer[];
}

export interface RecordedPlayer {
  readonly name: string;
  readonly bot?: Level; // missing: a person
}

/** One record a file, or many. A bare record of the kernel is read too. */
export function readRecords(file: string): RecordFile[] {
  const read = readRecordFile(readJson(file));
  if (!read.ok) throw new Mistake(`${file}: not a record: ${read.problems[0]}`);
  return read.files.map(each => {
    if (hasLevels(each)) return each;
    throw new Mistake(`${file}: not a record: players: bots must be ${LEVELS.join(', ')}`);
  });
}

/** One record of a file, counted from 1. */
export function recordNumber(file: string, number = '1'): RecordFile {
  const records = readRecords(file);
  return records[wholeNumber('--number', number, 1, records.length) - 1]!;
}

const hasLevels = (file: AnyRecordFile): file is RecordFile =>
  (file.players ?? []).every(({ bot }) => bot === undefined || isLevel(bot));
