// The connection of an offender: sends anything, never answers a close frame, and records when it is cut.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { OPCODE, writeFrame } from '../load/webSocketFrames.ts';
import { SOCKET_PATH } from '../wire/socketConnection.ts';
import type { Target } from './offender.ts';

export class OffenderConnection {
  received = '';
  endedAt = Number.POSITIVE_INFINITY;
  readonly #socket: Socket;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('data', (bytes: Buffer) => {
      this.received = `${this.received}${bytes.toString('latin1')}`.slice(-MOST_RECEIVED);
    });
    for (const end of ['end', 'close', 'error']) {
      socket.on(end, () => {
        this.endedAt = Math.min(this.endedAt, performance.now());
      });
    }
  }

  static async open({ port }: Target): Promise<OffenderConnection> {
    const socket = connect({ host: '127.0.0.1', port, noDelay: true });
    const connection = new OffenderConnection(socket);
    await once(socket, 'connect');
    return connection;
  }

  /** With a web socket, and joined to socket.io where `enters`. */
  static async upgraded(target: Target, enters: boolean): Promise<OffenderConnection> {
    const connection = await OffenderConnection.open(target);
    connection.write(handshake(target));
    if (!(await connection.receives('"sid"'))) throw new Error(`refused: ${connection.received.slice(0, 200)}`);
    if (enters) connection.sendText('40');
    if (enters && !(await connection.receives('40{"sid"')))
      throw new Error(`refused: ${connection.received.slice(-200)}`);
    return connection;
  }

  get isEnded(): boolean {
    return this.endedAt !== Number.POSITIVE_INFINITY;
  }

  /** Of the first answer on the connection; 0 before it. */
  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.received)?.[1] ?? 0);
  }

  write(bytes: Buffer | string): void {
    if (this.#socket.writable) this.#socket.write(bytes);
  }

  sendText(text: string): void {
    this.write(writeFrame({ opcode: OPCODE.text, payload: Buffer.from(text) }, true));
  }

  /** False where it does not come within some seconds. */
  async receives(words: string): Promise<boolean> {
    await this.waitUntil(() => this.received.includes(words), PATIENCE);
    return this.received.includes(words);
  }

  /** Waits until `isSo`, or the connection is cut, or the time is up. Returns when. */
  async waitUntil(isSo: () => boolean, milliseconds: number): Promise<number> {
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
const MOST_RECEIVED = 2 * 1024 * 1024; // bytes

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

/** The head of a request, without the empty line that ends it. */
export function requestHead(target: Target, method: string, path: string, more: readonly string[] = []): string {
  return `${[`${method} ${path} HTTP/1.1`, ...ownHeaders(target), ...more].join('\r\n')}\r\n`;
}

function ownHeaders({ port, from }: Target): string[] {
  return [`host: 127.0.0.1:${port}`, `origin: http://127.0.0.1:${port}`, `x-forwarded-for: ${from}`];
}
