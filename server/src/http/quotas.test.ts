import { standardPack } from '@omerta/corleone/rules';
import { expect, test } from 'vitest';
import { ANY_GAME } from '../../testing/games.ts';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { type Browser, configWith, openTestServer } from '../../testing/testServer.ts';
import { cleanUpIdle } from '../cleanUpIdle.ts';
import type { Store } from '../store/store.ts';

const DAY = 24 * 60 * 60 * 1000;
const FULL = { status: 507, body: { code: 'full' } };

function aPack(name: string): object {
  const [first, ...jobs] = standardPack.jobs;
  return { ...standardPack, jobs: [{ ...first!, name }, ...jobs] };
}

const upload = (browser: Browser, name: string) => browser.post('/api/packs', { game: 'corleone', pack: aPack(name) });

const open = (browser: Browser, pack: string) => browser.post('/api/matches', { game: 'corleone', pack });

test('a pack that no table names is deleted after a week; one that is played with is not', async () => {
  const clock = fakeClock(Date.UTC(2026, 0, 1));
  const server = await openTestServer({}, { clock });
  const { store, matches } = server.parts;
  const vito = await server.guest();
  const [used, unused, late] = await Promise.all(
    ['one', 'two', 'three'].map(async name => (await upload(vito, name)).body.hash as string),
  );
  const { match } = (await open(vito, used!)).body;
  await store.saveMatch({ ...(await store.matchById(match))!, stage: 'over', endedAt: 1 }, 0);
  clock.put(6 * DAY);
  expect(await open(vito, late!)).toMatchObject({ status: 200 });
  clock.put(2 * DAY);
  await cleanUpIdle(store, matches, configWith(), { now: clock.now(), trusted: clock.now() });
  const kept = await Promise.all([used, unused, late].map(async hash => (await vito.get(`/api/packs/${hash}`)).status));
  expect(kept).toEqual([200, 404, 200]);
  expect(await open(vito, unused!)).toMatchObject({ status: 404, body: { code: 'noSuchPack' } });
  await server.close();
});

test('a pack is not deleted while a table is being opened with it', async () => {
  const clock = fakeClock(Date.UTC(2026, 0, 1));
  const tidy = { run: async () => {} };
  /** Tidies up between the look at the pack and the new table. */
  const tidying = (store: Store): Store => ({
    ...store,
    addMatch: async match => {
      await tidy.run();
      return store.addMatch(match);
    },
  });
  const server = await openTestServer({}, { clock }, undefined, tidying);
  const { store, matches } = server.parts;
  const vito = await server.guest();
  const { hash } = (await upload(vito, 'one')).body;
  clock.put(30 * DAY);
  tidy.run = () => cleanUpIdle(store, matches, configWith(), { now: clock.now(), trusted: clock.now() });
  const { status, body } = await open(vito, hash);
  expect([status, (await vito.get(`/api/matches/${body.match}`)).status]).toEqual([200, 200]);
  expect(await vito.get(`/api/packs/${hash}`)).toMatchObject({ status: 200 });
  await server.close();
});

test('a person uploads only so much, and all persons together; unused packs make room first', async () => {
  const clock = fakeClock(Date.UTC(2026, 0, 1));
  const server = await openTestServer({ packMegabytes: '1' }, { clock });
  const size = JSON.stringify(aPack('00')).length;
  const vito = await server.guest();
  const names = Array.from({ length: Math.ceil(2 ** 20 / size) }, (_, at) => String(at).padStart(2, '0'));
  const answers = [];
  for (const name of names) answers.push(await upload(vito, name));
  expect(answers.slice(0, -1).every(({ status }) => status === 200)).toBe(true);
  expect(answers.at(-1)).toMatchObject(FULL);
  expect(server.lines.filter(line => line.includes('a quota is used up'))).toHaveLength(1);
  clock.put(2 * 60 * 60 * 1000);
  expect(await upload(vito, names.at(-1)!)).toMatchObject({ status: 200 });
  await server.close();
});

test('lobbies, tables and tokens have quotas, of which the operator hears', async () => {
  const server = await openTestServer({ mostLobbies: '2', mostTokens: '1' });
  const [vito, sonny] = [await server.guest(), await server.guest('Sonny')];
  for (const each of [vito, sonny])
    expect(await each.post('/api/matches', { game: ANY_GAME })).toMatchObject({ status: 200 });
  expect(await sonny.post('/api/matches', { game: ANY_GAME })).toMatchObject(FULL);
  expect(await sonny.post('/api/play-now', { game: ANY_GAME })).toMatchObject(FULL);
  expect(await vito.post('/api/me/tokens', { name: 'my bot' })).toMatchObject({ status: 200 });
  expect(await sonny.post('/api/me/tokens', { name: 'my bot' })).toMatchObject(FULL);
  const warned = server.lines.filter(line => line.includes('a quota is used up'));
  expect(warned.map(line => JSON.parse(line).quotas[0])).toEqual([
    { name: 'lobbies', used: 2, most: 2 },
    { name: 'lobbies', used: 2, most: 2 },
    { name: 'tokens', used: 1, most: 1 },
  ]);
  await server.close();
});
