import { type ClientMessage, type ClientMessageKind, pauseBefore, type Reply } from '@omerta/protocol';
import type { Connection } from './connection.ts';
import type { Chance, WallClock } from './wallClock.ts';

/** What may be asked again with the same words and does nothing twice. */
export type SafeKind = Extract<ClientMessageKind, 'command' | 'undo' | 'log' | 'chat'>;

/** Keeps what was asked until it is answered: through cut lines, busy servers, and answers that come twice. */
export interface Outbox {
  ask<K extends SafeKind>(kind: K, message: ClientMessage<K>): Promise<Reply<K>>;
  /** The connection is open and the table is watched: everything unanswered is asked again, in its order. */
  opened(): void;
  cut(): void;
  /** Nothing will be answered any more: what waits is refused. */
  close(): void;
}

interface Letter {
  send(): void;
  refuse(): void;
}

export function outbox(connection: Connection, clock: WallClock, chance: Chance): Outbox {
  const letters = new Set<Letter>();
  let isOpen = false;

  const ask = <K extends SafeKind>(kind: K, message: ClientMessage<K>): Promise<Reply<K>> =>
    new Promise(resolve => {
      let busy = 0;
      const answered = (reply: Reply<K>) => {
        if (!letters.has(letter)) return;
        if (!reply.ok && reply.code === 'busy') {
          busy++;
          clock.after(pauseBefore(busy, chance()), letter.send);
          return;
        }
        letters.delete(letter);
        resolve(reply);
      };
      const letter: Letter = {
        send: () => {
          if (isOpen && letters.has(letter)) connection.ask(kind, message, answered);
        },
        refuse: () => resolve({ ok: false, code: 'notWatching' } as Reply<K>), // every reply may be a refusal
      };
      letters.add(letter);
      letter.send();
    });

  return {
    ask,
    opened: () => {
      isOpen = true;
      for (const letter of letters) letter.send();
    },
    cut: () => {
      isOpen = false;
    },
    close: () => {
      for (const letter of letters) letter.refuse();
      letters.clear();
    },
  };
}
