// A server may die at any moment. What it acknowledged is stored once; what it did not may be resent.
import { setImmediate as nextTick } from 'node:timers/promises';
import { below, pick, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { Disk, type Fate, memoryStore } from '../../testing/memoryStore.ts';
import { waiting } from '../../testing/play/playOn.ts';
import { person, startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, newCommand, openTestNode } from '../../testing/play/testNode.ts';
import type { Store } from '../store/store.ts';
import type { Commit } from './groupCommits.ts';

interface Sent {
  readonly seat: number;
  readonly decision: number;
  readonly command: string;
  readonly text: string;
}

/** A game on a server that dies again and again. Reports what became of acknowledged commands. */
async function dieOften(seed: number, deaths: number, commitOf?: (store: Store) => Commit) {
  const random = randomFrom(seed);
  const disk = new Disk();
  const first = memoryStore(disk);
  const { id } = (await startedTable(first, openTestNode(first).matches, { game: 'cashnguns', people: 5, seed })).match;
  const acknowledged: string[] = [];
  const lost: string[] = [];
  let unanswered: Sent[] = [];
  for (let death = 0; death < deaths; death++) {
    const store = memoryStore(disk, {
      async beforeCommit() {
        for (let ticks = below(random, 6); ticks > 0; ticks--) await nextTick();
      },
    });
    const server = openTestNode(store, commitOf === undefined ? {} : { commit: commitOf(store) });
    const live = (await server.matches.open(id))!;
    const send = ({ seat, text, ...sent }: Sent) =>
      choose(live, seat, text, sent).then(answer => {
        if (answer.ok) acknowledged.push(sent.command);
        unanswered = unanswered.filter(({ command }) => command !== sent.command);
      });
    for (const sent of unanswered) void send(sent);
    for (let ticks = 0; ticks < 4; ticks++) await nextTick();
    for (const seat of waiting(live)) {
      if (below(random, 2) === 0) continue;
      const decision = live.state.progress!.decisions[seat]!;
      const sent = { seat, decision, command: newCommand(), text: pick(random, choicesOf(live, seat)) };
      unanswered.push(sent);
      void send(sent);
    }
    for (let ticks = below(random, 12); ticks > 0; ticks--) await nextTick();
    store.crash();
    server.matches.stop();
    const stored = new Set((await memoryStore(disk).rowsOf(id)).map(({ command }) => command));
    lost.push(...acknowledged.filter(command => !stored.has(command)));
  }
  const rows = await memoryStore(disk).rowsOf(id);
  return { acknowledged: acknowledged.length, lost: new Set(lost).size, rows };
}

test('200 deaths: nothing acknowledged is lost, nothing is stored twice', async () => {
  let acknowledged = 0;
  for (const seed of [1, 2, 3, 4]) {
    const result = await dieOften(seed, 50);
    expect(result.lost).toBe(0);
    expect(new Set(result.rows.map(({ command }) => command)).size).toBe(result.rows.length);
    expect(result.rows.map(({ number }) => number)).toEqual(result.rows.map((_, at) => at + 1));
    acknowledged += result.acknowledged;
  }
  expect(acknowledged).toBeGreaterThan(100);
});

test('a server that acknowledges before it commits is detected', async () => {
  const tooEarly =
    (store: Store): Commit =>
    async append => {
      void store.append([append]);
      return 'done';
    };
  expect((await dieOften(1, 50, tooEarly)).lost).toBeGreaterThan(0);
});

test('a server that forgets the commands it knows is corrected by the store', async () => {
  const disk = new Disk();
  const { matches } = openTestNode(memoryStore(disk));
  const live = await startedTable(memoryStore(disk), matches, { game: 'cashnguns', people: 4 });
  const command = newCommand();
  const [text] = choicesOf(live, 0);
  expect(await choose(live, 0, text!, { command })).toEqual({ ok: true, decision: 1 });
  const other = openTestNode(memoryStore(disk)); // another node, which was not notified
  const there = (await other.matches.open(live.match.id))!;
  expect(await choose(there, 0, text!, { command, decision: 0 })).toEqual({ ok: true, decision: 1 });
  expect(await memoryStore(disk).rowsOf(live.match.id)).toHaveLength(1);
});

test('a commit with an unknown outcome is looked up', async () => {
  const random = randomFrom(5);
  const disk = new Disk();
  const fate = (): Fate => pick(random, ['done', 'unconfirmed', 'lost'] as const);
  const store = memoryStore(disk, { fate });
  const { matches } = openTestNode(store);
  const live = await startedTable(store, matches, { game: 'cashnguns', people: 4 });
  const answers = { ok: 0, busy: 0 };
  while (live.playing !== undefined && answers.ok < 60) {
    const [seat] = waiting(live);
    const decision = live.state.progress!.decisions[seat!]!;
    const sent = { command: newCommand(), decision };
    const text = choicesOf(live, seat!)[0]!;
    for (;;) {
      const answer = await choose(live, seat!, text, sent);
      if (answer.ok) break;
      expect(answer.code).toBe('busy'); // the outcome is unknown: resend the same command
      answers.busy++;
    }
    answers.ok++;
    const rows = await memoryStore(disk).rowsOf(live.match.id);
    expect(rows.filter(({ command }) => command === sent.command)).toHaveLength(1);
    expect(rows.at(-1)).toMatchObject({ seat, decision, text });
  }
  expect(answers.busy).toBeGreaterThan(0);
  expect(answers.ok).toBeGreaterThan(40);
});

test('on disk, then acknowledged, then published', async () => {
  const disk = new Disk();
  const commits: (() => void)[] = [];
  const store = memoryStore(disk, { beforeCommit: () => new Promise<void>(resolve => commits.push(resolve)) });
  const { matches } = openTestNode(store);
  const live = await startedTable(store, matches, { game: 'cashnguns', people: 4 });
  const happened: string[] = [];
  live.watch({ person: undefined, send: kind => void happened.push(kind) });
  const command = { kind: 'choice', decision: 0, command: newCommand(), text: choicesOf(live, 0)[0]! } as const;
  const done = live.submit({ ...command, from: { person: person(0).id } }, ({ ok }) => happened.push(`answer ${ok}`));
  for (let ticks = 0; ticks < 10; ticks++) await nextTick();
  expect([happened, live.playing!.progress.number]).toEqual([[], 0]);
  commits[0]!();
  await done;
  expect(happened).toEqual(['answer true', 'frame']);
});
