// The embedded store: one SQLite file in its own thread, so a slow disk never blocks the sockets.
import { Worker } from 'node:worker_threads';
import { defer } from './defer.ts';
import { StoreClosed, StoreLost, StoreStopped } from './errors.ts';
import { sqliteStore } from './sqliteStore.ts';
import type { Store } from './store.ts';
import { decodeError, type Method, OPENING, type Reply, type Request } from './threadMessages.ts';

export interface SqliteSettings {
  readonly file: string;
  /** The built worker, or 'here' to work without a thread. */
  readonly worker?: URL | 'here';
}

export function openSqlite({ file, worker = builtWorker() }: SqliteSettings): Promise<Store> {
  return worker === 'here' ? sqliteStore(file) : threadedStore(file, worker);
}

/** Node 20 starts no worker from TypeScript: run from source, the store uses the main thread. */
const builtWorker = (): URL | 'here' =>
  import.meta.url.endsWith('.ts') ? 'here' : new URL('./sqliteWorker.js', import.meta.url);

const METHODS: { readonly [M in Method]: true } = {
  addPerson: true,
  personById: true,
  personByName: true,
  updatePerson: true,
  deletePerson: true,
  mergePeople: true,
  addSession: true,
  sessionById: true,
  extendSession: true,
  deleteSession: true,
  sessionsOf: true,
  redeemTicket: true,
  setPassword: true,
  endOthers: true,
  deleteExpiredSessions: true,
  addToken: true,
  tokenById: true,
  tokensOf: true,
  deleteToken: true,
  countGuess: true,
  takeBackGuess: true,
  noteWrongGuess: true,
  forgetFailedLogins: true,
  deleteOldGuesses: true,
  addMatch: true,
  matchById: true,
  matchByCode: true,
  countCodes: true,
  listCodes: true,
  saveMatch: true,
  listOpen: true,
  listRunning: true,
  listOf: true,
  listFinished: true,
  listIdle: true,
  deleteMatch: true,
  append: true,
  rowsOf: true,
  numberOf: true,
  snapshotOf: true,
  countsOf: true,
  dueDeadlines: true,
  deadlinesOf: true,
  addPack: true,
  packByHash: true,
  keepPack: true,
  deleteUnusedPacks: true,
  usage: true,
  addChat: true,
  chatOf: true,
  latestChat: true,
  countChat: true,
  chatAt: true,
  addMute: true,
  deleteMute: true,
  mutesOf: true,
  mutersOf: true,
  addSubscription: true,
  subscriptionsOf: true,
  deleteSubscription: true,
  storedTime: true,
  storeTime: true,
  getOrCreateSecret: true,
  backup: true,
  ready: true,
  close: true,
};

async function threadedStore(file: string, script: URL): Promise<Store> {
  const thread = startThread(file, script);
  await thread.opened;
  const calls = Object.keys(METHODS).map(method => [
    method,
    (...values: unknown[]) => thread.ask(method as Method, values),
  ]);
  // METHODS names every method that runs in the thread.
  const store = Object.fromEntries(calls) as Pick<Store, Method>;
  return {
    ...store,
    isShared: false,
    lost: thread.lost,
    listen: () => () => {},
    notify: async () => {},
    ready: () => store.ready().catch(() => false),
    async close() {
      try {
        if (!thread.isLost()) await store.close(); // a lost thread answers no more
      } finally {
        await thread.end(); // else the file stays locked if closing failed, as on a full disk
      }
    },
  };
}

function startThread(file: string, script: URL) {
  const waiting = new Map<number, { resolve(value: unknown): void; reject(error: Error): void }>();
  const worker = new Worker(script, { workerData: { file }, resourceLimits: { maxYoungGenerationSizeMb: 12 } });
  let stopped: Error | undefined;
  let isLost = false;
  let count = OPENING;

  const reply = (id: number) => new Promise<unknown>((resolve, reject) => waiting.set(id, { resolve, reject }));
  const opened = reply(OPENING);
  const { promise: lost, resolve } = defer<Error>();
  const lose = (error: Error) => {
    isLost = true;
    resolve(error);
  };

  const stop = (error: Error) => {
    if (stopped === undefined && !(error instanceof StoreClosed)) lose(error);
    stopped ??= error;
    for (const { reject } of waiting.values()) reject(stopped);
    waiting.clear();
  };
  worker.on('error', error => stop(new StoreStopped(error.message, { cause: error })));
  worker.on('exit', () => stop(new StoreStopped('The store stopped.')));
  worker.on('message', (message: Reply) => {
    const asked = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.ok) return asked?.resolve(message.value === undefined ? undefined : JSON.parse(message.value));
    const error = decodeError(message.error);
    asked?.reject(error);
    if (error instanceof StoreLost) lose(error);
  });

  return {
    opened,
    lost,
    isLost: () => isLost,
    async ask(method: Method, values: readonly unknown[]): Promise<unknown> {
      if (stopped !== undefined) throw stopped;
      const request: Request = { id: ++count, method, values: JSON.stringify(values) };
      worker.postMessage(request);
      return reply(request.id);
    },
    async end() {
      stop(new StoreClosed());
      await worker.terminate();
    },
  };
}
