// A connection to a server as bytes: over the loopback, or within this process.
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, Socket } from 'node:net';
import { type Duplex, duplexPair } from 'node:stream';

export class RawConnection {
  readonly #stream: Duplex;
  #unread: Buffer = Buffer.alloc(0);
  #isEnded = false;
  #wake: () => void = () => {};

  constructor(stream: Duplex) {
    this.#stream = stream;
    stream.on('data', (part: Buffer) => {
      this.#unread = this.#unread.length === 0 ? part : Buffer.concat([this.#unread, part]);
      this.#wake();
    });
    for (const end of ['end', 'close', 'error']) stream.on(end, () => this.#end());
  }

  get isEnded(): boolean {
    return this.#isEnded;
  }

  write(bytes: Buffer): void {
    if (!this.#isEnded && this.#stream.writable) this.#stream.write(bytes);
  }

  /** Calls `read` with more and more bytes until it returns a value; undefined where the connection ends before. */
  async until<T>(read: (bytes: Buffer) => { readonly value: T; readonly length: number } | undefined) {
    for (;;) {
      const found = read(this.#unread);
      if (found !== undefined) {
        this.#unread = this.#unread.subarray(found.length);
        return found.value;
      }
      if (this.#isEnded) return undefined;
      await new Promise<void>(resolve => {
        this.#wake = resolve;
      });
    }
  }

  /** Sends no more, and keeps reading. */
  end(): void {
    if (!this.#isEnded) this.#stream.end();
  }

  /** Resets the connection, so that the port is free at once. */
  reset(): void {
    if (this.#stream instanceof Socket) this.#stream.resetAndDestroy();
    else this.#stream.destroy();
    this.#end();
  }

  close(): void {
    this.#stream.destroy();
    this.#end();
  }

  #end(): void {
    this.#isEnded = true;
    this.#wake();
  }
}

/** Handed to the server as if it came over the network. */
export function connectWithin(server: Server): RawConnection {
  const [ours, theirs] = duplexPair();
  ours.once('close', () => theirs.destroy());
  server.emit('connection', Object.assign(theirs, { remoteAddress: '127.0.0.1', setTimeout: () => theirs }));
  return new RawConnection(ours);
}

/** From one of many local addresses, so that the ports do not run out. */
export function connectOverLoopback(server: Server, from = 0): Promise<RawConnection> {
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return connectTo(port, from);
}

export async function connectTo(port: number, from = 0): Promise<RawConnection> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true, localAddress: `127.0.0.${1 + (from % 250)}` });
  const connection = new RawConnection(socket);
  await once(socket, 'connect');
  return connection;
}
