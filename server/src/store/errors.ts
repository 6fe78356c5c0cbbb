/** The store cannot be opened; the message is one line for the person who started the server. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}

/** The connection was lost during a write, which may be stored. Look the commands up before you retry or answer. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
}

/** The database is unreachable, perhaps only for a moment. Nothing was written. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** The disk is full or a write failed. Nothing of it is stored, and it may be retried. */
export class NotWritten extends Error {
  override name = 'NotWritten';
}

/** The stored match is not what was written, or no rules fit it. Other matches are not affected. */
export class Damaged extends Error {
  override name = 'Damaged';
  readonly match: string;
  constructor(match: string) {
    super(`The match ${match} is damaged: restore a backup.`);
    this.match = match;
  }
}

/** A sync of the disk failed. What it holds is unknown until it is read anew, so nothing more is stored or answered. */
export class StoreLost extends Error {
  override name = 'StoreLost';
}

/** The store's thread ended: by a bug, or out of memory. */
export class StoreStopped extends Error {
  override name = 'StoreStopped';
}

export class StoreClosed extends Error {
  override name = 'StoreClosed';
  constructor() {
    super('The store is closed.');
  }
}

/** Whether the store failed: the same request may succeed later, or at another node. */
export const isOfStore = (error: unknown): boolean => OF_STORE.some(kind => error instanceof kind);

const OF_STORE = [Unreachable, CommitUnknown, NotWritten, StoreLost, StoreStopped, StoreClosed];
