// What the server keeps: one interface, two stores behind it. Whatever resolves is on disk.
import type { NodeNotification } from './nodeNotification.ts';
import type {
  Append,
  AppendResult,
  BotToken,
  ChatLine,
  ChoiceRow,
  Deadline,
  FinishedFilter,
  Match,
  MatchCounts,
  Mute,
  NewChatLine,
  Pack,
  Person,
  PersonPatch,
  Room,
  SeatDeadline,
  Session,
  Snapshot,
  Subscription,
} from './rows.ts';

export type { NodeNotification, PresentAt } from './nodeNotification.ts';
export type * from './rows.ts';

export interface Store extends People, Sessions, Matches, Play, Mutes, Extras {
  /** Whether other nodes may work on the same data. SQLite has none. */
  readonly isShared: boolean;
  /** Calls back with what other nodes tell, never with what this one told. Returns how to stop. */
  listen(onNotification: (notification: NodeNotification) => void): () => void;
  /** Tells the other nodes. Every change of a match is told by itself. */
  notify(notification: NodeNotification): Promise<void>;
  /** Resolves where nothing can be stored any more: whoever serves it ends, and starts anew. Else never. */
  readonly lost: Promise<Error>;
  /** A copy in a new file, made while the server runs; never overwrites. SQLite only. */
  backup(file: string): Promise<void>;
  /** Whether the store answers just now. */
  ready(): Promise<boolean>;
  /** Waits for what is under way. Whatever is asked afterwards is rejected. */
  close(): Promise<void>;
}

/** Names of accounts are unique without regard to case; guests share names freely. */
export interface People {
  /** False: another account has that name, or the id is known already. */
  addPerson(person: Person): Promise<boolean>;
  personById(id: string): Promise<Person | undefined>;
  /** Accounts only. */
  personByName(name: string): Promise<Person | undefined>;
  /** False: no such person, or another account has that name. A password makes a guest an account. */
  updatePerson(id: string, patch: PersonPatch): Promise<boolean>;
  /**
   * Takes sessions, tokens and subscriptions along, and leaves `…` in place of the name and words in every match.
   * Running tables are left first: a seat without its person only has its clock.
   */
  deletePerson(id: string): Promise<boolean>;
  /**
   * The guest's seats, games, words and mutes become the account's; the guest, with sessions, tokens and subscriptions,
   * is gone. Where both sit the account keeps its own seat, and the guest's has nobody: leave such a table first.
   * False: one of them is not there, or the first is no guest.
   */
  mergePeople(guest: string, account: string): Promise<boolean>;
}

export interface Sessions {
  addSession(session: Session): Promise<void>;
  /** Expired sessions too, until they are swept. */
  sessionById(id: string): Promise<Session | undefined>;
  extendSession(id: string, expiresAt: number): Promise<boolean>;
  deleteSession(id: string): Promise<boolean>;
  /** Sessions, tickets, tokens and push subscriptions: whoever and whatever was let in or told is not any longer. */
  revokeDevicesOf(person: string): Promise<void>;
  deleteExpiredSessions(now: number): Promise<number>;

  addToken(token: BotToken): Promise<void>;
  tokenById(id: string): Promise<BotToken | undefined>;
  tokensOf(person: string): Promise<BotToken[]>;
  deleteToken(id: string): Promise<boolean>;
}

export interface Matches {
  /** False: the id, or the code of another open table, is taken. Stored with revision 0. */
  addMatch(match: Match): Promise<boolean>;
  matchById(id: string): Promise<Match | undefined>;
  /** Only while the match is open: a code is free again when it ends. */
  matchByCode(code: string): Promise<Match | undefined>;
  /**
   * Stores the match with revision `expectedRevision + 1`. False: somebody was faster; reload and try again.
   * With `play` it also stores how play stands (the start, a pause): false if another choice came in since.
   * Deadlines go when the match is not being played.
   */
  saveMatch(match: Match, expectedRevision: number, play?: PlayState): Promise<boolean>;
  /** Public tables that still wait for players, the liveliest first. */
  listOpen(game?: string): Promise<Match[]>;
  /** Public tables being played, the liveliest first. */
  listRunning(game?: string): Promise<Match[]>;
  /** Where the person sits, sat or is host, the liveliest first. */
  listOf(person: string, limit: number): Promise<Match[]>;
  /** The latest to end first. */
  listFinished(filter: FinishedFilter): Promise<Match[]>;
  /** Lobbies and running matches nobody has touched since. */
  listIdle(since: { readonly lobby: number; readonly playing: number }): Promise<Match[]>;
  /** With everything that belongs to it. */
  deleteMatch(id: string): Promise<boolean>;
}

/** `snapshot.number` is the number of the last row it was made from. */
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
  /** In order, from the row behind `after`. */
  rowsOf(match: string, after?: number): Promise<ChoiceRow[]>;
  /** The number under which the command is stored: for a commit whose fate is unknown. */
  numberOf(match: string, command: string): Promise<number | undefined>;
  snapshotOf(match: string): Promise<Snapshot | undefined>;
  /** Of those that are there, in any order. */
  countsOf(matches: readonly string[]): Promise<MatchCounts[]>;
  /** Deadlines at or before now, the oldest first. */
  dueDeadlines(now: number, limit: number): Promise<Deadline[]>;
  deadlinesOf(match: string): Promise<Deadline[]>;
}

export interface Mutes {
  /** Harmless when it is there already. */
  addMute(mute: Mute): Promise<void>;
  deleteMute(muter: string, muted: string): Promise<boolean>;
  /** With the names they have now; the latest first. */
  mutesOf(muter: string): Promise<(Mute & { readonly name: string })[]>;
  /** Who does not want to hear this person. */
  mutersOf(muted: string): Promise<string[]>;
}

export interface Extras {
  /** Harmless when the pack is there already. */
  addPack(pack: Pack): Promise<void>;
  packByHash(hash: string): Promise<Pack | undefined>;

  /** Gives the line its number; undefined when there is no such match. */
  addChat(line: NewChatLine): Promise<ChatLine | undefined>;
  chatOf(match: string, room: Room, after?: number): Promise<ChatLine[]>;
  /** As many lines at most, the oldest of them first. */
  latestChat(match: string, room: Room, most: number): Promise<ChatLine[]>;

  /** An endpoint known already moves to this person: the device changed hands. */
  addSubscription(subscription: Subscription): Promise<void>;
  subscriptionsOf(person: string): Promise<Subscription[]>;
  deleteSubscription(endpoint: string): Promise<boolean>;

  /** How far the time of the house has come: milliseconds that nodes have counted, whatever they began with. */
  storedTime(): Promise<number | undefined>;
  /** It only goes on: a node that has not come so far does not turn it back. */
  storeTime(now: number): Promise<void>;

  /** Keeps the value unless one is kept under that name; answers with the one kept. All nodes share it. */
  getOrCreateSecret(name: string, value: string): Promise<string>;
}
