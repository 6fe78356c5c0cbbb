/** The store cannot be opened; the message is one line for the person who started the server. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}

/** The connection was lost behind a write: it may be stored. Look the commands up before you try again or answer. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
}

/** The database is away, perhaps only for a moment: nothing was written. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** The disk is full, or failed to write: nothing of it is stored, and it may be tried again. */
export class NotWritten extends Error {
  override name = 'NotWritten';
}

/** What is kept of this match is not what was written, or no rules fit it. The others are not touched by it. */
export class Damaged extends Error {
  override name = 'Damaged';
  readonly match: string;
  constructor(match: string) {
    super(`The match ${match} is damaged: restore a backup.`);
    this.match = match;
  }
}

/** The disk failed to sync. What it holds is not known before it is read anew, so nothing more is stored or answered. */
export class StoreLost extends Error {
  override name = 'StoreLost';
}

/** The thread of the store is gone, by a fault of ours or for want of memory. */
export class StoreStopped extends Error {
  override name = 'StoreStopped';
}

export class StoreClosed extends Error {
  override name = 'StoreClosed';
  constructor() {
    super('The store is closed.');
  }
}

/** Whether it was the store that could not do it: asked again it may, or another server may. */
export const isOfStore = (error: unknown): boolean => OF_STORE.some(kind => error instanceof kind);

const OF_STORE = [Unreachable, CommitUnknown, NotWritten, StoreLost, StoreStopped, StoreClosed];
