import type { AddressInfo } from 'node:net';
import { writeAdminFile } from './adminFile.ts';
import { type Assembly, assemble, type Overrides } from './assemble.ts';
import { cleanUpIdle } from './cleanUpIdle.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config.ts';
import { placesOf } from './faults.ts';
import { lanAddresses } from './http/origins.ts';
import type { Parts } from './http/parts.ts';
import { reportRoom } from './quotas.ts';
import { openSockets } from './socket/openSockets.ts';
import { CannotOpen, StoreLost } from './store/errors.ts';
import { openFolder, openStore } from './store/openStore.ts';
import { TrustedDate } from './trustedDate.ts';
import { withClient } from './withClient.ts';

export interface RunningServer {
  readonly address: string; // on this machine
  readonly lanAddresses: readonly string[]; // in the local network
  readonly publicAddress: string | undefined; // if configured
  readonly port: number;
  readonly data: string; // folder, or 'PostgreSQL'
  /** Resolves with one line for the operator when nothing can be stored any more: close the server and start it again. */
  readonly lost: Promise<string>;
  /** Takes no new work and finishes what was started. */
  close(): Promise<void>;
}

export async function startServer(config: Config, extras: Overrides = {}): Promise<RunningServer> {
  openFolder(config.data);
  const { data, database } = config;
  const store = await openStore({ data, ...(database === undefined ? {} : { database }) });
  const opened: Opened = [() => store.close()];
  try {
    return await running(await assemble(withClient(config), store, extras), opened);
  } catch (error) {
    await closeAll(opened);
    throw error;
  }
}

/** How to close what was opened, in the order of opening. */
type Opened = (() => unknown)[];

/** In reverse order. */
async function closeAll(opened: Opened): Promise<void> {
  for (const close of opened.splice(0).reverse()) await close();
}

/**
 * Connections waiting to be accepted, if the system allows as many. After an outage all clients reconnect at once, and
 * those that find the backlog full retry seconds later.
 */
const BACKLOG = 4096;

async function running(assembly: Assembly, opened: Opened): Promise<RunningServer> {
  const { app, parts, port } = assembly;
  const { config, matches, store, log } = parts;
  opened.push(() => app.close());
  await app.ready();
  const sockets = openSockets(assembly);
  opened.push(
    () => sockets.close(),
    () => parts.streams.endAll(),
    () => matches.stop(),
  );
  const { host } = config;
  await app.listen({ host, port: config.port, backlog: BACKLOG }).catch((error: NodeJS.ErrnoException) => {
    throw cannotListen(error);
  });
  port.value = (app.server.address() as AddressInfo).port; // a port, not a pipe
  const ours = addresses(config, port.value);
  opened.push(writeAdminFile(config.data, ours.local, parts.adminToken));
  const date = new TrustedDate();
  const tidying = setInterval(() => tidy(parts, date), 60 * 60 * 1000);
  opened.push(() => clearInterval(tidying));
  await matches.start();
  tidy(parts, date);
  log.info({ port: port.value }, 'listening');

  let closing: Promise<void> | undefined;
  const close = async () => {
    assembly.isStopping = true;
    await closeAll(opened);
    log.info('closed');
  };
  return {
    address: `${ours.local}/`,
    lanAddresses: ours.lan.map(each => `${each}/`),
    publicAddress: config.publicUrl === undefined ? undefined : `${config.publicUrl}/`,
    port: port.value,
    data: config.database === undefined ? config.data : 'PostgreSQL',
    lost: store.lost.then(error => {
      log.fatal({ places: placesOf(error) }, 'The store is lost');
      return error instanceof StoreLost ? `${error.message} ${FAILED_DISK}` : STOPPED;
    }),
    close: () => {
      closing ??= close();
      return closing;
    },
  };
}

const FAILED_DISK = 'Confirmed moves are stored, further ones cannot be: check the disk, then start the server again.';
const STOPPED = 'The store stopped after an internal error. Confirmed moves are stored: start the server again.';

function tidy(parts: Parts, date: TrustedDate): void {
  const { store, matches, config, auth, faults } = parts;
  const now = auth.now();
  const dates = { now, trusted: date.look(now, systemClock.passed()) };
  cleanUpIdle(store, matches, config, dates)
    .then(() => reportRoom(parts))
    .catch(error => faults.report('Tidying up failed', {}, error));
}

function cannotListen(error: NodeJS.ErrnoException): Error {
  const reason = error.code === undefined ? undefined : WHY_NOT_LISTENING[error.code];
  return reason === undefined ? error : new CannotOpen(reason);
}

const WHY_NOT_LISTENING: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another program listens on this port already; name another with --port',
  EACCES: 'this port may not be listened on; name one above 1023 with --port',
  EADDRNOTAVAIL: 'this machine has no such address; see --host',
  ENOTFOUND: 'this machine has no such address; see --host',
};

interface Addresses {
  readonly local: string;
  readonly lan: readonly string[];
}

function addresses({ host, basePath }: Config, port: number): Addresses {
  const at = (name: string) => `http://${name}:${port}${basePath}`;
  if (host === '0.0.0.0') return { local: at('localhost'), lan: lanAddresses().filter(isVersion4).map(at) };
  if (host === '::') return { local: at('localhost'), lan: lanAddresses().map(at) };
  return { local: at(host.includes(':') ? `[${host}]` : host), lan: [] };
}

function isVersion4(address: string): boolean {
  return !address.startsWith('[');
}
