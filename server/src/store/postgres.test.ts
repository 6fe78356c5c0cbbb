import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openedPostgres } from '../../testing/store/openedPostgres.ts';
import { type PgliteServer, startPglite } from '../../testing/store/pgliteServer.ts';
import { postgresContract } from '../../testing/store/postgresContract.ts';
import { aMatch, anAppend, aRow } from '../../testing/store/samples.ts';
import { storeContract } from '../../testing/store/storeContract.ts';
import { CommitUnknown, StoreClosed, Unreachable } from './errors.ts';
import { openPostgres } from './postgres.ts';
import { openPostgresDatabase } from './postgresDatabase.ts';

let server: PgliteServer;

beforeAll(async () => {
  server = await startPglite();
}, 120_000);
afterAll(() => server.stop());

const freshUrl = async () => {
  await server.reset();
  return server.url;
};

storeContract('PostgreSQL', async () => {
  await server.empty();
  return openedPostgres(server.url);
});

describe('PostgreSQL', () => {
  afterAll(() => server.reset()); // some of these leave a schema that no store opens

  postgresContract({ freshUrl, cutAll: async () => server.cutAll() });

  for (const carriedOut of [true, false]) {
    test(`a connection lost during COMMIT is reported so, and the command can be looked up (${carriedOut})`, async () => {
      const store = await openPostgres({ url: await freshUrl() });
      const match = aMatch();
      await store.addMatch(match);
      const row = aRow(match.id, 1);
      server.cutNextCommit(carriedOut);
      await expect(store.append([anAppend(row)])).rejects.toThrow(CommitUnknown);
      expect(await store.numberOf(match.id, row.command)).toBe(carriedOut ? 1 : undefined);
      expect(await store.append([anAppend(row)])).toEqual([carriedOut ? { duplicate: 1 } : 'done']);
      await store.close();
    });
  }

  test.each([true, false])(
    'a connection lost during a single write is reported so (%s); during a read it is unreachable',
    async carriedOut => {
      const store = await openPostgres({ url: await freshUrl() });
      server.cutNext('insert into secrets', carriedOut);
      await expect(store.getOrCreateSecret('abc', 'first')).rejects.toThrow(CommitUnknown);
      expect(await store.getOrCreateSecret('abc', 'second')).toBe(carriedOut ? 'first' : 'second');
      server.cutNext('delete from subscriptions', carriedOut);
      await expect(store.deleteSubscription('x')).rejects.toThrow(CommitUnknown);
      server.cutNext('from packs', carriedOut);
      await expect(store.packByHash('abc')).rejects.toThrow(Unreachable);
      await store.close();
    },
  );

  test('a failed migration is reported in one line', async () => {
    const url = await freshUrl();
    server.cutNextCommit(false);
    await expect(openPostgres({ url })).rejects.toMatchObject({
      name: 'CannotOpen',
      message: expect.stringMatching(
        /^PostgreSQL at [^ ]+ cannot be brought up to date: The connection was lost during COMMIT\.$/,
      ),
    });
    server.cutNext('pg_advisory_xact_lock', false);
    await expect(openPostgres({ url })).rejects.toMatchObject({
      name: 'CannotOpen',
      message: expect.stringContaining('cannot be brought up to date'),
    });
    await (await openPostgres({ url })).close();
  });

  test('an unreachable database is reported in one line without the password', async () => {
    const refusal = await openPostgres({ url: 'postgres://vito:hush@127.0.0.1:1/games' }).catch(error => error);
    expect(refusal).toMatchObject({
      name: 'CannotOpen',
      message: 'PostgreSQL at 127.0.0.1:1/games cannot be reached: connect ECONNREFUSED 127.0.0.1:1',
    });
    await expect(openPostgres({ url: 'hush' })).rejects.toThrow(
      'The address of the database must look like postgres://host/name.',
    );
  });

  test('a lost database is reported as unreachable, for one statement or a transaction', async () => {
    const away = await startPglite();
    const store = await openPostgres({ url: away.url });
    const match = aMatch();
    await store.addMatch(match);
    await away.stop();
    await expect(store.matchById(match.id)).rejects.toThrow(Unreachable);
    await expect(store.append([anAppend(aRow(match.id, 1))])).rejects.toThrow(Unreachable);
    await store.close();
  }, 60_000);

  test('of pipelined statements the one that failed is reported, not those after it', async () => {
    const database = openPostgresDatabase({ url: await freshUrl() });
    const deeply = async (work: Promise<unknown>): Promise<void> => {
      await Promise.all([work]);
    };
    const failing = database.transaction(async sql => {
      await Promise.all([deeply(deeply(sql.run('update nowhere set x = 1'))), sql.all('select 1')]);
    });
    await expect(failing).rejects.toMatchObject({ code: '42P01' });
    expect(await database.all('select 1 as one')).toEqual([{ one: 1 }]);
    await database.close();
  });

  test('pending notifications are sent before the store closes', async () => {
    const url = await freshUrl();
    const [one, other] = [await openPostgres({ url }), await openPostgres({ url })];
    const heard: string[] = [];
    other.listen(ring => ring.kind === 'opened' && heard.push(ring.match));
    await expect
      .poll(async () => {
        await one.notify({ kind: 'opened', match: 'first' });
        return heard.length;
      })
      .toBeGreaterThan(0);
    const told = ['second', 'third'].map(match => one.notify({ kind: 'opened', match }));
    await new Promise(setImmediate);
    told.push(one.notify({ kind: 'opened', match: 'last' })); // gathers while the others are sent
    await one.close();
    await Promise.all(told);
    await expect.poll(() => heard.at(-1)).toBe('last');
    await expect(one.notify({ kind: 'opened', match: 'late' })).rejects.toThrow(StoreClosed);
    await other.close();
  });

  test('backups are left to PostgreSQL’s own tools', async () => {
    const store = await openPostgres({ url: await freshUrl() });
    await expect(store.backup('somewhere')).rejects.toThrow('pg_dump');
    await store.close();
  });
});
