// A whole server for tests of its endpoints: everything real but the disk and the network.

import { randomBytes } from 'node:crypto';
import type { TableInfo } from '@omerta/protocol';
import { type Assembly, assemble, type Overrides } from '../src/assemble.ts';
import { type Config, type ConfigArguments, readConfig } from '../src/config.ts';
import { type Budgets, USUAL_BUDGETS } from '../src/http/limits.ts';
import { createLog } from '../src/log.ts';
import type { Store } from '../src/store/store.ts';
import { ANY_GAME, leastPlayers } from './games.ts';
import { Disk, memoryStore } from './memoryStore.ts';
import { NO_GUESS_LIMITS } from './play/freeGuesses.ts';

const ORIGIN = 'http://server.test';

export interface TestServer extends Assembly {
  /** A browser of its own that is not signed in. */
  stranger(): Browser;
  guest(name?: string): Promise<Browser>;
  readonly lines: string[]; // of the log
  close(): Promise<void>;
}

export interface Answer {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect; anything else fails them
  readonly body: any;
  readonly headers: Readonly<Record<string, string | string[] | number | undefined>>;
  readonly text: string;
}

/** Keeps its cookies and sends its origin, as a browser does. */
export interface Browser {
  cookie: string | undefined; // of its session
  device: string | undefined; // the cookie of a device that is known to an account
  phone: string | undefined; // the cookie of a phone that has been in a room
  get(url: string, headers?: object): Promise<Answer>;
  post(url: string, body?: object, headers?: object): Promise<Answer>;
  put(url: string, body?: object): Promise<Answer>;
  patch(url: string, body?: object): Promise<Answer>;
  delete(url: string, body?: object): Promise<Answer>;
  ask(method: Method, url: string, body?: object, headers?: object): Promise<Answer>;
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

export const NO_LIMITS: Budgets = Object.fromEntries(
  Object.keys(USUAL_BUDGETS).map(name => [name, 1_000_000]),
) as Budgets;

export function configWith(words: ConfigArguments = {}): Config {
  const read = readConfig({ logLevel: 'debug', allowedHosts: 'server.test', ...words }, {}, '/nowhere');
  if (!read.ok) throw new Error(read.problems.join('; '));
  return read.config;
}

/** The store of test servers; a suite on a real database replaces it. */
export const stores: { open(disk: Disk): Promise<Store> } = { open: async disk => memoryStore(disk) };

/** Several may share a disk. Password hashes are cheap, bots answer at once, and there are no rate limits. */
export async function openTestServer(
  words: ConfigArguments = {},
  extras: Overrides = {},
  disk = new Disk(),
  wrapStore: (store: Store) => Store = store => store,
): Promise<TestServer> {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line: string) => void lines.push(line) });
  const usual: Overrides = {
    log,
    budgets: NO_LIMITS,
    guessBudgets: NO_GUESS_LIMITS,
    passwordCost: 4,
    botPause: () => 0,
  };
  const store = wrapStore(await stores.open(disk));
  const assembly = await assemble(configWith(words), store, { ...usual, ...extras });
  const { app, parts } = assembly;
  await parts.matches.start();
  const stranger = () => browserAt(app);
  return Object.assign(assembly, {
    lines,
    stranger,
    async guest(name = 'Vito') {
      const browser = stranger();
      const { status } = await browser.post('/api/guests', { name });
      if (status !== 200) throw new Error(`${name} was not signed in: ${status}`);
      return browser;
    },
    async close() {
      parts.matches.stop();
      await app.close();
      await store.close();
    },
  });
}

export function browserAt(app: Assembly['app']): Browser {
  const ask: Browser['ask'] = async (method, url, body, headers = {}) => {
    const response = await app.inject({
      method,
      url,
      headers: {
        host: 'server.test',
        ...(method === 'GET' ? {} : { origin: ORIGIN }),
        ...cookiesOf(browser),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const set = response.cookies.find(({ name }) => name === 'omerta');
    if (set !== undefined) browser.cookie = set.value === '' ? undefined : `omerta=${encodeURIComponent(set.value)}`;
    const known = response.cookies.find(({ name }) => name === 'omerta-device');
    if (known !== undefined) browser.device = `omerta-device=${encodeURIComponent(known.value)}`;
    const phone = response.cookies.find(({ name }) => name === 'omerta-phone');
    if (phone !== undefined) browser.phone = `omerta-phone=${phone.value}`;
    const isJson = String(response.headers['content-type']).startsWith('application/json');
    const { statusCode: status, body: text } = response;
    return { status, headers: response.headers, text, body: isJson ? JSON.parse(text) : text };
  };
  const browser = browserOf(ask);
  return browser;
}

function cookiesOf({ cookie, device, phone }: Browser): { readonly cookie?: string } {
  const cookies = [cookie, device, phone].filter(each => each !== undefined);
  return cookies.length === 0 ? {} : { cookie: cookies.join('; ') };
}

/** A browser that sends its requests this way. */
export function browserOf(ask: Browser['ask']): Browser {
  return {
    cookie: undefined,
    device: undefined,
    phone: undefined,
    ask,
    get: (url, headers) => ask('GET', url, undefined, headers),
    post: (url, body, headers) => ask('POST', url, body, headers),
    put: (url, body) => ask('PUT', url, body),
    patch: (url, body) => ask('PATCH', url, body),
    delete: (url, body) => ask('DELETE', url, body),
  };
}

export const entropy = () => randomBytes(16).toString('hex');

/** A table of this host, ready to start with bots on every other seat. */
export async function tableOfBots(host: Browser, table: object = {}): Promise<TableInfo> {
  const made = await host.post('/api/matches', {
    game: ANY_GAME,
    options: { players: leastPlayers(ANY_GAME) },
    ...table,
  });
  const { match, seats } = made.body as TableInfo;
  for (const seat of seats.keys()) if (seat > 0) await host.put(`/api/matches/${match}/seats/${seat}/bot`, {});
  return (await host.put(`/api/matches/${match}/ready`, { entropy: entropy() })).body;
}
