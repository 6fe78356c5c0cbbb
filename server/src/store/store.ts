// Everything the server stores: one interface, two implementations. A write that resolves is on disk.
import type { GuessLimit } from './guessCounts.ts';
import type { NodeNotification } from './nodeNotification.ts';
import type {
  Append,
  AppendResult,
  BotToken,
  ChatLine,
  ChoiceRow,
  Credential,
  Deadline,
  FinishedFilter,
  Match,
  MatchCounts,
  Mute,
  NewChatLine,
  Pack,
  PackUpload,
  Person,
  PersonPatch,
  Room,
  SeatDeadline,
  Session,
  Snapshot,
  Subscription,
  Usage,
} from './rows.ts';

export type { GuessLimit } from './guessCounts.ts';
export type { NodeNotification, PresentAt } from './nodeNotification.ts';
export type * from './rows.ts';

export interface Store extends People, Sessions, Guesses, Matches, Play, Mutes, Packs, Extras {
  /** Whether other nodes may use the same data. Never with SQLite. */
  readonly isShared: boolean;
  /** Calls back with notifications of other nodes, never with our own. Returns how to stop. */
  listen(onNotification: (notification: NodeNotification) => void): () => void;
  /** Notifies the other nodes. Changes of a match are notified automatically. */
  notify(notification: NodeNotification): Promise<void>;
  /** Resolves when nothing can be stored any more: the server must end and be started again. */
  readonly lost: Promise<Error>;
  /** Writes a copy to a new file while the server runs. SQLite only. */
  backup(file: string): Promise<void>;
  /** Whether the store answers now. */
  ready(): Promise<boolean>;
  /** Waits for pending work. Later calls are rejected. */
  close(): Promise<void>;
}

/** Names of accounts are unique, ignoring case; guests may share names. */
export interface People {
  /** False: another account has that name, or the id exists. */
  addPerson(person: Person): Promise<boolean>;
  personById(id: string): Promise<Person | undefined>;
  /** Accounts only. */
  personByName(name: string): Promise<Person | undefined>;
  /** False: no such person, or another account has that name. A password makes a guest an account. */
  updatePerson(id: string, patch: PersonPatch): Promise<boolean>;
  /**
   * Also deletes sessions, tokens and subscriptions, and replaces name and words with `…` in every match.
   * Leave running tables first: afterwards only the clock would play the seat.
   */
  deletePerson(id: string): Promise<boolean>;
  /**
   * The guest's seats, games, words and mutes become the account's; the guest is deleted with sessions, tokens and
   * subscriptions. Where both sit, the account keeps its seat and the guest's is left without a person: leave such tables
   * first. False: one of them does not exist, or the first is no guest.
   */
  mergePeople(guest: string, account: string): Promise<boolean>;
}

export interface Sessions {
  /** False: the credential is no longer valid. */
  addSession(session: Session, by: Credential): Promise<boolean>;
  /** Expired sessions too, until they are deleted. */
  sessionById(id: string): Promise<Session | undefined>;
  extendSession(id: string, expiresAt: number, seenAt: number): Promise<boolean>;
  deleteSession(id: string): Promise<boolean>;
  /** Those of devices that have not expired, the one seen last first. */
  sessionsOf(person: string, now: number): Promise<Session[]>;
  /** Replaces a ticket that has not expired by a session of its owner, whose id is returned. A ticket works once. */
  redeemTicket(ticket: string, session: Omit<Session, 'person'>, now: number): Promise<string | undefined>;
  /**
   * Gives the person this password, and this name if one is given; ends all sessions, tickets, tokens and push
   * subscriptions, and opens the given session. One transaction.
   */
  setPassword(
    person: string,
    change: { readonly passwordHash: string; readonly name?: string },
    by: Credential,
    session?: Session,
  ): Promise<'done' | 'nameTaken' | 'outdated'>;
  /** Ends all sessions, tickets, tokens and subscriptions but this one's; returns their ids, undefined if it has ended. */
  endOthers(person: string, session: string): Promise<string[] | undefined>;
  deleteExpiredSessions(now: number): Promise<number>;

  /** Refused if the credential is no longer valid, or the person has `most` tokens. */
  addToken(token: BotToken, by: Credential, most: number): Promise<'done' | 'outdated' | 'tooMany'>;
  tokenById(id: string): Promise<BotToken | undefined>;
  tokensOf(person: string): Promise<BotToken[]>;
  deleteToken(id: string): Promise<boolean>;
}

/** Counts of guessed passwords and codes; how, is in `guessCounts.ts`. */
export interface Guesses {
  /** Counts a guess under all its keys, before it is checked. Returns the milliseconds to wait; then it is not counted. */
  countGuess(limits: readonly GuessLimit[], now: number): Promise<number>;
  /** It was right. */
  takeBackGuess(limits: readonly GuessLimit[]): Promise<void>;
  /** The owner of the account is told of it. Takes as long without an account, so that time does not reveal names. */
  noteWrongGuess(limits: readonly GuessLimit[], now: number, person?: string): Promise<void>;
  /** The owner has seen them. */
  forgetFailedLogins(person: string): Promise<void>;
  deleteOldGuesses(now: number): Promise<number>;
}

export interface Matches {
  /** False: the id, or the code of another open table, is taken. Stored with revision 0. */
  addMatch(match: Match): Promise<boolean>;
  matchById(id: string): Promise<Match | undefined>;
  /** Only while the match is open, or a room's last: then the code may be used again. */
  matchByCode(code: string): Promise<Match | undefined>;
  /** Matches whose code is in use, and that were last active before. */
  listCodes(idleSince: number): Promise<Match[]>;
  /** How many codes are in use. */
  countCodes(): Promise<number>;
  /**
   * Stores the match with revision `expectedRevision + 1`. False: another writer was first; reload and try again.
   * With `play` it also stores snapshot and deadlines (the start, a pause): false if another choice was stored since.
   * Deadlines are deleted unless the match is being played.
   */
  saveMatch(match: Match, expectedRevision: number, play?: PlayState): Promise<boolean>;
  /** Public tables that wait for players, the most recently active first. */
  listOpen(game?: string): Promise<Match[]>;
  /** Public tables being played, the most recently active first. */
  listRunning(game?: string): Promise<Match[]>;
  /** Where the person sits, sat or is host, the most recently active first. */
  listOf(person: string, limit: number): Promise<Match[]>;
  /** The most recently ended first. */
  listFinished(filter: FinishedFilter): Promise<Match[]>;
  /** Lobbies and running matches without activity since then. */
  listIdle(since: { readonly lobby: number; readonly playing: number }): Promise<Match[]>;
  /** With all its rows. */
  deleteMatch(id: string): Promise<boolean>;
}

/** `snapshot.number` is the number of the last row it includes. */
export interface PlayState {
  readonly snapshot: Snapshot;
  readonly deadlines: readonly SeatDeadline[];
}

export interface Play {
  /**
   * One transaction for the whole batch; every item gets its own result, in the order of the batch. When the promise
   * rejects, nothing of the batch may be acknowledged (see `CommitUnknown`). An item may build on an earlier one of the
   * same batch, never on one of a batch that has not resolved yet.
   */
  append(batch: readonly Append[]): Promise<AppendResult[]>;
  /** In order, starting after number `after`. */
  rowsOf(match: string, after?: number): Promise<ChoiceRow[]>;
  /** The number under which the command is stored: for a commit with an unknown outcome. */
  numberOf(match: string, command: string): Promise<number | undefined>;
  snapshotOf(match: string): Promise<Snapshot | undefined>;
  /** Of those that exist, in any order. */
  countsOf(matches: readonly string[]): Promise<MatchCounts[]>;
  /** Deadlines at or before now, the oldest first. */
  dueDeadlines(now: number, limit: number): Promise<Deadline[]>;
  deadlinesOf(match: string): Promise<Deadline[]>;
}

export interface Mutes {
  /** Idempotent. */
  addMute(mute: Mute): Promise<void>;
  deleteMute(muter: string, muted: string): Promise<boolean>;
  /** With current names; the latest first. */
  mutesOf(muter: string): Promise<(Mute & { readonly name: string })[]>;
  /** Who has muted this person. */
  mutersOf(muted: string): Promise<string[]>;
}

export interface Packs {
  /** A known one is kept. `tooMany`: all of this person's packs would be too large; `full`: those of all persons. */
  addPack(pack: Pack, by: PackUpload): Promise<'done' | 'tooMany' | 'full'>;
  packByHash(hash: string): Promise<Pack | undefined>;
  /** Before a table is opened with it. False: there is no such pack. It is not deleted as unused until much later. */
  keepPack(hash: string, at: number): Promise<boolean>;
  /** Those that no table names, and that were neither uploaded nor kept since `before`. */
  deleteUnusedPacks(before: number, now: number): Promise<number>;
  /** How much is stored of what has quotas. */
  usage(): Promise<Usage>;
}

export interface Extras {
  /** Assigns the line's number; undefined if there is no such match. */
  addChat(line: NewChatLine): Promise<ChatLine | undefined>;
  chatOf(match: string, room: Room, after?: number): Promise<ChatLine[]>;
  /** At most `most` lines, the oldest of them first. */
  latestChat(match: string, room: Room, most: number): Promise<ChatLine[]>;
  /** How many lines the room has, up to this number. */
  countChat(match: string, room: Room, upTo: number): Promise<number>;
  /** The line at this place in its room, from 1. */
  chatAt(match: string, room: Room, place: number): Promise<ChatLine | undefined>;

  /** A known endpoint moves to this person: the device has another user. False: the credential is no longer valid. */
  addSubscription(subscription: Subscription, by: Credential): Promise<boolean>;
  subscriptionsOf(person: string): Promise<Subscription[]>;
  deleteSubscription(endpoint: string): Promise<boolean>;

  /** The stored time of the server clock. */
  storedTime(): Promise<number | undefined>;
  /** Never moves backwards. */
  storeTime(now: number): Promise<void>;

  /** Stores the value unless the name has one; returns the stored one. Shared by all nodes. */
  getOrCreateSecret(name: string, value: string): Promise<string>;
}
