import { join } from 'node:path';
import { GAME_IDS, USUAL_GAME_IDS } from '@omerta/games';
import type { Command } from 'commander';
import { renderUnicodeCompact } from 'uqr';
import { dataFolder } from '../files/dataFolder.ts';
import { type Io, print } from '../io.ts';
import { Mistake } from '../mistake.ts';
import { list } from '../options.ts';
import type { Doing } from './doing.ts';

export interface ServeOptions {
  readonly port?: string;
  readonly host?: string;
  readonly data?: string;
  readonly database?: string;
  readonly basePath?: string;
  readonly trustProxy?: string;
  readonly allowedHosts?: string;
  readonly games?: string;
}

export function addServe(omerta: Command, { io, does }: Doing): void {
  omerta
    .command('serve')
    .description('start a server: tables for all who can reach this machine')
    .option('--port <number>', 'where to listen (default: $PORT, else 3000)')
    .option('--host <address>', 'at which address to listen (default: $HOST, else 0.0.0.0)')
    .option('--data <folder>', 'where everything is stored (default: $OMERTA_DATA, else your data folder)')
    .option(
      '--database <url>',
      'postgres://…, shared by several servers (default: $DATABASE_URL, else the data folder)',
    )
    .option('--base-path <path>', 'the path a proxy serves us at, such as /omerta')
    .option('--trust-proxy <proxies>', 'proxies to trust for client addresses: loopback, or their addresses')
    .option(
      '--allowed-hosts <names>',
      'further names this server may be called by, with commas between (default: $OMERTA_ALLOWED_HOSTS)',
    )
    .option(
      '--games <ids>',
      `games to offer, with commas between: ${list(GAME_IDS)} (default: $OMERTA_GAMES, else ${list(USUAL_GAME_IDS)})`,
    )
    .action((options: ServeOptions) => does(serve(io, options)));
}

/** The default data folder of a server. */
export function serverFolder(io: Io): string {
  return io.env.OMERTA_DATA || join(dataFolder(io), 'server'); // empty is as good as unset
}

/** Runs until it gets a signal to stop. */
export async function serve(io: Io, options: ServeOptions, stopped = askedToStop()): Promise<number> {
  const { CannotOpen, readConfig, startServer } = await import('@omerta/server'); // other commands start quicker without
  const env = io.stdout.isTTY ? { OMERTA_LOG_LEVEL: 'warn', ...io.env } : io.env; // people do not read JSON
  const read = readConfig(options, env, serverFolder(io));
  if (!read.ok) throw new Mistake(read.problems.join('; '));
  const usual = process.umask(0o077); // secrets and hashes are kept, and copied: for their owner alone
  try {
    const server = await startServer(read.config).catch((error: unknown) => {
      throw error instanceof CannotOpen ? new Mistake(error.message) : error;
    });
    greet(io, server);
    const end = await Promise.race([stopped, server.lost.then(words => new Mistake(words))]);
    if (typeof end === 'string') print(io, `${end}: closing.`);
    await server.close();
    if (end instanceof Mistake) throw end;
    return 0;
  } finally {
    process.umask(usual);
  }
}

function greet(io: Io, { address, lanAddresses, publicAddress, data }: Greeting): void {
  print(io, 'The server is running.');
  print(io, `  on this machine  ${address}`);
  for (const each of lanAddresses) print(io, `  on your network  ${each}`);
  if (publicAddress !== undefined) print(io, `  public address   ${publicAddress}`);
  print(io, `  data             ${data}`);
  const reachable = publicAddress ?? lanAddresses[0];
  if (reachable !== undefined)
    print(io, `\n${renderUnicodeCompact(reachable)}\n  scan to join from a phone: ${reachable}`);
}

interface Greeting {
  readonly address: string;
  readonly lanAddresses: readonly string[];
  readonly publicAddress: string | undefined;
  readonly data: string;
}

/** The second time the system ends us at once. */
function askedToStop(): Promise<string> {
  return new Promise(resolve => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve(signal));
  });
}
