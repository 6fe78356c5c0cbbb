// Connections that are real sockets on the loopback: slower, and byte for byte what a page is sent.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientMessageKind, Reply } from '@omerta/protocol';
import type { Clock } from '../../src/clock.ts';
import { ConnectionLimit } from '../../src/connectionLimit.ts';
import type { Faults } from '../../src/faults.ts';
import type { LiveMatches } from '../../src/matches/liveMatches.ts';
import { Sockets } from '../../src/socket/sockets.ts';
import type { Store } from '../../src/store/store.ts';
import { freeGuesses } from '../play/freeGuesses.ts';
import { ORIGIN, TestPage } from '../play/socketServer.ts';
import { person } from '../play/table.ts';
import type { Viewpoint } from './worldServer.ts';

/** The connection of a page. */
export interface PageConnection {
  ask<K extends ClientMessageKind>(kind: K, message: object): Promise<Reply<K>>;
  close(): void;
}

export interface SocketListener {
  connect(viewpoint: Viewpoint, received: (bytes: string) => void): PageConnection;
  close(): Promise<void>;
}

export interface ListenerParts {
  readonly matches: LiveMatches;
  readonly store: Store;
  readonly clock: Clock;
  readonly faults: Faults;
}

export async function listenOnLoopback(parts: ListenerParts): Promise<SocketListener> {
  const http = createServer();
  const sockets = new Sockets(http, {
    ...parts,
    ...freeGuesses(parts.store),
    personOf: async ({ cookie }) => (cookie === undefined ? undefined : { ...person(Number(cookie)), session: cookie }),
    isAllowed: ({ origin }) => origin === ORIGIN,
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    connections: new ConnectionLimit({ perPerson: 10_000, perAddress: 10_000 }),
    rate: { burst: 10_000, perSecond: 10_000 },
  });
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    connect({ at }, received) {
      const page = new TestPage({ url: `http://127.0.0.1:${port}` }, at);
      const connected = page.connected().then(() => {
        page.onBytes = received; // what is sent before has the id of the connection, another one each time
      });
      return {
        async ask(kind, message) {
          await connected;
          return page.ask(kind, message);
        },
        close: () => page.close(),
      };
    },
    async close() {
      await sockets.close();
      http.close();
    },
  };
}
