// The plain data the server keeps. Times are milliseconds since 1970. Ids are made by the server.
import type { Author, Outcome, Seat as SeatNumber } from '@omerta/kernel';
import type { Pace, PlayedOn } from '@omerta/protocol';

export interface Person {
  readonly id: string; // 32 hex digits
  readonly name: string;
  readonly passwordHash?: string; // a guest has none
  readonly language: string;
  readonly createdAt: number;
  readonly lastSeen: number;
}

export type PersonPatch = Partial<Pick<Person, 'name' | 'passwordHash' | 'language' | 'lastSeen'>>;

export interface Session {
  readonly id: string; // the hash of the cookie's token
  readonly person: string;
  readonly createdAt: number;
  readonly expiresAt: number;
}

export interface BotToken {
  readonly id: string; // the hash of the token
  readonly person: string;
  readonly name: string;
  readonly createdAt: number;
}

export type Stage = 'lobby' | 'playing' | 'over' | 'abandoned';
export type Visibility = 'public' | 'unlisted' | 'private';

/** One table: its lobby, its game, its end. */
export interface Match {
  readonly id: string; // 16 letters, base32
  readonly game: string;
  readonly revision: number; // raised by every change of the table, not by choices
  readonly stage: Stage;
  readonly visibility: Visibility;
  readonly code?: string; // six letters, private tables only
  readonly host: string;
  readonly title?: string;
  readonly options: Json; // of the rules
  readonly settings: Settings;
  readonly pack: string; // the standard one's hash, the hash of one that was brought, '' for a game without packs
  readonly seats: readonly Seat[];
  readonly fairDeal: FairDeal;
  readonly outcome?: Outcome;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly activeAt: number;
  readonly next?: string; // the rematch
  readonly pausedAt?: number;
  readonly votes?: Votes;
  readonly screen?: string; // the key of its shared screen
  readonly playedOn?: PlayedOn;
}

export interface Seat {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly person?: string;
  readonly name: string;
  readonly level?: string; // of a bot
  readonly language?: string; // of a person, when they sat down
  readonly ready: boolean;
  readonly entropy?: string;
  readonly takenOverByBot?: boolean;
}

export interface Settings {
  readonly clock: ClockSetting;
  readonly spectators: boolean;
  readonly memoryAid: boolean;
  readonly log: 'open' | 'closed';
  readonly language: string;
  readonly timeOut: 'rules' | 'bot';
  readonly hints: boolean;
  readonly pace: Pace;
}

export type ClockSetting =
  | { readonly kind: 'none' }
  | { readonly kind: 'game'; readonly total: number; readonly increment: number }
  | { readonly kind: 'decision'; readonly each: number }
  | { readonly kind: 'days'; readonly days: number };

/** The secret is published when the match is over, its commitment before anybody sits down. */
export interface FairDeal {
  readonly commitment: string;
  readonly secret: string;
}

/** Seats that want it. */
export interface Votes {
  readonly pause?: readonly SeatNumber[];
  readonly abandon?: readonly SeatNumber[];
}

export interface ChoiceRow {
  readonly match: string;
  readonly number: number; // from 1, without gaps
  readonly seat: SeatNumber;
  readonly decision: number; // of this seat: each of its rows has a greater one than those before
  readonly command: string; // made by the client; a match stores it once
  readonly kind: 'choice' | 'undo';
  readonly text: string;
  readonly by: Author;
  readonly at: number;
}

/** How far a match has come: whoever knows of less is behind. */
export interface MatchCounts {
  readonly match: string;
  readonly revision: number;
  readonly number: number; // of its last choice
  readonly chat: number; // of the last line that was said, in either room
}

/** The latest of a match only. */
export interface Snapshot extends GameSnapshot {
  readonly match: string;
  readonly number: number; // 0 before the first choice
}

/** A game in the ice: enough to go on without replaying it. */
export interface GameSnapshot {
  readonly state: Json;
  readonly versions: readonly number[]; // frames counted per viewer: the seats, then spectators
  readonly clocks?: Clocks;
}

/** Milliseconds each seat had left at that moment, and whose clocks ran on from there. */
export interface Clocks {
  readonly at: number; // in the time of the house
  readonly left: readonly number[];
  readonly running: readonly SeatNumber[];
}

export interface Deadline extends SeatDeadline {
  readonly match: string;
}

export interface SeatDeadline {
  readonly seat: SeatNumber;
  readonly decision: number;
  readonly at: number; // in the time of the house
}

export interface Append {
  readonly row: ChoiceRow;
  readonly snapshot: GameSnapshot; // after the row
  readonly deadlines: readonly SeatDeadline[]; // in place of all of the match
  readonly match?: MatchPatch;
  /** If given, the match must still have this revision: nobody may have changed the table meanwhile. */
  readonly revision?: number;
}

/** Raises the revision. `activeAt` follows the rows by itself. */
export interface MatchPatch {
  readonly stage?: Stage;
  readonly outcome?: Outcome;
  readonly endedAt?: number;
}

/**
 * `duplicate`: the command is stored already, under that number. `taken`: somebody else wrote first; reload and try
 * again. `gone`: there is no such match, or it is not being played.
 */
export type AppendResult = 'done' | 'taken' | 'gone' | { readonly duplicate: number };

export interface FinishedFilter {
  readonly game?: string;
  readonly person?: string;
  readonly visibility?: Visibility;
  readonly endedBefore?: number;
  readonly limit: number;
}

export interface Pack {
  readonly hash: string;
  readonly json: Json;
}

export type Room = 'players' | 'spectators';

export interface ChatLine extends NewChatLine {
  readonly number: number; // grows over both rooms of a match
}

export interface NewChatLine {
  readonly match: string;
  readonly room: Room;
  readonly person: string;
  readonly name: string;
  readonly kind: 'text' | 'emote';
  readonly text: string;
  readonly at: number;
}

export interface Subscription {
  readonly person: string;
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Who does not want to hear whom, at any table. */
export interface Mute {
  readonly id: string;
  readonly muter: string;
  readonly muted: string;
  readonly at: number;
}

/** Anything JSON can hold; whoever wrote it knows its type. */
export type Json = unknown;
