import type { ClientMessage, ClientMessageKind, Reply, Served, ServedKind } from '@omerta/protocol';

/** The connection to the server: open or not. Its owner decides when to try again. */
export interface Connection {
  listen(listener: ConnectionListener): void;
  /** Tries to connect; `opened` or `cut` follows. */
  open(): void;
  /** Nothing is reported after this, until it is opened again. */
  shut(): void;
  /** Only while it is open. A connection that is cut answers nothing. */
  ask<K extends ClientMessageKind>(kind: K, message: ClientMessage<K>, answered: (reply: Reply<K>) => void): void;
}

export interface ConnectionListener {
  opened(): void;
  /** It was open, or could not be opened; perhaps because too many are open already. */
  cut(why?: 'tooMany'): void;
  served<K extends ServedKind>(kind: K, what: Served<K>): void;
}
