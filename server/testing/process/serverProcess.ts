import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

const LONGEST = 4000; // letters

/** A server in a process of its own, which may be killed. */
export class ServerProcess {
  /** The end of its error output. */
  said = '';
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;
  readonly #opened: Promise<void>;

  constructor(program: string, words: readonly string[]) {
    const env = { ...process.env, OMERTA_LOG_LEVEL: 'error' };
    this.#child = spawn(process.execPath, [program, 'serve', ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#ended = once(this.#child, 'close');
    this.#opened = new Promise(resolve => {
      this.#child.stdout?.on('data', (words: Buffer) => words.includes('The server is running') && resolve());
    });
    this.#child.stderr?.on('data', (words: Buffer) => {
      const all = `${this.said}${words}`;
      this.said = all.length > LONGEST ? all.slice(all.indexOf('\n', all.length - LONGEST) + 1) : all;
    });
  }

  /** Until it listens. Throws where it ends instead. */
  async opened(): Promise<void> {
    const end = this.#ended.then(() => {
      throw new Error(`The server ended: ${this.said}`);
    });
    await Promise.race([this.#opened, end]);
  }

  /** Kills it at once. */
  kill(): Promise<unknown> {
    this.#child.kill('SIGKILL');
    return this.#ended;
  }

  /** Shuts it down in order. */
  stop(): Promise<unknown> {
    this.#child.kill('SIGTERM');
    return this.#ended;
  }

  /** Stops the process for a while. */
  async freeze(milliseconds: number): Promise<void> {
    this.#child.kill('SIGSTOP');
    await new Promise(resolve => setTimeout(resolve, milliseconds));
    this.#child.kill('SIGCONT');
  }
}

/** A port that is free at the moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('A port was asked for, not a pipe.');
  return address.port;
}
