// A game as options, seed and choices; some start from a state. It replays to the same game, byte for byte.
import { type FairDeal, problemsOfDeal } from './fairDeal.ts';
import { fingerprint } from './fingerprint.ts';
import { isSeed, type Seed } from './random.ts';
import type { Author, GameTypes, Rules } from './rules.ts';
import type { Seat } from './seats.ts';

export interface GameRecord<G extends GameTypes = GameTypes> {
  readonly game: string;
  readonly version: number;
  readonly pack: string;
  readonly options: G['Options'];
  readonly seed: Seed;
  readonly start?: G['State']; // of a game that did not start with its setup; the seed is unused then
  readonly choices: RecordedChoice[]; // in order, with changed answers, without those taken back
  readonly fairDeal?: FairDeal; // how the seed of a live game came about; checked by `checkDeal`
}

/** The third element says that the clock answered for the seat. */
export type RecordedChoice = [seat: Seat, text: string] | [seat: Seat, text: string, by: 'clock'];

export function recordedChoice(seat: Seat, text: string, by: Author = 'player'): RecordedChoice {
  return by === 'clock' ? [seat, text, by] : [seat, text];
}

export function newRecord<G extends GameTypes>(rules: Rules<G>, options: G['Options'], seed: Seed): GameRecord<G> {
  return { game: rules.id, version: rules.version, pack: rules.pack, options, seed, choices: [] };
}

/** The fingerprint of a whole game, its choices and its last state: equal fingerprints mean equal games. */
export function gameFingerprint(record: GameRecord, last: unknown): string {
  return fingerprint([record, last]);
}

export type ReadRecord =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly problems: readonly string[] };

/** Checks the shape of a record from outside. Its options, start and choices are checked by `replay`. */
export function readRecord(json: unknown): ReadRecord {
  if (!isObject(json)) return { ok: false, problems: ['record: must be an object'] };
  const { game, version, pack, options, seed, start, choices, fairDeal } = json;
  const problems = [
    ...unless(typeof game === 'string' && game !== '', 'game: must be the name of a game'),
    ...unless(Number.isSafeInteger(version), 'version: must be a whole number'),
    ...unless(typeof pack === 'string', "pack: must be text, '' for a game without packs"),
    ...unless(options !== undefined, 'options: missing'),
    ...unless(isSeed(seed), 'seed: must be a whole number from 0, or 64 hex digits in lower case'),
    ...unless(start === undefined || isObject(start), 'start: must be the state of a game'),
    ...problemsOfChoices(choices),
    ...(fairDeal === undefined ? [] : problemsOfDeal(fairDeal).map(problem => `fairDeal: ${problem}`)),
  ];
  if (problems.length > 0) return { ok: false, problems };
  // Every field was checked just above; only fields of the record are taken over.
  const record = { game, version, pack, options, seed, choices } as GameRecord;
  return {
    ok: true,
    record: {
      ...record,
      ...(start === undefined ? {} : { start }),
      ...(fairDeal === undefined ? {} : { fairDeal: dealIn(fairDeal as FairDeal) }),
    },
  };
}

function dealIn({ match, commitment, secret, entropies }: FairDeal): FairDeal {
  return { match, commitment, secret, entropies };
}

function problemsOfChoices(choices: unknown): string[] {
  if (!Array.isArray(choices)) return ['choices: must be a list of [seat, text] or [seat, text, "clock"]'];
  const at = choices.findIndex(entry => !isChoice(entry));
  return unless(
    at < 0,
    `choices[${at}]: must be [seat, text] or [seat, text, "clock"], the seat a whole number from 0`,
  );
}

function isChoice(entry: unknown): entry is RecordedChoice {
  if (!Array.isArray(entry) || entry.length < 2 || entry.length > 3) return false;
  const [seat, text, by]: unknown[] = entry;
  if (entry.length === 3 && by !== 'clock') return false;
  return Number.isSafeInteger(seat) && Number(seat) >= 0 && typeof text === 'string';
}

function unless(fine: boolean, problem: string): string[] {
  return fine ? [] : [problem];
}

function isObject(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
