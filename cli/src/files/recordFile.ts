// Records as files. docs/cli.md describes the format.
import { isLevel, LEVELS, type Level } from '@omerta/bots';
import { type GameRecord, type Outcome, problemsOfStretches, readRecord, type Stretch } from '@omerta/kernel';
import { Mistake } from '../mistake.ts';
import { wholeNumber } from '../options.ts';
import { readJson } from './readFile.ts';

export const RECORD_FORMAT = 'omerta-record/1';
export const RECORDS_FORMAT = 'omerta-records/1';

export interface RecordFile {
  readonly format: typeof RECORD_FORMAT;
  readonly record: GameRecord;
  readonly players?: readonly RecordedPlayer[]; // by seat
  readonly outcome?: Outcome; // once the game is over
  readonly pack?: unknown; // if it is not the standard one
  readonly stretches?: readonly Stretch[]; // if several versions of the rules played it
}

export interface RecordedPlayer {
  readonly name: string;
  readonly bot?: Level; // missing: a person
}

/** One record a file, or many. A bare record of the kernel is read too. */
export function readRecords(file: string): RecordFile[] {
  const json = readJson(file);
  const problems: string[] = [];
  const records = recordsIn(json, problems);
  if (problems.length > 0) throw new Mistake(`${file}: ${problems[0]}`);
  return records;
}

/** One record of a file, counted from 1. */
export function recordNumber(file: string, number = '1'): RecordFile {
  const records = readRecords(file);
  return records[wholeNumber('--number', number, 1, records.length) - 1]!;
}

function recordsIn(json: unknown, problems: string[]): RecordFile[] {
  if (!isObject(json)) {
    problems.push('not a record: must be an object');
    return [];
  }
  if (json.format === RECORDS_FORMAT) return manyIn(json, problems);
  if (json.format !== undefined && json.format !== RECORD_FORMAT) {
    problems.push(`not a record: format must be "${RECORD_FORMAT}", not ${JSON.stringify(json.format)}`);
    return [];
  }
  return oneIn(json.format === undefined ? { record: json } : json, undefined, 'record', problems);
}

function manyIn(json: Json, problems: string[]): RecordFile[] {
  if (!Array.isArray(json.records) || json.records.length === 0) {
    problems.push('records: must be a list of records');
    return [];
  }
  return json.records.flatMap((each: unknown, at) =>
    isObject(each)
      ? oneIn(each, json.pack, `records[${at}]`, problems)
      : complain(problems, `records[${at}]: no record`),
  );
}

function oneIn(json: Json, sharedPack: unknown, where: string, problems: string[]): RecordFile[] {
  const read = readRecord(json.record);
  if (!read.ok) return complain(problems, ...read.problems.map(problem => `${where}: ${problem}`));
  const { players, outcome, stretches, pack = sharedPack } = json;
  if (players !== undefined && !isPlayers(players)) {
    return complain(problems, `${where}: players: must be a list of { name, bot } with bots ${LEVELS.join(', ')}`);
  }
  if (outcome !== undefined && !isOutcome(outcome)) {
    return complain(problems, `${where}: outcome: must be { scores, places }, two lists of numbers`);
  }
  const [problem] = stretches === undefined ? [] : problemsOfStretches(stretches, read.record.choices.length);
  if (problem !== undefined) return complain(problems, `${where}: stretches: ${problem}`);
  return [
    {
      format: RECORD_FORMAT,
      record: read.record,
      ...(players === undefined ? {} : { players }),
      ...(outcome === undefined ? {} : { outcome }),
      ...(pack === undefined ? {} : { pack }),
      ...(stretches === undefined ? {} : { stretches: stretches as Stretch[] }), // checked just above
    },
  ];
}

function complain(problems: string[], ...found: string[]): [] {
  problems.push(...found);
  return [];
}

type Json = Readonly<Record<string, unknown>>;

function isObject(json: unknown): json is Json {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

function isPlayers(json: unknown): json is RecordedPlayer[] {
  return Array.isArray(json) && json.every(isPlayer);
}

function isPlayer(json: unknown): json is RecordedPlayer {
  if (!isObject(json) || typeof json.name !== 'string' || !NAME.test(json.name)) return false;
  return json.bot === undefined || (typeof json.bot === 'string' && isLevel(json.bot));
}

/** Names are printed, so they must not contain control characters. */
const NAME = /^[^\p{C}]{1,40}$/u;

function isOutcome(json: unknown): json is Outcome {
  return isObject(json) && isNumbers(json.scores) && isNumbers(json.places);
}

function isNumbers(json: unknown): json is number[] {
  return Array.isArray(json) && json.every(Number.isFinite);
}
