/** The store cannot be opened; the message is one line for the person who started the server. */
export class CannotOpen extends Error {
  override name = 'CannotOpen';
}

/** The connection was lost while committing: look the commands up before you try again or answer. */
export class CommitUnknown extends Error {
  override name = 'CommitUnknown';
}

/** The database is away, perhaps only for a moment: nothing was done. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** What is kept of this match is not what was written. The others are not touched by it. */
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

export class StoreClosed extends Error {
  override name = 'StoreClosed';
  constructor() {
    super('The store is closed.');
  }
}
