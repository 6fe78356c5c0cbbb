// A table over a line that cuts, doubles, delays and loses.
import type { ClientMessage, ClientMessageKind, Frame, Refused, Reply, TableInfo } from '@omerta/protocol';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Line, LineListener } from '../net/socketLine.ts';
import type { WallClock } from '../net/wallClock.ts';
import { onlineSource } from './onlineSource.ts';
import type { Answered, Connection, TableListener } from './source.ts';

const MATCH = 'aaaaaaaaaaaaaaaa';

/** Time that passes when it is told to. */
class TestClock implements WallClock {
  time = 0;
  #calls: { at: number; call: () => void }[] = [];
  now = () => this.time;
  after = (milliseconds: number, call: () => void) => {
    const entry = { at: this.time + milliseconds, call };
    this.#calls.push(entry);
    return () => {
      this.#calls = this.#calls.filter(each => each !== entry);
    };
  };
  pass(milliseconds: number): void {
    const end = this.time + milliseconds;
    for (;;) {
      const next = this.#calls.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      this.#calls = this.#calls.filter(each => each !== next);
      this.time = next.at;
      next.call();
    }
    this.time = end;
  }
}

type Asked = { kind: ClientMessageKind; message: never; answered: (reply: never) => void };

/** A server for one seat, and the line to it. Messages and answers travel when the test says so. */
class TestServer implements Line {
  isUp = true;
  isOpen = false;
  listener: LineListener | undefined;
  readonly kept: string[] = []; // texts, in their order
  readonly lines: string[] = [];
  readonly asked: Asked[] = []; // on their way
  readonly since: (number | undefined)[] = [];
  busy = 0; // so many commands are answered with busy
  #commands = new Map<string, number>();
  #epoch = 0;

  listen(listener: LineListener): void {
    this.listener = listener;
  }
  open(): void {
    if (!this.isUp) {
      this.listener?.cut();
      return;
    }
    this.isOpen = true;
    this.#epoch++;
    this.listener?.opened();
  }
  shut(): void {
    this.isOpen = false;
    this.asked.length = 0;
  }
  ask<K extends ClientMessageKind>(kind: K, message: ClientMessage<K>, answered: (reply: Reply<K>) => void): void {
    if (!this.isOpen) throw new Error('Nobody may ask on a line that is not open');
    const epoch = this.#epoch;
    const guarded = (reply: Reply<K>) => {
      if (this.isOpen && this.#epoch === epoch) answered(reply);
    };
    this.asked.push({ kind, message: message as never, answered: guarded as never });
  }

  /** The oldest message arrives and is answered, so many times. */
  deliver(times = 1): void {
    const next = this.asked.shift();
    if (next === undefined) return;
    const reply = this.#replyTo(next) as never;
    for (let time = 0; time < times; time++) next.answered(reply);
  }
  deliverAll(): void {
    while (this.asked.length > 0) this.deliver();
  }
  /** It arrives and is kept, but the line breaks before the answer. */
  deliverAndCut(): void {
    const next = this.asked.shift();
    if (next !== undefined) this.#replyTo(next);
    this.cut();
  }
  cut(): void {
    if (!this.isOpen) return;
    this.shut();
    this.listener?.cut();
  }
  get frame(): Frame {
    const version = this.kept.length + 1;
    const question = { prompt: { kind: 'turn' }, decision: this.kept.length, isChange: false, mayUndo: false };
    const rest = { match: MATCH, view: {}, waiting: [0], clocks: [], over: false, undone: 0, events: [] };
    return { ...rest, viewer: 0, version, since: version - 1, question };
  }

  #replyTo({ kind, message }: Asked): unknown {
    if (kind === 'watch') return this.#watch(message);
    if (kind === 'command') return this.#command(message);
    if (kind === 'chat') return { ok: true, lines: [] };
    if (kind === 'log') return { ok: true, version: this.frame.version, events: [] };
    if (kind === 'say') return this.lines.push((message as ClientMessage<'say'>).text) && { ok: true };
    return { ok: true };
  }
  #watch({ since }: ClientMessage<'watch'>): Reply<'watch'> {
    this.since.push(since);
    const { since: _, ...frame } = this.frame;
    return { ok: true, table: INFO, frame: since === undefined ? frame : { ...frame, since } };
  }
  #command({ decision, command, text }: ClientMessage<'command'>): Reply<'command'> {
    if (this.busy > 0) {
      this.busy--;
      return { ok: false, code: 'busy' };
    }
    const known = this.#commands.get(command);
    if (known !== undefined) return { ok: true, decision: known };
    if (decision !== this.kept.length) return { ok: false, code: 'stale' };
    this.kept.push(text);
    this.#commands.set(command, this.kept.length);
    return { ok: true, decision: this.kept.length };
  }
}

const INFO = { match: MATCH, you: { viewer: 0, isHost: true, isScreen: false } } as TableInfo; // no test looks at the rest

function listening(server: TestServer, clock: WallClock) {
  const frames: number[] = [];
  const connections: Connection[] = [];
  const asides: boolean[] = [];
  const closed: string[] = [];
  const listener: TableListener = {
    frame: frame => frames.push(frame.version),
    info: () => {},
    line: () => {},
    connection: connection => connections.push(connection),
    aside: isAside => asides.push(isAside),
    closed: code => closed.push(code),
  };
  const source = onlineSource({ match: MATCH }, server, clock);
  const stop = source.listen(listener);
  return { source, frames, connections, asides, closed, stop };
}

const settled = async () => {
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
};

test('looks on again from where it was', () => {
  const server = new TestServer();
  const clock = new TestClock();
  const { frames, connections } = listening(server, clock);
  server.deliverAll();
  server.kept.push('theirs', 'theirs');
  server.cut();
  expect(connections.at(-1)).toEqual({ kind: 'lost', attempt: 1, retryAt: 1_000 });
  clock.pass(1_000);
  server.deliverAll();
  expect(server.since).toEqual([undefined, 1]);
  expect(frames).toEqual([1, 3]);
  expect(connections.at(-1)).toEqual({ kind: 'live' });
});

test('tries again after 1, 2, 4, 8 and 8 seconds, and at once when asked to', () => {
  const server = new TestServer();
  const clock = new TestClock();
  const { source, connections } = listening(server, clock);
  server.deliverAll();
  server.isUp = false;
  server.cut();
  clock.pass(15_000 + 8_000 - 1);
  const lost = connections.flatMap(connection => (connection.kind === 'lost' ? [connection.retryAt] : []));
  expect(lost).toEqual([1_000, 3_000, 7_000, 15_000, 23_000]);
  server.isUp = true;
  source.retryNow();
  server.deliverAll();
  expect(connections.at(-1)).toEqual({ kind: 'live' });
});

test('where too many lines are open it is patient from the first try on', () => {
  const server = new TestServer();
  const { connections } = listening(server, new TestClock());
  server.listener?.cut('tooMany');
  expect(connections.at(-1)).toEqual({ kind: 'lost', attempt: 4, retryAt: 8_000 });
});

test('a move whose answer was lost is sent again and counts once', async () => {
  const server = new TestServer();
  const clock = new TestClock();
  const { source } = listening(server, clock);
  server.deliverAll();
  const answered = source.answer(0, 'thug:bar');
  server.deliverAndCut();
  clock.pass(1_000);
  server.deliverAll();
  expect(await answered).toMatchObject({ ok: true });
  expect(server.kept).toEqual(['thug:bar']);
});

test('a busy server is asked again with the same command', async () => {
  const server = new TestServer();
  const clock = new TestClock();
  const { source } = listening(server, clock);
  server.deliverAll();
  server.busy = 3;
  const answered = source.answer(0, 'thug:bar');
  for (const pause of [0, 1_000, 2_000, 4_000]) {
    clock.pass(pause);
    server.deliverAll();
  }
  expect(await answered).toMatchObject({ ok: true });
  expect(server.kept).toEqual(['thug:bar']);
});

test('a refusal is the answer', async () => {
  const server = new TestServer();
  const { source } = listening(server, new TestClock());
  server.deliverAll();
  const answered = source.answer(7, 'thug:bar');
  server.deliverAll();
  expect(await answered).toEqual({ ok: false, code: 'stale' });
});

test('a frame that does not follow makes it ask for what is missing', () => {
  const server = new TestServer();
  const { frames } = listening(server, new TestClock());
  server.deliverAll();
  server.kept.push('one', 'two');
  server.listener?.served('frame', server.frame); // the one between was lost
  server.deliverAll();
  server.listener?.served('frame', server.frame); // and comes again
  expect(server.since).toEqual([undefined, 1]);
  expect(frames).toEqual([1, 3]);
});

test('a page that stepped aside stays aside until it is asked back', () => {
  const server = new TestServer();
  const clock = new TestClock();
  const { source, asides } = listening(server, clock);
  server.deliverAll();
  server.listener?.served('stepAside', { match: MATCH });
  server.cut();
  clock.pass(60_000);
  expect(server.isOpen).toBe(false);
  source.comeBack();
  server.deliverAll();
  expect(asides).toEqual([false, true, false, false]);
  expect(server.isOpen).toBe(true);
});

test('where it may not look on it says so and hangs up', () => {
  const server = new TestServer();
  const { closed } = listening(server, new TestClock());
  const [watch] = server.asked.splice(0);
  (watch!.answered as (reply: Refused) => void)({ ok: false, code: 'noSuchMatch' });
  expect(closed).toEqual(['noSuchMatch']);
  expect(server.isOpen).toBe(false);
});

test('what is said is never said twice', async () => {
  const server = new TestServer();
  const clock = new TestClock();
  const { source } = listening(server, clock);
  server.deliverAll();
  void source.chat?.say('Ciao');
  server.deliverAndCut();
  clock.pass(1_000);
  server.deliverAll();
  expect(server.lines).toEqual(['Ciao']);
  server.cut();
  expect(await source.chat?.say('Ciao?')).toEqual({ ok: false, code: 'notWatching' });
});

test('messages of other tables are not for this one', () => {
  const server = new TestServer();
  const { frames } = listening(server, new TestClock());
  server.deliverAll();
  server.listener?.served('frame', { ...server.frame, match: 'b'.repeat(16), version: 9 });
  expect(frames).toEqual([1]);
});

const faults = fc.array(
  fc.constantFrom('deliver', 'double', 'cut', 'deliverAndCut', 'down', 'up', 'busy', 'wait') as fc.Arbitrary<Fault>,
  { maxLength: 60 },
);
type Fault = 'deliver' | 'double' | 'cut' | 'deliverAndCut' | 'down' | 'up' | 'busy' | 'wait';

test('whatever the line does, every confirmed move counts exactly once, in its order', async () => {
  await fc.assert(
    fc.asyncProperty(faults, async sequence => {
      const server = new TestServer();
      const clock = new TestClock();
      const { source, stop } = listening(server, clock);
      const happen: { readonly [F in Fault]: () => void } = {
        deliver: () => server.deliver(),
        double: () => server.deliver(2),
        cut: () => server.cut(),
        deliverAndCut: () => server.deliverAndCut(),
        down: () => {
          server.isUp = false;
          server.cut();
        },
        up: () => {
          server.isUp = true;
        },
        busy: () => {
          server.busy++;
        },
        wait: () => clock.pass(1_500),
      };
      const confirmed: string[] = [];
      let pending: Promise<Answered> | undefined;
      let moves = 0;
      const send = () => {
        const text = `move ${moves}`;
        const sent = source.answer(moves, text);
        moves++;
        pending = sent;
        void sent.then(answered => {
          if (answered.ok) confirmed.push(text);
          if (pending === sent) pending = undefined;
        });
      };
      for (const fault of sequence) {
        if (pending === undefined) send();
        happen[fault]();
        await settled();
      }
      server.isUp = true;
      server.busy = 0;
      for (let round = 0; round < 6; round++) {
        clock.pass(8_000);
        server.deliverAll();
        await settled();
      }
      expect(confirmed).toEqual(Array.from({ length: moves }, (_, at) => `move ${at}`));
      expect(server.kept).toEqual(confirmed);
      stop();
    }),
    { numRuns: 300, seed: 7 },
  );
});
