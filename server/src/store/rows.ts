// The plain data the server stores. Times are milliseconds since 1970 unless said otherwise. The server makes all ids.
import type { Author, Outcome, Seat as SeatNumber } from '@omerta/kernel';
import type { Pace, PlayedOn } from '@omerta/protocol';

export interface Person {
  readonly id: string; // 32 hex digits
  readonly name: string;
  readonly passwordHash?: string; // a guest has none
  readonly language: string;
  readonly createdAt: number;
  readonly lastSeen: number;
  readonly failedLogins?: number; // from devices that were not known, until the owner has seen it
  readonly failedLoginAt?: number; // the last of them
}

export type PersonPatch = Partial<Pick<Person, 'name' | 'passwordHash' | 'language' | 'lastSeen'>>;

export interface Session {
  readonly id: string; // the hash of the cookie's token
  readonly person: string;
  readonly kind: 'device' | 'ticket'; // a ticket opens a session on another device
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly seenAt: number; // about a day exact
  readonly browser?: string; // by name, as far as its requests tell
  readonly system?: string;
}

/**
 * By what a person asked for something. It is checked by the statement that stores the result: what was begun with a
 * password or session does not outlast it.
 */
export interface Credential {
  readonly session?: string; // exists still
  readonly passwordHash?: string; // is still this one; '' for a guest, who has none
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
  readonly code?: string; // four letters or more, private tables only
  readonly host: string;
  readonly title?: string;
  readonly options: Json; // of the rules
  readonly settings: Settings;
  readonly pack: string; // the hash of the standard or an uploaded pack, '' for a game without packs
  readonly seats: readonly Seat[];
  readonly fairDeal: FairDeal;
  readonly outcome?: Outcome;
  readonly createdAt: number;
  readonly startedAt?: number;
  readonly endedAt?: number;
  readonly activeAt: number; // when all viewers could see something change
  readonly next?: string; // the rematch
  readonly pausedAt?: number;
  readonly votes?: Votes;
  readonly screen?: string; // the key of its shared screen
  readonly playedOn?: PlayedOn;
  readonly shownOut?: readonly string[]; // of the lobby, by its host: people who may not sit down
  readonly evening?: Evening; // of a room, whose tables follow each other
}

/** A room: what stays the same from game to game. */
export interface Evening {
  readonly fill: number; // bots play until there are so many players
  readonly level: string; // of these bots
  readonly owner?: string; // the first person: the host's role comes back to them
  readonly devices: Readonly<Record<string, string>>; // by person
  readonly keptOut: readonly KeptOut[];
  readonly moreTime?: number; // how often the host gave more time
  readonly ended?: true;
}

export interface KeptOut {
  readonly person: string;
  readonly device?: string;
}

export interface Seat {
  readonly kind: 'person' | 'bot' | 'empty';
  readonly person?: string;
  readonly name: string;
  readonly level?: string; // of a bot
  readonly language?: string; // of a person, from when they sat down
  readonly ready: boolean;
  readonly entropy?: string;
  readonly takenOverByBot?: boolean;
  readonly takenOverAt?: number; // by the host
  readonly comes?: { readonly person: string; readonly name: string; readonly language?: string }; // takes the bot's seat
  readonly misses?: number; // deadlines the player let pass one after another
  readonly botAnswers?: number; // the number of a question that the bot answers, though the player is back
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

/** The commitment is public before the first player sits down, the secret when the match is over. */
export interface FairDeal {
  readonly commitment: string;
  readonly secret: string;
  readonly atOnce?: true; // the game began before its player was shown the commitment
}

/** The seats that voted for it. */
export interface Votes {
  readonly pause?: readonly SeatNumber[];
  readonly abandon?: readonly SeatNumber[];
}

export interface ChoiceRow {
  readonly match: string;
  readonly number: number; // from 1, without gaps
  readonly seat: SeatNumber;
  readonly decision: number; // grows with every row of the seat
  readonly command: string; // an id made by the client; unique in the match
  readonly kind: 'choice' | 'undo';
  readonly text: string;
  readonly by: Author;
  readonly at: number;
}

/** How far a match has come: a node that knows less is stale. */
export interface MatchCounts {
  readonly match: string;
  readonly revision: number;
  readonly number: number; // of its last choice
  readonly chat: number; // of the last chat line, in either room
}

/** Only the latest of a match is stored. */
export interface Snapshot extends GameSnapshot {
  readonly match: string;
  readonly number: number; // 0 before the first choice
}

/** Enough to resume the game without replaying it. */
export interface GameSnapshot {
  readonly state: Json;
  readonly versions: readonly number[]; // frames counted per viewer: the seats, then spectators
  readonly clocks?: Clocks;
}

/** Milliseconds each seat had left at that time, and the clocks that ran on from there. */
export interface Clocks {
  readonly at: number; // server clock
  readonly left: readonly number[];
  readonly running: readonly SeatNumber[];
}

export interface Deadline extends SeatDeadline {
  readonly match: string;
}

export interface SeatDeadline {
  readonly seat: SeatNumber;
  readonly decision: number;
  readonly at: number; // server clock
}

export interface Append {
  readonly row: ChoiceRow;
  readonly snapshot: GameSnapshot; // after the row
  readonly deadlines: readonly SeatDeadline[]; // replace all of the match
  readonly activeAt: number; // of the match, after the row
  readonly match?: MatchPatch;
  /** If given, the match must still have this revision: the table has not changed. */
  readonly revision?: number;
}

/** Raises the revision. */
export interface MatchPatch {
  readonly stage?: Stage;
  readonly outcome?: Outcome;
  readonly endedAt?: number;
}

/**
 * `duplicate`: the command is stored already, under that number. `taken`: another writer was first; reload and try
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

/** Who uploads a pack, and how many bytes there may be. */
export interface PackUpload {
  readonly person: string;
  readonly at: number;
  readonly mostOfPerson: number;
  readonly mostInAll: number;
}

export interface Usage {
  readonly lobbies: number;
  readonly tables: number; // open: lobbies and running games
  readonly tokens: number;
  readonly packBytes: number;
}

export type Room = 'players' | 'spectators';

export interface ChatLine extends NewChatLine {
  readonly number: number; // unique over both rooms of a match, so viewers are shown the place in their room instead
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

/** Ends with the session of its device. */
export interface Subscription {
  readonly person: string;
  readonly session?: string; // unknown for those of earlier releases
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Counts at every table. */
export interface Mute {
  readonly id: string;
  readonly muter: string;
  readonly muted: string;
  readonly at: number;
}

/** Any JSON; its writer knows the type. */
export type Json = unknown;
