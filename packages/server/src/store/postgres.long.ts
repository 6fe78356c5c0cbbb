import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rate, tell } from '../../testing/process/figures.ts';
import { openedPostgres } from '../../testing/store/openedPostgres.ts';
import { postgresContract } from '../../testing/store/postgresContract.ts';
import { raceCommands } from '../../testing/store/racesContract.ts';
import { type RealPostgres, realPostgres } from '../../testing/store/realPostgres.ts';
import { aChatLine, aMatch, anAppend, aRow } from '../../testing/store/samples.ts';
import { storeContract } from '../../testing/store/storeContract.ts';
import { openPostgresDatabase } from './postgresDatabase.ts';
import type { Store } from './store.ts';

let server: RealPostgres;

beforeAll(async () => {
  server = await realPostgres();
});
afterAll(() => server.stop());

storeContract('real PostgreSQL', async () => openedPostgres(await server.freshUrl()));

describe('real PostgreSQL', () => {
  postgresContract({ freshUrl: () => server.freshUrl(), cutAll: () => server.cutAll() });

  test('10,000 commands raced at two nodes: each once, in order, no fork', async () => {
    const { store, another, end } = await openedPostgres(await server.freshUrl());
    await raceCommands([store, await another()], 10_000);
    await end();
  });

  test('a node does not hear itself', async () => {
    const { store, another, end } = await openedPostgres(await server.freshUrl());
    const [match, other] = [aMatch(), aMatch()];
    for (const each of [match, other]) await store.addMatch(each);
    const node = await another();
    const heard: string[] = [];
    node.listen(rung => rung.kind === 'changed' && heard.push(rung.match));
    for (let revision = 0; heard.length === 0; revision += 1) {
      await store.saveMatch(match, revision);
      await pause(20);
    }
    expect(await node.append([anAppend(aRow(other.id, 1))])).toEqual(['done']);
    expect(await node.saveMatch(other, 0)).toBe(true);
    expect(await store.addChat(aChatLine(other.id))).toMatchObject({ number: 1 });
    while (!heard.includes(other.id)) await pause(20);
    expect(heard.filter(rung => rung === other.id)).toHaveLength(1);
    await end();
  });

  test('a commit is durable even where the server is set not to be', async () => {
    const url = new URL(await server.freshUrl());
    url.searchParams.set('options', `${url.searchParams.get('options')} -c synchronous_commit=off`);
    const database = openPostgresDatabase({ url: url.href });
    expect(await database.all('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await database.close();
  });

  test('no acknowledged choice is lost or stored twice when sessions end at random moments', async () => {
    const { store, another, end } = await openedPostgres(await server.freshUrl());
    const nodes = [store, await another()];
    const matches = Array.from({ length: 6 }, () => aMatch());
    for (const match of matches) await store.addMatch(match);
    let isOver = false;
    let written = 0;
    const wantsMore = () => {
      written += 1;
      return !isOver;
    };
    const writers = matches.map(({ id }, at) => writeWhile(nodes[at % 2] ?? store, id, wantsMore));
    let cuts = 0;
    for (; cuts < 50 || written < 100; cuts += 1) {
      await pause(Math.random() * 100);
      await server.cutAll();
    }
    isOver = true;
    const told = await Promise.all(writers);
    for (const [at, { id }] of matches.entries()) {
      const rows = await persistently(() => store.rowsOf(id));
      expect(rows.map(({ number, command }) => [number, command])).toEqual(told[at]);
    }
    tell({ 'sessions ended while writing': cuts, lost: rate(0, told.flat().length) });
    await end();
  });
});

/** Writes one choice after the other and says what was acknowledged. What is unknown is looked up, then sent again. */
async function writeWhile(node: Store, match: string, wantsMore: () => boolean): Promise<[number, string][]> {
  const told: [number, string][] = [];
  while (wantsMore()) {
    const row = aRow(match, told.length + 1);
    const number = await persistently(async () => {
      const known = await node.numberOf(match, row.command);
      if (known !== undefined) return known;
      const [result] = await node.append([anAppend(row)]);
      return typeof result === 'object' ? result.duplicate : row.number;
    });
    told.push([number, row.command]);
  }
  return told;
}

async function persistently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch {
      await pause(5);
    }
  }
}
