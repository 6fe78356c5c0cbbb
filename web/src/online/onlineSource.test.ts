// A table over a line that cuts, doubles, delays and loses.
import type { Refused } from '@omerta/protocol';
import type { Answered, Connection, TableListener } from '@omerta/table/table/source.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MATCH, TestClock, TestServer } from '../../testing/handServer.ts';
import type { WallClock } from '../net/wallClock.ts';
import { onlineSource } from './onlineSource.ts';

function listening(server: TestServer, clock: WallClock, chance = 0.5) {
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
  const source = onlineSource({ match: MATCH }, server, clock, () => chance);
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

test('pages whose lines were cut at once do not all come back at once', () => {
  const retries = [0, 0.25, 1].map(chance => {
    const server = new TestServer();
    const { connections } = listening(server, new TestClock(), chance);
    server.deliverAll();
    server.cut();
    return connections.at(-1);
  });
  expect(retries).toEqual([500, 750, 1_500].map(retryAt => ({ kind: 'lost', attempt: 1, retryAt })));
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

test('a table that was closed stays closed when the page is shown again', () => {
  const server = new TestServer();
  const clock = new TestClock();
  const { source, closed } = listening(server, clock);
  const [watch] = server.asked.splice(0);
  (watch!.answered as (reply: Refused) => void)({ ok: false, code: 'noSuchMatch' });
  source.retryNow?.();
  source.comeBack?.();
  source.renew();
  clock.pass(60_000);
  expect([server.isOpen, server.asked, closed]).toEqual([false, [], ['noSuchMatch']]);
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

test.each<[string, (server: TestServer, talking: ReturnType<typeof listening>) => void]>([
  ['the line is cut', server => server.cut()],
  ['the seat is opened elsewhere', server => server.listener?.served('stepAside', { match: MATCH })],
  ['the account changes', (_, { source }) => source.renew()],
  ['the table is closed', server => server.listener?.served('closed', { match: MATCH })],
  ['the page is left', (_, { stop }) => stop()],
])('what was said and not answered when %s was not heard', async (_, happen) => {
  const server = new TestServer();
  const talking = listening(server, new TestClock());
  server.deliverAll();
  const said = talking.source.chat?.say('Ciao');
  happen(server, talking);
  expect(await said).toEqual({ ok: false, code: 'notWatching' });
});

test('messages of other tables are not for this one', () => {
  const server = new TestServer();
  const { frames } = listening(server, new TestClock());
  server.deliverAll();
  server.listener?.served('frame', { ...server.frame, match: 'b'.repeat(16), version: 9 });
  expect(frames).toEqual([1]);
});

test('a missing offer is still missing after it was sent', () => {
  const server = new TestServer();
  const told: object[] = [];
  const { source, stop } = listening(server, new TestClock());
  stop();
  source.listen({ ...QUIET, frame: ({ events }) => told.push(...events) });
  server.deliverAll();
  const revealed = { kind: 'offersRevealed', seat: 0, offers: [undefined, '$3'], best: '$3' };
  const frame = { ...server.frame, version: 2, since: 1, events: [revealed] };
  server.listener?.served('frame', JSON.parse(JSON.stringify(frame)) as typeof frame);
  expect(told).toStrictEqual([revealed]);
});

const QUIET: TableListener = {
  frame: () => {},
  info: () => {},
  line: () => {},
  connection: () => {},
  aside: () => {},
  closed: () => {},
};

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
