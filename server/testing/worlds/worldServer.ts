// A server without a network: its matches, its endpoints, and connections that record every byte sent over them.

import type { ClientMessageKind, Reply } from '@omerta/protocol';
import { type Assembly, assemble } from '../../src/assemble.ts';
import { type Faults, placesOf } from '../../src/faults.ts';
import { createApp } from '../../src/http/app.ts';
import { createLog } from '../../src/log.ts';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import { load } from '../../src/matches/loading.ts';
import { tokenId } from '../../src/people/tokens.ts';
import { notifierOf } from '../../src/push/notifier.ts';
import { RateLimit } from '../../src/rateLimit.ts';
import { handleMessage } from '../../src/socket/handleMessage.ts';
import { Page } from '../../src/socket/page.ts';
import { type MemoryStore, memoryStore } from '../memoryStore.ts';
import { type FakeClock, fakeClock, settled } from '../play/fakeClock.ts';
import { freeGuesses } from '../play/freeGuesses.ts';
import { person } from '../play/table.ts';
import { configWith, NO_LIMITS } from '../testServer.ts';
import type { Leak, Truth } from './leak.ts';
import { listenOnLoopback, type PageConnection, type SocketListener } from './socketConnections.ts';

/** An address the server accepts; nothing is really sent there. */
export const PUSHED_TO = 'https://fcm.googleapis.com/';

/** Where bytes leave the server: the connection of a page, answers of endpoints, push messages, log lines for the operator. */
export type Channel = 'connection' | 'rest' | 'push' | 'operator';

export interface WorldServerParts {
  readonly leak: Leak;
  readonly truth: Truth;
  /** What a bot at a seat will answer. */
  botAnswer(): string;
  received(channel: Channel, bytes: string): void;
}

/** A player, a spectator, or the shared screen with the key of its link. */
export interface Viewpoint {
  readonly at: number | undefined;
  readonly screen?: string;
}

export class WorldServer {
  readonly store: MemoryStore = memoryStore(undefined, { beforeCommit: async () => {} });
  readonly clock: FakeClock = fakeClock();
  matches: LiveMatches;
  readonly #parts: WorldServerParts;
  readonly #faults: Faults;
  #boots = 0;
  #seeds = 0;
  #assembly: Pick<Assembly, 'app' | 'parts'> | undefined;
  #listening: SocketListener | undefined;

  constructor(parts: WorldServerParts) {
    this.#parts = parts;
    // The log shows only where an error was thrown.
    const line = (what: string, where: object, error: unknown) =>
      `${what} ${JSON.stringify({ ...where, places: placesOf(error) })}`;
    this.#faults = { report: (...fault) => parts.received('operator', line(...fault)) };
    this.matches = this.#begin();
  }

  /** Adds people with tokens for the endpoints and subscriptions to push messages. */
  async open(people: number): Promise<void> {
    for (let at = 0; at < people; at += 1) {
      const { id, name } = person(at);
      await this.store.addPerson({ id, name, language: 'en', createdAt: 0, lastSeen: 0 });
      await this.store.addToken({ id: tokenId('bot', tokenOf(at)), person: id, name, createdAt: 0 }, {}, 1);
      const keys = { p256dh: 'key', auth: 'auth' };
      await this.store.addSubscription({ person: id, endpoint: `${PUSHED_TO}${at}`, keys }, {});
    }
  }

  /** Crashes, and starts again from the store. */
  restart(): void {
    this.matches.stop();
    this.matches = this.#begin();
  }

  /** From now on connections are real sockets; such a server is never restarted. */
  async listen(): Promise<void> {
    const { matches, store, clock } = this;
    this.#listening = await listenOnLoopback({ matches, store, clock, faults: this.#faults });
  }

  get isListening(): boolean {
    return this.#listening !== undefined;
  }

  connect(viewpoint: Viewpoint): PageConnection {
    if (this.#listening !== undefined)
      return this.#listening.connect(viewpoint, bytes => this.#parts.received('connection', bytes));
    return new LocalConnection(this, this.#parts, this.#faults, viewpoint);
  }

  /** Records the answer of an endpoint to this viewpoint. */
  async rest(url: string, viewpoint: Viewpoint, payload?: object): Promise<void> {
    const { app } = await this.#endpoints();
    const asked = payload === undefined ? {} : ({ method: 'POST', payload } as const);
    const { statusCode, headers, body } = await app.inject({ url, ...sentFrom(viewpoint), ...asked });
    this.#parts.received('rest', `${url} ${statusCode} ${JSON.stringify({ ...headers, date: undefined })} ${body}`);
  }

  /** Records the beginning of an event stream. The other pages of this seat step aside. */
  async stream(url: string, viewpoint: Viewpoint): Promise<void> {
    const { app, parts } = await this.#endpoints();
    const response = await app.inject({ url, ...sentFrom(viewpoint), payloadAsStream: true });
    const chunks: unknown[] = [];
    response.stream().on('data', chunk => chunks.push(chunk));
    await settled();
    parts.streams.endAll();
    await settled();
    const headers = JSON.stringify({ ...response.headers, date: undefined });
    this.#parts.received('rest', `${url} ${response.statusCode} ${headers} ${chunks.join('')}`);
  }

  /** Everything that can be read, by path. */
  async readable(): Promise<readonly string[]> {
    const { app } = await this.#endpoints();
    return app.endpoints.flatMap(each => (each.startsWith('GET ') ? [each.slice('GET '.length)] : []));
  }

  async close(): Promise<void> {
    this.matches.stop();
    await this.#listening?.close();
    await this.#assembly?.app.close();
    await this.store.close();
  }

  #begin(): LiveMatches {
    const { leak, truth, received, botAnswer } = this.#parts;
    const boot = ++this.#boots;
    const { clock } = this;
    return new LiveMatches({
      store: this.store,
      faults: this.#faults,
      clock,
      freshSeed: () => String(++this.#seeds).padStart(64, '0'),
      botPause: (_pace, thinkingTime) => PAUSE + thinkingTime,
      thinker: {
        think: async ({ view, rules, wantedIn = 0 }) => {
          const longer = leak.thinksLonger?.(view, rules) ?? 0;
          if (longer > 0) await new Promise<void>(resolve => clock.after(wantedIn + longer, resolve));
          return botAnswer();
        },
        async close() {},
      },
      load: (rules, kept) => {
        const progress = load(rules, kept);
        return leak.rules === undefined
          ? progress
          : { ...progress, rules: { ...progress.rules, ...leak.rules(progress.rules, boot) } };
      },
      onTurn: notifierOf({
        store: this.store,
        keys: { publicKey: '', privateKey: '' },
        contact: 'https://server.test',
        faults: this.#faults,
        now: clock.now,
        hasPage: () => false,
        send: async ({ endpoint }, payload) => {
          received('push', `${endpoint} ${leak.push?.(payload, truth) ?? payload}`);
          return 'sent';
        },
      }),
    });
  }

  async #endpoints(): Promise<Pick<Assembly, 'app' | 'parts'>> {
    if (this.#assembly === undefined) {
      const { received } = this.#parts;
      const log = createLog('debug', { write: line => received('operator', line.replace(MEASURED, '')) });
      const extras = { clock: this.clock, budgets: NO_LIMITS, passwordCost: 4, log };
      const { parts } = await assemble(configWith(), this.store, extras);
      const now = () => this.matches;
      const app = await createApp({
        ...parts,
        get matches() {
          return now();
        },
      });
      this.#assembly = { app, parts };
    }
    return this.#assembly;
  }
}

const MEASURED = /"(?:time|milliseconds)":\d+,?/g; // by the real clock

/** Viewers are elsewhere: a caller on the server's own machine is its operator. */
function sentFrom({ at }: Viewpoint) {
  const headers = { host: 'server.test', ...(at === undefined ? {} : { authorization: `Bearer ${tokenOf(at)}` }) };
  return { headers, remoteAddress: '192.0.2.7' };
}

/** A page connected without a socket. */
class LocalConnection implements PageConnection {
  readonly #page: Page;
  readonly #ask: (kind: ClientMessageKind, message: object) => Promise<unknown>;

  constructor(
    server: WorldServer,
    { leak, truth, received }: WorldServerParts,
    faults: Faults,
    { at, screen }: Viewpoint,
  ) {
    const { clock, store, matches } = server;
    const send = (kind: string, what: unknown) => received('connection', JSON.stringify([kind, what]));
    const who = at === undefined ? undefined : { ...person(at), session: String(at) };
    this.#page = new Page({ matches, store, clock, ...freeGuesses(store) }, who, leak.send?.(send, truth) ?? send);
    const { handlers } = this.#page;
    const page = { handlers: leak.handlers?.(handlers, truth, screen !== undefined) ?? handlers };
    const limit = new RateLimit({ burst: 10_000, perSecond: 10_000 }, clock.passed());
    this.#ask = (kind, message) =>
      new Promise(resolve => {
        const answer = (reply: unknown) => {
          received('connection', JSON.stringify(reply));
          resolve(reply);
        };
        void handleMessage(
          { clock, faults, matches },
          { page, limit, disconnect: () => received('connection', 'cut') },
          [kind, message, answer],
        );
      });
  }

  ask<K extends ClientMessageKind>(kind: K, message: object): Promise<Reply<K>> {
    return this.#ask(kind, message) as Promise<Reply<K>>; // the handlers give nothing else
  }

  close(): void {
    this.#page.close();
  }
}

const PAUSE = 500;

/** In place of a secret: 43 letters. */
function tokenOf(at: number): string {
  return `person${at}`.padEnd(43, '-');
}
