// PGlite behind a socket, so that tests of the PostgreSQL store run everything down to the wire with nothing installed.
// PGlite has one session: connections take turns, and one that is in a transaction keeps its turn to the end.
import { createServer, type Server, type Socket } from 'node:net';
import { PGlite } from '@electric-sql/pglite';

export interface PgliteServer {
  readonly url: string;
  /** Carries out a file of statements, such as a dump. */
  load(statements: string): Promise<void>;
  /** Takes all tables away. */
  reset(): Promise<void>;
  /** Takes all rows away; the tables stay as they are. */
  empty(): Promise<void>;
  /** The next COMMIT is carried out (or not), and its connection lost before the answer. */
  cutNextCommit(carriedOut: boolean): void;
  /** The next statement with these words is carried out (or not), and its connection lost before the answer. */
  cutNext(words: string, carriedOut: boolean): void;
  /** Loses every connection. */
  cutAll(): void;
  stop(): Promise<void>;
}

interface Cut {
  readonly when: 'before' | 'after';
  isAt(message: Buffer): boolean;
}

const COMMIT = Buffer.from('commit\0');

/** In any order: rows go with the rows they belong to. */
const EMPTY = `do $$
  declare it record;
  begin
    for it in select tablename as name from pg_tables where schemaname = 'public' and tablename <> 'schema_versions' loop
      execute format('delete from %I', it.name);
    end loop;
  end
$$`;

export async function startPglite(): Promise<PgliteServer> {
  const pglite = await PGlite.create();
  const sockets = new Set<Socket>();
  let turn: Promise<unknown> = Promise.resolve();
  let cut: Cut | undefined;
  let connections = 1000; // process ids of their own, unlike that of the one session behind them

  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const mine = turn.then(work);
    turn = mine.catch(() => {});
    return mine;
  };

  async function answer(socket: Socket, unit: Buffer): Promise<string> {
    const when = cut?.isAt(unit.subarray(5)) ? cut.when : undefined;
    if (when === 'before') return lose(socket);
    const reply = Buffer.from(await pglite.execProtocolRaw(unit));
    if (when === 'after') return lose(socket);
    const notifications = messagesIn(reply).filter(({ kind }) => kind === 'A');
    for (const other of sockets) {
      if (other !== socket) for (const { bytes } of notifications) other.write(bytes);
    }
    if (!socket.destroyed) socket.write(reply);
    return statusIn(reply);
  }

  function lose(socket: Socket): string {
    cut = undefined;
    socket.destroy();
    return 'T';
  }

  function serve(socket: Socket): void {
    const units = unitsFrom(socket);
    const processId = ++connections;
    sockets.add(socket);
    socket.on('error', () => {}).on('close', () => sockets.delete(socket));
    void (async () => {
      const start = await units.next();
      if (start.done) return;
      socket.write(asProcess(Buffer.from(await inTurn(() => pglite.execProtocolRaw(start.value))), processId));
      for await (const first of units) {
        await inTurn(async () => {
          let status = await answer(socket, first);
          while (status !== 'I') {
            const next = socket.destroyed ? undefined : await units.next();
            if (next === undefined || next.done) {
              await pglite.exec('rollback');
              break;
            }
            status = await answer(socket, next.value);
          }
        });
      }
    })();
  }

  const server = createServer(serve);
  const port = await listening(server);
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    load: statements => inTurn(async () => void (await pglite.exec(statements))),
    reset: () => inTurn(async () => void (await pglite.exec('drop schema public cascade; create schema public'))),
    empty: () => inTurn(async () => void (await pglite.exec(EMPTY))),
    cutNextCommit: carriedOut => {
      cut = { when: carriedOut ? 'after' : 'before', isAt: message => message.equals(COMMIT) };
    },
    cutNext: (words, carriedOut) => {
      cut = { when: carriedOut ? 'after' : 'before', isAt: message => message.includes(words) };
    },
    cutAll: () => {
      for (const socket of sockets) socket.destroy();
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await inTurn(() => pglite.close());
    },
  };
}

const listening = (server: Server): Promise<number> =>
  new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve(address.port);
    });
  });

/** The start-up message, then messages up to and with each Sync or simple Query. Ends with the connection. */
async function* unitsFrom(socket: Socket): AsyncGenerator<Buffer, void> {
  let bytes: Buffer = Buffer.alloc(0);
  let started = false;
  let done = 0; // bytes of whole messages
  for (;;) {
    const chunk = await nextChunk(socket);
    if (chunk === undefined) return;
    bytes = Buffer.concat([bytes, chunk]);
    if (!started && bytes.length >= 8 && bytes.length >= bytes.readInt32BE(0)) {
      const length = bytes.readInt32BE(0);
      yield bytes.subarray(0, length);
      bytes = bytes.subarray(length);
      started = true;
    }
    while (started && bytes.length >= done + 5 && bytes.length >= done + 1 + bytes.readInt32BE(done + 1)) {
      const kind = String.fromCharCode(bytes[done] ?? 0);
      done += 1 + bytes.readInt32BE(done + 1);
      if (kind === 'X') return;
      if (kind !== 'S' && kind !== 'Q') continue;
      yield bytes.subarray(0, done);
      bytes = bytes.subarray(done);
      done = 0;
    }
  }
}

/** Undefined when the other side has gone, in whatever way. */
async function nextChunk(socket: Socket): Promise<Buffer | undefined> {
  for (;;) {
    const chunk: Buffer | null = socket.read();
    if (chunk !== null) return chunk;
    if (socket.destroyed || socket.readableEnded) return undefined;
    await stirring(socket);
  }
}

const stirring = (socket: Socket): Promise<void> =>
  new Promise(resolve => {
    const stirred = () => {
      for (const event of STIRS) socket.off(event, stirred);
      resolve();
    };
    for (const event of STIRS) socket.on(event, stirred);
  });

const STIRS = ['readable', 'end', 'close'] as const;

function messagesIn(reply: Buffer): { readonly kind: string; readonly bytes: Buffer }[] {
  const messages = [];
  for (let at = 0; at < reply.length; ) {
    const end = at + 1 + reply.readInt32BE(at + 1);
    messages.push({ kind: String.fromCharCode(reply[at] ?? 0), bytes: reply.subarray(at, end) });
    at = end;
  }
  return messages;
}

/** ReadyForQuery says whether the session is idle, in a transaction, or in a failed one. */
function statusIn(reply: Buffer): string {
  const ready = messagesIn(reply).findLast(({ kind }) => kind === 'Z');
  return String.fromCharCode(ready?.bytes[5] ?? 0);
}

function asProcess(reply: Buffer, processId: number): Buffer {
  messagesIn(reply)
    .find(({ kind }) => kind === 'K')
    ?.bytes.writeInt32BE(processId, 5);
  return reply;
}
