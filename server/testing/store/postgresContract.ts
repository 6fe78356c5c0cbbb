// What PostgreSQL promises beyond the contract of every store: several nodes on one database.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { matchChanged } from '../../src/store/nodeNotification.ts';
import { openPostgres } from '../../src/store/postgres.ts';
import { openPostgresDatabase } from '../../src/store/postgresDatabase.ts';
import type { NodeNotification, Store } from '../../src/store/store.ts';
import { aChatLine, aMatch, anAppend, aPerson, aRow, aSeat } from './samples.ts';
import { expectChecksums, fillWithoutChecksums } from './withoutChecksums.ts';

export interface Cluster {
  /** Of a database without tables. */
  freshUrl(): Promise<string>;
  /** Loses every connection to it. */
  cutAll(): Promise<void>;
}

export function postgresContract(cluster: Cluster): void {
  const withNodes = async (count: number, work: (nodes: Store[], url: string) => Promise<void>) => {
    const url = await cluster.freshUrl();
    const nodes = await Promise.all(Array.from({ length: count }, () => openPostgres({ url })));
    try {
      await work(nodes, url);
    } finally {
      await Promise.all(nodes.map(node => node.close().catch(() => {})));
    }
  };

  test('four nodes that start at once make the tables once', () =>
    withNodes(4, async nodes => {
      const person = aPerson();
      await nodes[0]?.addPerson(person);
      for (const node of nodes) expect(await node.personById(person.id)).toEqual(person);
    }));

  test('a database of a newer schema is refused in one line', () =>
    withNodes(1, async (_, url) => {
      const database = openPostgresDatabase({ url });
      await database.run('insert into schema_versions (version) values (99)');
      await database.close();
      await expect(openPostgres({ url })).rejects.toMatchObject({
        name: 'CannotOpen',
        message: expect.stringMatching(/^PostgreSQL at .* was written by a newer Omertà \(schema 99, .*$/),
      });
    }));

  test('a database of an older schema gets its checksums', async () => {
    const url = await cluster.freshUrl();
    const database = openPostgresDatabase({ url });
    const unchecked = await fillWithoutChecksums(database, 700);
    await database.close();
    const store = await openPostgres({ url });
    await expectChecksums(store, unchecked);
    await store.close();
  });

  test('nodes notify each other when a table changes', () =>
    withNodes(2, async ([one, two], url) => {
      if (one === undefined || two === undefined) throw new Error('Two nodes were asked for.');
      const person = aPerson();
      await one.addPerson(person);
      const match = aMatch({ seats: [aSeat({ person: person.id })] });
      await one.addMatch(match);
      const rings = await ringsAt(two, url, match.id);
      const changes = [
        () => one.append([anAppend(aRow(match.id, 1))]),
        () => one.saveMatch({ ...match, title: 'new' }, 0),
        () => one.addChat(aChatLine(match.id)),
        () => one.deletePerson(person.id),
      ];
      for (const change of changes) {
        const before = rings.count();
        await change();
        await until(() => rings.count() === before + 1);
      }
      expect(await one.saveMatch({ ...match, title: 'too late' }, 0)).toBe(false);
      expect(await one.append([anAppend(aRow(match.id, 1))])).toEqual(['taken']);
      await pause(50);
      expect(rings.count()).toBe(changes.length);
      rings.stop();
    }));

  test('nodes send each other what is not stored', () =>
    withNodes(2, async ([one, two], url) => {
      if (one === undefined || two === undefined) throw new Error('Two nodes were asked for.');
      const rings = await ringsAt(two, url, 'nothing');
      const heard: NodeNotification[] = [];
      const stop = two.listen(ring => heard.push(ring));
      const said: NodeNotification[] = [
        { kind: 'sessionEnded', session: 'a"b' },
        { kind: 'draft', match: 'm', seat: 1, decision: 2, text: 'żółć'.repeat(50) },
        {
          kind: 'present',
          node: 'n',
          tables: Array.from({ length: 40 }, () => ({
            match: 'a'.repeat(16),
            seats: Array.from({ length: 8 }, (_, seat) => [seat, 1_790_000_000_000] as const),
          })),
        },
      ];
      await one.notify({ kind: 'news' } as unknown as NodeNotification); // of a newer release: it is ignored
      for (const ring of said) await one.notify(ring);
      await until(() => heard.length === said.length);
      expect(heard).toEqual(said);
      stop();
      rings.stop();
    }));

  test('a node goes on, and gets notifications again, after all its connections were lost', () =>
    withNodes(2, async ([one, two], url) => {
      if (one === undefined || two === undefined) throw new Error('Two nodes were asked for.');
      const match = aMatch();
      await one.addMatch(match);
      const rings = await ringsAt(two, url, match.id);
      await cluster.cutAll();
      await until(() => one.ready());
      let revision = 0;
      const before = rings.count();
      await until(async () => {
        if (await one.saveMatch(match, revision)) revision += 1;
        return rings.count() > before;
      });
      rings.stop();
    }));
}

/** Resolves as soon as the node receives notifications. */
async function ringsAt(node: Store, url: string, match: string): Promise<{ count(): number; stop(): void }> {
  let count = 0;
  let heard = '';
  const stop = node.listen(rung => {
    if (rung.kind !== 'changed') return;
    heard = rung.match;
    if (rung.match === match) count += 1;
  });
  const bell = openPostgresDatabase({ url });
  let knocks = 0;
  await until(async () => {
    if (knocks > 0 && heard === `knock ${knocks}`) return true;
    await bell.notify([matchChanged(`knock ${++knocks}`)]);
    await pause(50);
    return heard === `knock ${knocks}`;
  });
  await bell.close();
  return { count: () => count, stop };
}

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error('Waited 20 seconds in vain.');
    await pause(10);
  }
}
