// The sockets: who may connect, and how many messages they may send.
import type { Server as HttpServer, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { Server, type Socket } from 'socket.io';
import type { ConnectionLimit } from '../connectionLimit.ts';
import type { Faults } from '../faults.ts';
import { type Rate, RateLimit } from '../rateLimit.ts';
import { destroyAfterClose, limitControlFrames } from './controlFrames.ts';
import { handleMessage } from './handleMessage.ts';
import { Page, type PageOptions, type SocketPerson } from './page.ts';
import { SendBacklog } from './sendBacklog.ts';

export interface SocketParts extends PageOptions {
  readonly faults: Faults;
  /** By the cookie or token of the handshake; checked again regularly. */
  personOf(headers: IncomingHttpHeaders): Promise<SocketPerson | undefined>;
  /** Whether we may be called by this name, and a page of this origin may act for its visitor. */
  isAllowed(headers: IncomingHttpHeaders): boolean;
  /** The client's address, from trusted proxies where there are any. */
  addressOf(request: IncomingMessage): string;
  readonly connections: ConnectionLimit;
  readonly path?: string;
  readonly rate?: Rate;
}

export class Sockets {
  readonly #parts: SocketParts;
  readonly #server: Server;
  readonly #pages = new Map<Socket, Page>();
  readonly #entered = new WeakSet<Socket['conn']>();
  readonly #backlog = new SendBacklog();
  #endedSessions = 0;
  #cancelCheck: () => void;

  constructor(http: HttpServer, parts: SocketParts) {
    this.#parts = parts;
    this.#server = new Server(http, {
      path: parts.path ?? '/socket.io',
      serveClient: false,
      transports: ['websocket'], // a long poll would have to reach the same node again
      maxHttpBufferSize: LONGEST_MESSAGE,
      perMessageDeflate: false, // the compressed length would reveal secrets
      httpCompression: false,
      pingInterval: 20_000,
      connectTimeout: 10_000, // for a client that sends nothing
      allowRequest: (request, answer) => answer(null, parts.isAllowed(request.headers)),
    });
    this.#server.engine.use(refuseSecondTransport);
    this.#server.engine.on('connection', (connection: Socket['conn']) => {
      limitControlFrames(connection, parts.clock);
      destroyAfterClose(connection, parts.clock);
      this.#backlog.watch(connection, () => disconnect(connection));
    });
    this.#server.use((socket, next) => void this.#authenticate(socket, next));
    this.#server.on('connection', socket => this.#accept(socket));
    this.#cancelCheck = parts.clock.after(CHECK_EVERY, () => void this.#checkAll());
  }

  get size(): number {
    return this.#pages.size;
  }

  endSession(session: string): void {
    this.#disconnectWhere(person => person?.session === session);
  }

  endSessionsOf(id: string): void {
    this.#disconnectWhere(person => person?.id === id);
  }

  async close(): Promise<void> {
    this.#cancelCheck();
    await this.#server.close();
  }

  async #authenticate(socket: Socket, next: (error?: Error) => void): Promise<void> {
    if (this.#entered.has(socket.conn)) return refuse(socket, next); // a connection has one page
    this.#entered.add(socket.conn);
    try {
      const { addressOf, connections } = this.#parts;
      const person = await this.#personOf(socket);
      const leave = connections.enter(person?.id, addressOf(socket.request));
      if (leave === undefined) return refuse(socket, next);
      if (socket.conn.readyState === 'open') socket.conn.once('close', leave);
      else leave(); // disconnected meanwhile
      socket.data.person = person;
      next();
    } catch (error) {
      this.#parts.faults.report('A socket could not be accepted', {}, error);
      next(new Error('busy'));
    }
  }

  /** Repeated if any session ended meanwhile: it may have been this one. */
  async #personOf({ handshake: { headers } }: Socket): Promise<SocketPerson | undefined> {
    for (;;) {
      const before = this.#endedSessions;
      const person = await this.#parts.personOf(headers);
      if (before === this.#endedSessions) return person;
    }
  }

  #accept(socket: Socket): void {
    const { clock, rate = USUAL_RATE } = this.#parts;
    const send = (kind: string, what: unknown) => void socket.emit(kind, what);
    const parts = { ...this.#parts, address: this.#parts.addressOf(socket.request) };
    const page = new Page(parts, socket.data.person as SocketPerson | undefined, send);
    const connection = { page, limit: new RateLimit(rate, clock.passed()), disconnect: () => disconnect(socket.conn) };
    this.#pages.set(socket, page);
    socket.onAny((...message: unknown[]) => void handleMessage(this.#parts, connection, message));
    socket.on('disconnect', () => {
      this.#pages.delete(socket);
      page.close();
    });
  }

  #disconnectWhere(fits: (person: SocketPerson | undefined) => boolean): void {
    this.#endedSessions += 1;
    for (const [socket, { person }] of this.#pages) if (fits(person)) socket.disconnect(true);
  }

  /** A session may have ended at another node. */
  async #checkAll(): Promise<void> {
    for (const [socket, { person }] of [...this.#pages]) {
      if (person === undefined) continue;
      try {
        const now = await this.#parts.personOf(socket.handshake.headers);
        if (now?.id !== person.id || now.session !== person.session) socket.disconnect(true);
      } catch (error) {
        this.#parts.faults.report('A session could not be checked', {}, error);
      }
    }
    this.#cancelCheck = this.#parts.clock.after(CHECK_EVERY, () => void this.#checkAll());
  }
}

const LONGEST_MESSAGE = 4096; // bytes
export const USUAL_RATE: Rate = { burst: 40, perSecond: 8 };
const CHECK_EVERY = 5 * 60_000;

/** Messages over a second transport would count, and disconnect, the first one. */
function refuseSecondTransport(
  request: IncomingMessage & { readonly _query?: Readonly<Record<string, unknown>> },
  _response: unknown,
  next: (error?: Error) => void,
): void {
  next(request._query?.sid === undefined ? undefined : new Error('A connection has one transport'));
}

/** At once: a close frame would wait behind all unread data. */
function disconnect(connection: Socket['conn']): void {
  connection.request.socket.destroy();
}

/** Sends the reason, then closes. */
function refuse(socket: Socket, next: (error: Error) => void): void {
  next(new Error('tooMany'));
  setImmediate(() => socket.conn.close()); // socket.io sends the error one tick later
}
