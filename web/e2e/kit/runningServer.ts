// A server of its own for a test worker, as people start it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const COMMAND = join(import.meta.dirname, '../../../cli/dist/omerta.mjs');

export interface RunningServer {
  /** Without a slash at the end. The same for its whole life. */
  readonly address: string;
  /** As a power cut ends it: it cannot write anything more. */
  kill(): Promise<void>;
  /** Again, with the same data at the same address. */
  start(): Promise<void>;
  /** For good; its data is gone. */
  remove(): Promise<void>;
}

/** `words` are more options of `omerta serve`. */
export async function startServer(words: readonly string[] = []): Promise<RunningServer> {
  const data = await mkdtemp(join(tmpdir(), 'omerta-e2e-'));
  let server: ChildProcess | undefined;
  let address = '';
  const start = async () => {
    server = spawn(
      process.execPath,
      [COMMAND, 'serve', '--host', '127.0.0.1', '--port', portOf(address), '--data', data, ...words],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
        env: { ...process.env, OMERTA_LOG_LEVEL: 'error' },
      },
    );
    address = await printedAddress(server);
  };
  const kill = async () => {
    const running = server;
    server = undefined;
    if (running === undefined) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    address,
    kill,
    start,
    remove: async () => {
      await kill();
      await rm(data, { recursive: true });
    },
  };
}

const portOf = (address: string): string => (address === '' ? '0' : new URL(address).port);

function printedAddress(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    server.stdout?.on('data', (part: Buffer) => {
      printed += part.toString();
      const found = /on this machine\s+(http:\S+?)\/?\n/.exec(printed)?.[1];
      if (found !== undefined) resolve(found);
    });
    server.once('exit', code => reject(new Error(`The server did not start (${code}): ${printed}`)));
  });
}
