// A server without a network: its matches, its endpoints, and lines that keep every byte that is sent over them.
import type { ClientMessageKind, Reply } from '@omerta/protocol';
import { type Assembly, assemble } from '../../src/assemble.ts';
import { createApp } from '../../src/http/app.ts';
import { createLog } from '../../src/log.ts';
import { LiveMatches } from '../../src/matches/liveMatches.ts';
import { load } from '../../src/matches/loading.ts';
import { type Faults, placesOf } from '../../src/matches/serverContext.ts';
import { tokenId } from '../../src/people/tokens.ts';
import { notifierOf } from '../../src/push/notifier.ts';
import { RateLimit } from '../../src/rateLimit.ts';
import { handleMessage } from '../../src/socket/handleMessage.ts';
import { Page } from '../../src/socket/page.ts';
import { type MemoryStore, memoryStore } from '../memoryStore.ts';
import { type FakeClock, fakeClock, settled } from '../play/fakeClock.ts';
import { person } from '../play/table.ts';
import { configWith, NO_LIMITS } from '../testServer.ts';
import type { Leak, Truth } from './leak.ts';
import { listenOnLoopback, type PageConnection, type SocketListener } from './socketConnections.ts';

/** Nothing is sent there; other addresses are refused. */
export const PUSHED_TO = 'https://fcm.googleapis.com/';

/** What came over one way: the line of a page, the answers of endpoints, pushes, lines for the operator. */
export type Channel = 'line' | 'rest' | 'push' | 'operator';

export interface WorldServerParts {
  readonly leak: Leak;
  readonly truth: Truth;
  /** What a bot at a seat will answer. */
  botAnswer(): string;
  heard(way: Channel, bytes: string): void;
}

/** Somebody at a seat, a spectator, or the shared screen with the key of its link. */
export interface Looking {
  readonly at: number | undefined;
  readonly screen?: string;
}

export class WorldServer {
  readonly store: MemoryStore = memoryStore(undefined, { beforeCommit: async () => {} });
  readonly clock: FakeClock = fakeClock();
  matches: LiveMatches;
  readonly #parts: WorldServerParts;
  readonly #faults: Faults;
  #lives = 0;
  #seeds = 0;
  #assembly: Pick<Assembly, 'app' | 'parts'> | undefined;
  #listening: SocketListener | undefined;

  constructor(parts: WorldServerParts) {
    this.#parts = parts;
    // Of an error the operator is told nothing but where it was thrown.
    const line = (what: string, where: object, error: unknown) =>
      `${what} ${JSON.stringify({ ...where, places: placesOf(error) })}`;
    this.#faults = { report: (...fault) => parts.heard('operator', line(...fault)) };
    this.matches = this.#begin();
  }

  /** People whom the endpoints know again, and who want to be pushed to. */
  async open(people: number): Promise<void> {
    for (let at = 0; at < people; at += 1) {
      const { id, name } = person(at);
      await this.store.addPerson({ id, name, language: 'en', createdAt: 0, lastSeen: 0 });
      await this.store.addToken({ id: tokenId('bot', tokenOf(at)), person: id, name, createdAt: 0 });
      const keys = { p256dh: 'key', auth: 'auth' };
      await this.store.addSubscription({ person: id, endpoint: `${PUSHED_TO}${at}`, keys });
    }
  }

  /** It dies; another one begins with what is stored. */
  restart(): void {
    this.matches.stop();
    this.matches = this.#begin();
  }

  /** From now on lines are real sockets; nobody restarts this house. */
  async listen(): Promise<void> {
    const { matches, store, clock } = this;
    this.#listening = await listenOnLoopback({ matches, store, clock, faults: this.#faults });
  }

  get isListening(): boolean {
    return this.#listening !== undefined;
  }

  line(looking: Looking): PageConnection {
    if (this.#listening !== undefined) return this.#listening.line(looking, bytes => this.#parts.heard('line', bytes));
    return new Line(this, this.#parts, this.#faults, looking);
  }

  /** The answer of an endpoint, to whoever looks. */
  async rest(url: string, looking: Looking, payload?: object): Promise<void> {
    const { app } = await this.#endpoints();
    const asked = payload === undefined ? {} : ({ method: 'POST', payload } as const);
    const { statusCode, headers, body } = await app.inject({ url, headers: headersOf(looking), ...asked });
    this.#parts.heard('rest', `${url} ${statusCode} ${JSON.stringify({ ...headers, date: undefined })} ${body}`);
  }

  /** What an event stream begins with. The other pages of this seat step aside. */
  async stream(url: string, looking: Looking): Promise<void> {
    const { app, parts } = await this.#endpoints();
    const response = await app.inject({ url, headers: headersOf(looking), payloadAsStream: true });
    const told: unknown[] = [];
    response.stream().on('data', chunk => told.push(chunk));
    await settled();
    parts.streams.endAll();
    await settled();
    const headers = JSON.stringify({ ...response.headers, date: undefined });
    this.#parts.heard('rest', `${url} ${response.statusCode} ${headers} ${told.join('')}`);
  }

  async close(): Promise<void> {
    this.matches.stop();
    await this.#listening?.close();
    await this.#assembly?.app.close();
    await this.store.close();
  }

  #begin(): LiveMatches {
    const { leak, truth, heard, botAnswer } = this.#parts;
    const life = ++this.#lives;
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
          : { ...progress, rules: { ...progress.rules, ...leak.rules(progress.rules, life) } };
      },
      onTurn: notifierOf({
        store: this.store,
        keys: { publicKey: '', privateKey: '' },
        contact: 'https://house.test',
        faults: this.#faults,
        now: clock.now,
        isPresent: () => false,
        send: async ({ endpoint }, payload) => {
          heard('push', `${endpoint} ${leak.push?.(payload, truth) ?? payload}`);
          return 'sent';
        },
      }),
    });
  }

  async #endpoints(): Promise<Pick<Assembly, 'app' | 'parts'>> {
    if (this.#assembly === undefined) {
      const { heard } = this.#parts;
      const log = createLog('debug', { write: line => heard('operator', line.replace(MEASURED, '')) });
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

const MEASURED = /"(?:time|milliseconds)":\d+,?/g; // by the clock on the wall

function headersOf({ at }: Looking): Record<string, string> {
  return { host: 'house.test', ...(at === undefined ? {} : { authorization: `Bearer ${tokenOf(at)}` }) };
}

/** A page, as if over a socket: one that loses nothing. */
class Line implements PageConnection {
  readonly #page: Page;
  readonly #ask: (kind: ClientMessageKind, message: object) => Promise<unknown>;

  constructor(house: WorldServer, { leak, truth, heard }: WorldServerParts, faults: Faults, { at, screen }: Looking) {
    const { clock, store, matches } = house;
    const send = (kind: string, what: unknown) => heard('line', JSON.stringify([kind, what]));
    const who = at === undefined ? undefined : { ...person(at), session: String(at) };
    this.#page = new Page({ matches, store, clock }, who, leak.send?.(send, truth) ?? send);
    const { handlers } = this.#page;
    const page = { handlers: leak.handlers?.(handlers, truth, screen !== undefined) ?? handlers };
    const limit = new RateLimit({ burst: 10_000, perSecond: 10_000 }, clock.passed());
    this.#ask = (kind, message) =>
      new Promise(resolve => {
        const answer = (reply: unknown) => {
          heard('line', JSON.stringify(reply));
          resolve(reply);
        };
        void handleMessage({ clock, faults, matches }, { page, limit, disconnect: () => heard('line', 'cut') }, [
          kind,
          message,
          answer,
        ]);
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
