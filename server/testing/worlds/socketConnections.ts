// Lines that are real sockets on the loopback. Slower than those without a network, and byte for byte what a page is sent.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ClientMessageKind, Reply } from '@omerta/protocol';
import type { LiveMatches } from '../../src/matches/liveMatches.ts';
import type { Clock, Faults } from '../../src/matches/serverContext.ts';
import { ConnectionLimit } from '../../src/socket/connectionLimit.ts';
import { Sockets } from '../../src/socket/sockets.ts';
import type { Store } from '../../src/store/store.ts';
import { ORIGIN, TestPage } from '../play/socketServer.ts';
import { person } from '../play/table.ts';
import type { Looking } from './worldServer.ts';

/** A page and its line. */
export interface PageConnection {
  ask<K extends ClientMessageKind>(kind: K, message: object): Promise<Reply<K>>;
  close(): void;
}

export interface SocketListener {
  line(looking: Looking, heard: (bytes: string) => void): PageConnection;
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
    personOf: async ({ cookie }) => (cookie === undefined ? undefined : { ...person(Number(cookie)), session: cookie }),
    isAllowed: ({ origin }) => origin === ORIGIN,
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    connections: new ConnectionLimit({ perPerson: 10_000, perAddress: 10_000 }),
    rate: { burst: 10_000, perSecond: 10_000 },
  });
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo; // it listens on a port, not on a pipe
  return {
    line({ at }, heard) {
      const page = new TestPage({ url: `http://127.0.0.1:${port}` }, at);
      const connected = page.connected().then(() => {
        page.onBytes = heard; // what is sent before names the line, each time another
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
