import type { ServerResponse } from 'node:http';
import type { Clock, Faults } from '../matches/serverContext.ts';
import { sessionOf, type Visitor } from '../people/visitor.ts';

const HEARTBEAT = 20_000;
const MOST_BUFFERED = 1024 * 1024;
const PATIENCE = 2_000; // for whoever is still reading when the stream ends
const CHECK_EVERY = 5 * 60_000;

export interface StreamsParts {
  readonly clock: Clock;
  readonly faults: Faults;
  /** Whether the visitor's session has not ended: asked when a stream begins, and from time to time. */
  isSessionValid(visitor: Visitor): Promise<boolean>;
  readonly patience?: number;
}

/** One open event stream. */
export interface Stream {
  send(kind: string, id: number | undefined, data: unknown): void;
  end(): void;
}

/** Every open event stream, so that they end with the session they were opened in, and with the server. */
export class Streams {
  readonly #open = new Map<Stream, Visitor>();
  readonly #parts: StreamsParts;

  constructor(parts: StreamsParts) {
    this.#parts = parts;
  }

  get size(): number {
    return this.#open.size;
  }

  /** Begins a stream. `onEnd` is called once, whoever ends it. */
  begin(response: ServerResponse, visitor: Visitor, onEnd: () => void): Stream {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no', // a proxy that gathers would hold the frames back
    });
    response.write(': hello\n\n');
    let stopChecking = () => {};
    const heartbeat = setInterval(() => response.write(': still here\n\n'), HEARTBEAT);
    const over = () => {
      clearInterval(heartbeat);
      stopChecking();
      if (this.#open.delete(stream)) onEnd();
    };
    const stream: Stream = {
      send: (kind, id, data) => {
        if (!this.#open.has(stream)) return; // writing behind the end is a fault that nobody catches
        const line = id === undefined ? '' : `id: ${id}\n`;
        response.write(`event: ${kind}\n${line}data: ${JSON.stringify(data)}\n\n`);
        if (response.writableLength > MOST_BUFFERED) response.destroy(); // nobody reads
      },
      end: () => {
        if (!this.#open.has(stream)) return;
        over();
        response.end();
        const impatience = setTimeout(() => response.destroy(), this.#parts.patience ?? PATIENCE);
        response.once('close', () => clearTimeout(impatience));
      },
    };
    response.once('close', over);
    this.#open.set(stream, visitor);
    stopChecking = this.#keepChecking(stream, visitor);
    return stream;
  }

  endSession(session: string): void {
    this.#endWhere(visitor => sessionOf(visitor) === session);
  }

  endSessionsOf(person: string): void {
    this.#endWhere(visitor => visitor.person.id === person);
  }

  endAll(): void {
    this.#endWhere(() => true);
  }

  /** At once, for the session may have ended before there was a stream to end; and again: some end at another node. */
  #keepChecking(stream: Stream, visitor: Visitor): () => void {
    const { clock, faults, isSessionValid } = this.#parts;
    let cancel = () => {};
    const check = async () => {
      try {
        if (!(await isSessionValid(visitor))) stream.end();
      } catch (error) {
        faults.report('A session could not be checked', {}, error);
      }
      if (this.#open.has(stream)) cancel = clock.after(CHECK_EVERY, () => void check());
    };
    void check();
    return () => cancel();
  }

  #endWhere(isOver: (visitor: Visitor) => boolean): void {
    for (const [stream, visitor] of this.#open) if (isOver(visitor)) stream.end();
  }
}
