// Records as files. docs/cli.md describes the format.
import type { GameRecord } from './record.ts';
import type { Outcome } from './rules.ts';
import type { Stretch } from './stretches.ts';

export const RECORD_FORMAT = 'omerta-record/1';
export const RECORDS_FORMAT = 'omerta-records/1';

export interface RecordFile {
  readonly format: typeof RECORD_FORMAT;
  readonly record: GameRecord;
  readonly players?: readonly RecordedPlayer[]; // by seat
  readonly outcome?: Outcome; // once the game is over
  readonly pack?: object; // if it is not the standard one
  readonly stretches?: readonly Stretch[]; // if several versions of the rules played it
}

export interface RecordedPlayer {
  readonly name: string;
  readonly bot?: string; // its level; missing: a person
}
