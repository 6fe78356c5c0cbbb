/** The database `omerta-games` of a browser, store by store. */
export interface StoredGames {
  readonly games: readonly Stored[];
  readonly rows: readonly Stored[];
  readonly states: readonly Stored[];
}

export interface Stored {
  readonly key: unknown;
  readonly value: unknown;
}

/** A saved game that goes on. */
export interface ResumedGame {
  readonly viewer: number | 'spectator';
  readonly view: unknown;
  readonly isOver: boolean;
  /** Of the player who is asked. */
  readonly choices: readonly string[];
  /** Answers for the player who is asked, then lets the bots play until a player is asked again. */
  answer(text: string): Promise<void>;
  /** How many rows are stored by now. */
  rows(): Promise<number>;
  close(): Promise<void>;
}
