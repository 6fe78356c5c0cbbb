// A game as options, seed and choices; some start from a state. It replays to the same game, byte for byte.
import type { FairDeal } from './fairDeal.ts';
import { fingerprint } from './fingerprint.ts';
import type { Seed } from './random.ts';
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
