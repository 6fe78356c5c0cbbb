import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { Engine } from './engine.ts';

/** A headless browser opens a page of ours; no automation protocol is needed, so any browser will do. */
export async function browserEngine(program: string, script: string): Promise<Engine> {
  const name = spawnSync(program, ['--version'], { encoding: 'utf8' }).stdout?.trim();
  if (!name) throw new Error(`${program} is no browser.`);
  const exchange = new Exchange();
  const server = createServer(async (request, response) => {
    const [type, body] = await answerTo(request, script, exchange);
    response.writeHead(body === undefined ? 204 : 200, { 'content-type': type }).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const profile = mkdtempSync(join(tmpdir(), 'omerta-browser-'));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const child = spawn(program, [...wordsFor(program, profile), address], { stdio: 'ignore', detached: true });
  const closed = once(child, 'close');
  const endAll = () => {
    if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid!, 'SIGKILL'); // a script may have started it
  };
  process.once('exit', endAll); // nothing else would end it
  return {
    name: name.replace(/ (built|for|running) .*/, ''),
    replay: record =>
      Promise.race([
        exchange.ask(record),
        closed.then(() => 'it ended'),
        pause(PATIENCE, 'it does not answer', { ref: false }),
      ]),
    async end() {
      exchange.stop();
      endAll();
      await closed;
      process.off('exit', endAll);
      server.closeAllConnections();
      server.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

const PATIENCE = 60_000;

function wordsFor(program: string, profile: string): string[] {
  if (/firefox/i.test(program)) return ['--headless', '--no-remote', '--profile', profile];
  return ['--headless', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`];
}

async function answerTo(request: IncomingMessage, script: string, exchange: Exchange) {
  if (request.method === 'POST') return ['application/json', await exchange.next(await text(request))] as const;
  if (request.url === '/replayer.js') return ['text/javascript', readFileSync(script, 'utf8')] as const;
  return ['text/html', '<!doctype html><script type="module" src="replayer.js"></script>'] as const;
}

/** The page asks for records, and sends the result of the last one with the next request. */
class Exchange {
  #record: string | undefined;
  #isOver = false;
  #onRecord = () => {};
  #onFound: (found: string) => void = () => {};

  ask(record: string): Promise<string> {
    return new Promise(resolve => {
      this.#record = record;
      this.#onFound = resolve;
      this.#onRecord();
    });
  }

  /** The next record; undefined after the last. */
  async next(found: string): Promise<string | undefined> {
    if (found !== '') this.#onFound(found);
    while (this.#record === undefined && !this.#isOver) {
      await new Promise<void>(resolve => {
        this.#onRecord = resolve;
      });
    }
    const record = this.#record;
    this.#record = undefined;
    return record;
  }

  stop(): void {
    this.#isOver = true;
    this.#onRecord();
  }
}
