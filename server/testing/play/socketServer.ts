// A server on the loopback, and pages connected to it.

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type ClientMessageKind, type Reply, replies, type ServedKind, served } from '@omerta/protocol';
import { io, type Socket } from 'socket.io-client';
import * as z from 'zod/mini';
import { systemClock } from '../../src/clock.ts';
import { ConnectionLimit } from '../../src/connectionLimit.ts';
import { LiveMatches, type LiveMatchesOptions } from '../../src/matches/liveMatches.ts';
import { type SocketParts, Sockets } from '../../src/socket/sockets.ts';
import type { MemoryStore } from '../memoryStore.ts';
import { faultsSeen } from './faultsSeen.ts';
import { freeGuesses } from './freeGuesses.ts';
import { person } from './table.ts';

export const ORIGIN = 'http://table.test';

export interface SocketServer {
  readonly url: string;
  readonly matches: LiveMatches;
  readonly sockets: Sockets;
  readonly faults: readonly string[];
  close(): Promise<void>;
}

/** People are identified by a header: `person 2` is person(2). */
export async function openSocketServer(
  store: MemoryStore,
  context: Partial<LiveMatchesOptions> = {},
  socketParts: Partial<SocketParts> = {},
): Promise<SocketServer> {
  const faults = faultsSeen();
  const matches = new LiveMatches({ store, faults, botPause: () => 0, ...context });
  const http = createServer();
  const sockets = new Sockets(http, {
    matches,
    store,
    ...freeGuesses(store),
    faults,
    clock: context.clock ?? systemClock,
    personOf: async ({ cookie }) => (cookie === undefined ? undefined : { ...person(Number(cookie)), session: cookie }),
    isAllowed: ({ origin }) => origin === ORIGIN,
    addressOf: ({ socket }) => socket.remoteAddress ?? '',
    connections: new ConnectionLimit({ perPerson: 10_000, perAddress: 10_000 }),
    rate: { burst: 10_000, perSecond: 10_000 },
    ...socketParts,
  });
  await new Promise<void>(resolve => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    matches,
    sockets,
    faults: faults.seen,
    async close() {
      matches.stop();
      await sockets.close();
      http.close();
    },
  };
}

/** An open page. Throws on messages that the protocol does not know. */
export class TestPage {
  readonly socket: Socket;
  onServed: (kind: ServedKind, what: unknown) => void = () => {};
  /** Every message, as text. */
  onBytes: (bytes: string) => void = () => {};
  readonly #cuts = new Set<() => void>(); // rejects the pending replies
  #isCut = false;

  constructor(
    { url }: Pick<SocketServer, 'url'>,
    at: number | undefined,
    headers: Record<string, string> = { origin: ORIGIN },
  ) {
    const cookie = at === undefined ? {} : { cookie: String(at) };
    this.socket = io(url, {
      transports: ['websocket'],
      extraHeaders: { ...headers, ...cookie },
      forceNew: true,
      reconnection: false,
    });
    for (const end of ['disconnect', 'connect_error']) this.socket.once(end, () => this.#end());
    this.socket.io.engine.on('packet', ({ type, data }) => {
      if (type === 'message') this.onBytes(String(data));
    });
    this.socket.onAny((kind: string, what: unknown, ...more: unknown[]) => {
      if (!(kind in served) || more.length > 0) throw new Error(`The protocol has no message ${kind}`);
      z.parse(served[kind as ServedKind], what);
      this.onServed(kind as ServedKind, what);
    });
  }

  /** Rejects where the connection is cut or cannot be opened. `onReply` runs before any message sent after the reply is handled. */
  ask<K extends ClientMessageKind>(
    kind: K,
    message: object,
    onReply: (reply: Reply<K>) => void = () => {},
  ): Promise<Reply<K>> {
    return new Promise((resolve, reject) => {
      const cut = () => reject(new Error('cut'));
      if (this.isCut) return cut();
      this.#cuts.add(cut);
      this.socket.emit(kind, message, (reply: unknown) => {
        this.#cuts.delete(cut);
        try {
          const read = z.parse(replies[kind], reply) as Reply<K>;
          onReply(read);
          resolve(read);
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  /** The connection was lost, or could not be opened. */
  get isCut(): boolean {
    return this.#isCut;
  }

  connected(): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.socket.connected) return resolve();
      this.socket.once('connect', () => resolve());
      this.socket.once('connect_error', reject);
      this.socket.once('disconnect', () => reject(new Error('cut'))); // the server crashed during the handshake
    });
  }

  close(): void {
    this.socket.disconnect();
    this.#end();
  }

  #end(): void {
    this.#isCut = true;
    for (const cut of this.#cuts) cut();
    this.#cuts.clear();
  }
}
