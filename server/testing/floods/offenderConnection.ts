// The line of somebody with bad manners: says what it likes, never answers a farewell, and notes when it is cut.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { OPCODE, writeFrame } from '../load/webSocketFrames.ts';
import { SOCKET_PATH } from '../wire/socketConnection.ts';
import type { Target } from './offender.ts';

export class OffenderConnection {
  heard = '';
  endedAt = Number.POSITIVE_INFINITY;
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes: Buffer) => {
      this.heard = `${this.heard}${bytes.toString('latin1')}`.slice(-MOST_HEARD);
    });
    for (const end of ['end', 'close', 'error']) {
      socket.on(end, () => {
        this.endedAt = Math.min(this.endedAt, performance.now());
      });
    }
  }

  static async open({ port }: Target): Promise<OffenderConnection> {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    const line = new OffenderConnection(socket);
    await once(socket, 'connect');
    return line;
  }

  /** With a web socket on it, and let in where `enters`. */
  static async upgraded(target: Target, enters: boolean): Promise<OffenderConnection> {
    const line = await OffenderConnection.open(target);
    line.write(handshake(target));
    if (!(await line.hears('"sid"'))) throw new Error(`not let in: ${line.heard.slice(0, 200)}`);
    if (enters) line.say('40');
    if (enters && !(await line.hears('40{"sid"'))) throw new Error(`not let in: ${line.heard.slice(-200)}`);
    return line;
  }

  get isEnded(): boolean {
    return this.endedAt !== Number.POSITIVE_INFINITY;
  }

  /** Of the first answer on the line; nought before it. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.heard)?.[1] ?? 0);
  }

  write(bytes: Buffer | string): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  say(text: string): void {
    this.write(writeFrame({ opcode: OPCODE.text, payload: Buffer.from(text) }, true));
  }

  /** False where it does not within some seconds, or the line ends before. */
  async hears(words: string): Promise<boolean> {
    await this.waits(() => this.heard.includes(words), PATIENCE);
    return this.heard.includes(words);
  }

  /** Until it is so, or the line is cut, or the time is up. Returns when. */
  async waits(isSo: () => boolean, milliseconds: number): Promise<number> {
    const end = performance.now() + milliseconds;
    while (!isSo() && !this.isEnded && performance.now() < end) await pause(5);
    if (isSo()) return Math.min(performance.now(), this.endedAt);
    return this.endedAt;
  }

  cut(): void {
    this.#socket.resetAndDestroy();
  }
}

export const PATIENCE = 10_000; // milliseconds
const MOST_HEARD = 2 * 1024 * 1024; // bytes

export function handshake(target: Target, more: readonly string[] = []): string {
  const head = [
    `GET ${SOCKET_PATH} HTTP/1.1`,
    ...ownHeaders(target),
    'connection: Upgrade',
    'upgrade: websocket',
    'sec-websocket-version: 13',
    'sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==',
    ...more,
  ];
  return `${head.join('\r\n')}\r\n\r\n`;
}

/** The beginning of a request, without the line that ends it. */
export function requestHead(target: Target, method: string, path: string, more: readonly string[] = []): string {
  return `${[`${method} ${path} HTTP/1.1`, ...ownHeaders(target), ...more].join('\r\n')}\r\n`;
}

function ownHeaders({ port, from }: Target): string[] {
  return [`host: 127.0.0.1:${port}`, `origin: http://127.0.0.1:${port}`, `x-forwarded-for: ${from}`];
}
