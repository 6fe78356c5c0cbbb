// Files of release 0.1, and what it computed from them. proof/fixtures/README.md says how they were made.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { ROOT } from './origin.ts';

const FOLDER = join(ROOT, 'proof/fixtures/release-0.1');

export const pathOf = (file: string): string => join(FOLDER, file);

export const textOf = (file: string): string => readFileSync(pathOf(file), 'utf8');

/** The caller names the type: these files are ours, and a test that finds another shape fails. */
export const jsonOf = <T>(file: string): T => JSON.parse(textOf(file));

export const unzipped = (file: string): Buffer => gunzipSync(readFileSync(pathOf(file)));

/** Of a folder, without what is expected of them. */
export const filesIn = (folder: string): string[] =>
  readdirSync(pathOf(folder)).filter(name => name !== 'expected.json');

export interface Outcome {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** Fingerprints of what each viewer sees: `spectator`, `0`, `1`, … */
export type Views = Readonly<Record<string, string>>;

/** A game of a file in `records`. */
export interface ExpectedRecord {
  readonly game: string;
  readonly pack: string;
  readonly players: number;
  readonly choices: number;
  readonly hash: string; // as `omerta verify` prints it
  readonly state: string; // fingerprint of the last one
  readonly outcome?: Outcome;
  readonly fairDeal: boolean;
  readonly views: Views;
}

/** A file in `positions`. */
export interface ExpectedPosition {
  readonly record: string;
  readonly step: number;
  readonly state: string;
  readonly views: Views;
}

/** A saved pack of a browser. */
export interface ExpectedPack {
  readonly id: string;
  readonly name: string;
  readonly playable: boolean;
  readonly hash?: string;
  readonly problems?: number;
}

/** A practice game of a browser. */
export interface ExpectedGame {
  readonly what: string;
  readonly id: string;
  readonly game: string;
  readonly rows: number;
  readonly undone: number;
  readonly choices: number;
  readonly outcome?: Outcome;
  readonly state: string;
  readonly views: Views;
}

/** A database, and its people. */
export interface ExpectedDatabase {
  readonly madeAt: number;
  readonly pack: string;
  readonly counts: Readonly<Record<string, number>>; // rows of each table of the database
  readonly people: Readonly<Record<string, ExpectedPerson>>;
  readonly tables: readonly ExpectedTable[];
}

export interface ExpectedPerson {
  readonly name: string;
  readonly token: string;
  readonly cookie: string;
  readonly password?: string; // of an account
  readonly matches: number;
}

export interface ExpectedTable {
  readonly id: string;
  readonly what: string;
  readonly game: string;
  readonly stage: 'lobby' | 'playing' | 'over' | 'abandoned';
  readonly pack: string;
  readonly people: readonly string[];
  readonly rows: number;
  readonly chat: number;
  readonly undone: number;
  readonly outcome?: Outcome;
  readonly seats?: readonly ExpectedSeat[]; // while it is played
  readonly record?: {
    readonly choices: number;
    readonly hash: string;
    readonly fair: boolean;
    readonly sound: boolean;
    readonly file?: string;
  };
  readonly views?: Views; // at the end
}

export interface ExpectedSeat {
  readonly person: string;
  readonly viewer: number;
  readonly version: number;
  readonly view: string;
  readonly log: string; // of the events this seat has seen
  readonly waiting: readonly number[];
  readonly decision?: number;
  readonly choices: readonly string[];
}
