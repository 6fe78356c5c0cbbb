import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openedPostgres } from '../../testing/store/openedPostgres.ts';
import { postgresContract } from '../../testing/store/postgresContract.ts';
import { raceCommands } from '../../testing/store/racesContract.ts';
import { type RealPostgres, realPostgres } from '../../testing/store/realPostgres.ts';
import { aChatLine, aMatch, anAppend, aRow } from '../../testing/store/samples.ts';
import { storeContract } from '../../testing/store/storeContract.ts';
import { openPostgresDatabase } from './postgresDatabase.ts';

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

  test('a node does not receive its own notifications', async () => {
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

  test('a commit is durable even if the server is configured otherwise', async () => {
    const url = new URL(await server.freshUrl());
    url.searchParams.set('options', `${url.searchParams.get('options')} -c synchronous_commit=off`);
    const database = openPostgresDatabase({ url: url.href });
    expect(await database.all('show synchronous_commit')).toEqual([{ synchronous_commit: 'on' }]);
    await database.close();
  });
});
