import { expect, test } from 'vitest';
import type { AppendResult, ChoiceRow, Store } from '../../src/store/store.ts';
import { aMatch, anAppend, aRow } from './samples.ts';
import type { Tested } from './storeContract.ts';

export function racesContract(tested: Tested): void {
  const started = async () => {
    const match = aMatch();
    expect(await tested.store.addMatch(match)).toBe(true);
    return match.id;
  };

  test('exactly one of two writers with the same number', async () => {
    const nodes = [tested.store, await tested.another()];
    const id = await started();
    for (let number = 1; number <= 25; number += 1) {
      const rows = nodes.map(() => aRow(id, number));
      const results = await Promise.all(rows.map((row, at) => one(nodes[at], row)));
      expect([...results].sort()).toEqual(['done', 'taken']);
      expect(await tested.store.rowsOf(id, number - 1)).toEqual([rows[results.indexOf('done')]]);
    }
  });

  test('the same command from two nodes once', async () => {
    const nodes = [tested.store, await tested.another()];
    const id = await started();
    for (let number = 1; number <= 25; number += 1) {
      const row = aRow(id, number);
      const results = await Promise.all(nodes.map(node => one(node, row)));
      expect(results).toContainEqual('done');
      expect(results).toContainEqual({ duplicate: number });
    }
    expect(await tested.store.rowsOf(id)).toHaveLength(25);
  });

  test('1,000 commands, thrown at it in random batches, each once and in order', async () => {
    await raceCommands([tested.store, await tested.another()], 1000);
  });
}

/** Every command comes over every node, in another order each time. */
export async function raceCommands(nodes: readonly Store[], count: number): Promise<void> {
  const [store] = nodes;
  if (store === undefined) throw new Error('A race needs a node.');
  const matches = Array.from({ length: 8 }, () => aMatch());
  for (const match of matches) expect(await store.addMatch(match)).toBe(true);
  const commands = Array.from({ length: count }, (_, at) => ({ match: matches[at % 8]?.id ?? '', command: `c${at}` }));
  const told = new Map<string, number>();
  await Promise.all(nodes.map(node => throwAt(node, [...commands].sort(shuffled), told)));
  expect(told.size).toBe(count);
  for (const { id } of matches) {
    const rows = await store.rowsOf(id);
    expect(rows.map(({ number }) => number)).toEqual(Array.from({ length: count / 8 }, (_, at) => at + 1));
    expect(new Set(rows.map(({ command }) => command)).size).toBe(count / 8);
    expect(rows.filter(row => told.get(row.command) !== row.number)).toEqual([]);
    expect(await store.snapshotOf(id)).toMatchObject({ number: count / 8, state: { after: count / 8 } });
  }
}

const one = async (node: Store | undefined, row: ChoiceRow) => (await node?.append([anAppend(row)]))?.[0];

const shuffled = () => Math.random() - 0.5;

/** Plays the part of a node: it batches what is waiting, reloads where it lost, and tries again. */
async function throwAt(
  node: Store,
  waiting: { match: string; command: string }[],
  told: Map<string, number>,
): Promise<void> {
  const last = new Map<string, number>();
  while (waiting.length > 0) {
    const batch = waiting.splice(0, 1 + Math.floor(Math.random() * 30));
    const rows = batch.map(({ match, command }) => {
      const number = (last.get(match) ?? 0) + 1;
      last.set(match, number);
      return aRow(match, number, { command });
    });
    const results = await node.append(rows.map(row => anAppend(row)));
    for (const [at, row] of rows.entries()) {
      const number = numberIn(results[at], row);
      if (number === undefined) waiting.push({ match: row.match, command: row.command });
      else if (told.has(row.command)) expect(told.get(row.command)).toBe(number);
      else told.set(row.command, number);
    }
    const lost = rows.filter((_, at) => results[at] !== 'done').map(({ match }) => match);
    for (const match of new Set(lost)) last.set(match, (await node.snapshotOf(match))?.number ?? 0);
  }
}

function numberIn(result: AppendResult | undefined, row: ChoiceRow): number | undefined {
  if (result === 'done') return row.number;
  return typeof result === 'object' ? result.duplicate : undefined;
}
