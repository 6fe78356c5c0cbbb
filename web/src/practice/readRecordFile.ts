// A record from outside: the server, this device or a file. docs/cli.md describes the format.
import { type Outcome, problemsOfStretches, readRecord, type Stretch } from '@omerta/kernel';
import type { RecordFile } from './recordFile.ts';

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
  if (!isObject(json)) return notRecord('must be an object');
  if (json.format === 'omerta-records/1') return oneOfMany(json);
  if (json.format !== undefined && json.format !== 'omerta-record/1') return notRecord(`format: ${json.format}`);
  const { record: given, players, outcome, pack, stretches } = json.format === undefined ? { record: json } : json;
  const read = readRecord(given);
  if (!read.ok) return notRecord(...read.problems);
  const { record } = read;
  const count = playersIn(record.options);
  if (count === undefined) return notRecord('options: players must be a number from 2 to 20');
  if (players !== undefined && !isPlayers(players, count)) {
    return notRecord('players: must be a { name, bot } for each seat');
  }
  if (outcome !== undefined && !isOutcome(outcome)) return notRecord('outcome: must be { scores, places }');
  if (pack !== undefined && !isObject(pack)) return notRecord('pack: must be an object');
  const [problem] = stretches === undefined ? [] : problemsOfStretches(stretches, record.choices.length);
  if (problem !== undefined) return notRecord(`stretches: ${problem}`);
  return {
    ok: true,
    file: {
      format: 'omerta-record/1',
      record,
      players: players ?? Array.from({ length: count }, (_, seat) => ({ name: String.fromCharCode(65 + seat) })),
      ...(outcome === undefined ? {} : { outcome }),
      ...(pack === undefined ? {} : { pack }),
      ...(stretches === undefined ? {} : { stretches: stretches as Stretch[] }), // checked just above
    },
  };
}

/** How many sit at the table; both games say so in their options. */
export function playersIn(options: unknown): number | undefined {
  const players = isObject(options) ? options.players : undefined;
  return typeof players === 'number' && Number.isInteger(players) && players >= 2 && players <= 20
    ? players
    : undefined;
}

function oneOfMany({ records, pack }: Json): ReadFile {
  const [first, ...others] = Array.isArray(records) ? records : [];
  if (!isObject(first)) return notRecord('records: must be a list of records');
  if (others.length > 0) return { ok: false, why: 'manyRecords' };
  return readRecordFile({ format: 'omerta-record/1', pack, ...first });
}

const notRecord = (...problems: readonly string[]): ReadFile => ({
  ok: false,
  why: 'notRecord',
  problem: problems.join('; '),
});

type Json = Readonly<Record<string, unknown>>;
const isObject = (json: unknown): json is Json => typeof json === 'object' && json !== null && !Array.isArray(json);

function isPlayers(json: unknown, count: number): json is RecordFile['players'] {
  return Array.isArray(json) && json.length === count && json.every(isPlayer);
}

const isPlayer = (json: unknown): boolean =>
  isObject(json) && isName(json.name) && (json.bot === undefined || typeof json.bot === 'string');

const isName = (name: unknown): boolean => typeof name === 'string' && /^[^\p{C}]{1,40}$/u.test(name);

const isOutcome = (json: unknown): json is Outcome =>
  isObject(json) && isNumbers(json.scores) && isNumbers(json.places);

const isNumbers = (json: unknown): boolean => Array.isArray(json) && json.every(Number.isFinite);
