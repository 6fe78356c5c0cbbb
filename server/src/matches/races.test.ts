// Two nodes serve the same tables. Every command has one winner, and histories never diverge.
import { setImmediate as nextTick } from 'node:timers/promises';
import { below, canonicalJson, pick, type Random, randomFrom } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { Disk, type MemoryStore, memoryStore } from '../../testing/memoryStore.ts';
import { waiting } from '../../testing/play/playOn.ts';
import { startedTable } from '../../testing/play/table.ts';
import { choicesOf, choose, newCommand, openTestNode } from '../../testing/play/testNode.ts';
import type { Answer } from './command.ts';
import type { LiveMatch } from './liveMatch.ts';
import { load } from './loading.ts';

const COMMANDS = 2_000;

/** A node with slow commits. */
function node(disk: Disk, random: Random, isNotified: boolean): MemoryStore {
  const store = memoryStore(disk, {
    async beforeCommit() {
      for (let ticks = below(random, 4); ticks > 0; ticks--) await nextTick();
    },
  });
  return isNotified ? store : { ...store, listen: () => () => {} };
}

test.each([
  { game: 'cashnguns', people: 6, isNotified: true },
  { game: 'corleone', people: 4, isNotified: true },
  { game: 'cashnguns', people: 6, isNotified: false },
])('$game raced at two nodes, with notifications: $isNotified', async ({ game, people, isNotified }) => {
  const random = randomFrom(11);
  const disk = new Disk();
  const stores = [node(disk, random, isNotified), node(disk, random, isNotified)] as const;
  const nodes = stores.map(store => openTestNode(store));
  let sent = 0;
  for (let seed = 1; sent < COMMANDS; seed++) {
    const first = await startedTable(stores[0], nodes[0]!.matches, { game, people, seed });
    const second = (await nodes[1]!.matches.open(first.match.id))!;
    const acknowledged = new Map<string, number>();
    while (first.playing !== undefined && sent < COMMANDS) {
      const races = waiting(first).map(seat => race([first, second], seat, random, acknowledged));
      sent += 2 * (await Promise.all(races)).length;
      await Promise.all([first.refresh(), second.refresh()]);
    }
    await sameStory(disk, [first, second], acknowledged);
  }
  for (const { faults } of nodes) expect(faults).toEqual([]);
});

/** Two answers of one seat, one at each node; or the same one, sent to both. */
async function race(
  nodes: readonly LiveMatch[],
  seat: number,
  random: Random,
  acknowledged: Map<string, number>,
): Promise<void> {
  const isSame = below(random, 3) === 0;
  const choices = choicesOf(nodes[0]!, seat);
  const decision = nodes[0]!.state.progress!.decisions[seat]!;
  const shared = { command: newCommand(), text: pick(random, choices) };
  const commands = nodes.map(() => (isSame ? shared : { command: newCommand(), text: pick(random, choices) }));
  const answers = await Promise.all(
    nodes.map((live, at) => choose(live, seat, commands[at]!.text, { command: commands[at]!.command, decision })),
  );
  const winners = answers.filter(({ ok }) => ok).length;
  if (winners !== (isSame ? 2 : 1)) throw new Error(`${winners} winners: ${JSON.stringify(answers)}`);
  const late = nodes[0]!.playing === undefined ? 'notPlaying' : 'stale';
  if (!answers.every((answer: Answer) => answer.ok || answer.code === late))
    throw new Error(`Refused: ${JSON.stringify(answers)}`);
  for (const [at, { ok }] of answers.entries()) if (ok) acknowledged.set(commands[at]!.command, decision);
}

async function sameStory(disk: Disk, nodes: readonly LiveMatch[], acknowledged: Map<string, number>): Promise<void> {
  const [first, second] = nodes.map(({ state }) => state);
  const { id } = first!.match;
  const store = memoryStore(disk);
  const rows = await store.rowsOf(id);
  expect(rows.map(({ number }) => number)).toEqual(rows.map((_, at) => at + 1));
  expect(new Map(rows.map(({ command, decision }) => [command, decision]))).toEqual(acknowledged);
  const { rules } = first!.progress!;
  const stored = load(rules, { match: (await store.matchById(id))!, rows, snapshot: (await store.snapshotOf(id))! });
  for (const { progress, match } of [first!, second!]) {
    expect(canonicalJson(progress!.state)).toBe(canonicalJson(stored.state));
    expect(progress!.versions).toEqual(stored.versions);
    expect(match).toEqual(await store.matchById(id));
  }
}
