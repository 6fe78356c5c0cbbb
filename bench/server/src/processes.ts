import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import type { Answer, Order } from './clients.ts';
import { startWithFiles } from './manyFiles.ts';
import type { Played, Reading } from './measures.ts';

/** The omerta command, serving on the loopback. */
export class ServerUnderLoad {
  readonly address: string;
  readonly #child: ChildProcess;
  readonly #ended: Promise<unknown>;

  private constructor(address: string, child: ChildProcess, ended: Promise<unknown>) {
    this.address = address;
    this.#child = child;
    this.#ended = ended;
  }

  static async start(program: string, data: string, sockets: number): Promise<ServerUnderLoad> {
    const words = [program, 'serve', '--host', '127.0.0.1', '--port', '0', '--data', data, '--trust-proxy', 'loopback'];
    const child = startWithFiles(sockets, words, { ...process.env, OMERTA_LOG_LEVEL: 'error' });
    const ended = once(child, 'exit');
    const address = await new Promise<string>((resolve, reject) => {
      let said = '';
      child.stdout!.on('data', words => {
        said += words;
        const found = /on this machine {2}(\S+)\n/.exec(said)?.[1];
        if (found !== undefined) resolve(found);
      });
      ended.then(([code]) => reject(new Error(`The server ended with ${code}.`)));
    });
    return new ServerUnderLoad(address, child, ended);
  }

  async read(): Promise<Reading> {
    const numbers = await (await fetch(`${this.address}metrics`)).text();
    const value = (name: string) => Number(new RegExp(`^omerta_${name} (\\S+)$`, 'm').exec(numbers)?.[1]);
    return {
      memory: value('process_resident_memory_bytes'),
      processor: value('process_cpu_seconds_total'),
      lag: value('nodejs_eventloop_lag_p99_seconds'),
    };
  }

  async stop(): Promise<void> {
    this.#child.kill('SIGTERM');
    await this.#ended;
  }
}

export class Clients {
  readonly #child: ChildProcess;

  constructor(program: string, sockets: number) {
    this.#child = startWithFiles(sockets, [program], process.env);
  }

  async obey(order: Order): Promise<Played | undefined> {
    const answered = once(this.#child, 'message');
    this.#child.send(order);
    const [answer] = (await answered) as [Answer];
    if (!answer.ok) throw new Error(`The clients could not ${order.kind}: ${answer.problem}`);
    return answer.played;
  }

  go(): void {
    this.#child.kill('SIGKILL');
  }
}
