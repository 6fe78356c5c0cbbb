import type { GameRecord } from '../record.ts';
import { RECORD_FORMAT, RECORDS_FORMAT, type RecordFile } from '../recordFile.ts';
import type { SeenDeal } from '../seenDeal.ts';
import { describeProblem, type Problem, readShape } from '../shape/index.ts';
import { recordFileShape, recordShape, recordsFileShape, seenDealShape } from './recordShape.ts';

interface Refused {
  readonly ok: false;
  readonly problems: readonly string[];
}

export type ReadRecord = { readonly ok: true; readonly record: GameRecord } | Refused;
export type ReadRecordFile = { readonly ok: true; readonly files: readonly RecordFile[] } | Refused;

/** Checks the shape of a record from outside. Its options, start and choices are checked by `replay`. */
export function readRecord(json: unknown): ReadRecord {
  const read = readShape(recordShape, json, 'record');
  return read.ok ? { ok: true, record: read.value } : refused(read.problems);
}

/** Checks the shape of a file with one record or with many. A record without a file around it is read too. */
export function readRecordFile(json: unknown): ReadRecordFile {
  const { format }: { readonly format?: unknown } = typeof json === 'object' && json !== null ? json : {};
  if (format === RECORDS_FORMAT) {
    const read = readShape(recordsFileShape, json);
    if (!read.ok) return refused(read.problems);
    const { records, pack } = read.value;
    const shared = { format: RECORD_FORMAT, ...(pack === undefined ? {} : { pack }) } as const;
    return { ok: true, files: records.map(each => ({ ...shared, ...each })) };
  }
  if (format === undefined) {
    const read = readRecord(json);
    return read.ok ? { ok: true, files: [{ format: RECORD_FORMAT, record: read.record }] } : read;
  }
  const read = readShape(recordFileShape, json);
  return read.ok ? { ok: true, files: [read.value] } : refused(read.problems);
}

export type ReadSeenDeal = { readonly ok: true; readonly seen: SeenDeal } | Refused;

/** Checks the shape of what a player kept of a deal. */
export function readSeenDeal(json: unknown): ReadSeenDeal {
  const read = readShape(seenDealShape, json);
  return read.ok ? { ok: true, seen: read.value } : refused(read.problems);
}

const refused = (problems: readonly Problem[]): Refused => ({ ok: false, problems: problems.map(describeProblem) });
