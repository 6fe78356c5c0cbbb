import { standardPack } from '@omerta/corleone/rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Disk } from '../../testing/memoryStore.ts';
import { playOn } from '../../testing/playOverHttp.ts';
import { configWith, entropy, openTestServer, type TestServer, tableOfBots } from '../../testing/testServer.ts';
import { cleanUpIdle } from '../cleanUpIdle.ts';
import { gameOf } from '../games.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const newTable = { game: 'corleone', options: { players: 2 } };
const standard = gameOf('corleone')!.rules.pack;

test('an uploaded pack is checked, stored and played with', async () => {
  const vito = await server.guest();
  const [first, ...jobs] = standardPack.jobs;
  const pack = { ...standardPack, jobs: [{ ...first!, rewardMoney: [5] }, ...jobs] };
  const brought = await vito.post('/api/packs', { game: 'corleone', pack });
  expect(brought).toMatchObject({ status: 200, body: { hash: expect.stringMatching(/^[0-9a-f]{64}$/) } });
  const { hash } = brought.body;
  expect((await vito.get(`/api/packs/${hash}`)).body).toEqual(pack);
  expect(await vito.post('/api/matches', { ...newTable, pack: hash })).toMatchObject({
    status: 200,
    body: { pack: hash },
  });
  const unknown = await vito.post('/api/matches', { ...newTable, pack: '0'.repeat(16) });
  expect(unknown).toMatchObject({ status: 404, body: { code: 'noSuchPack' } });
});

test('packs with the same rules and other texts are stored separately', async () => {
  const vito = await server.guest();
  const [first, ...jobs] = standardPack.jobs;
  const named = (name: string) => ({ ...standardPack, jobs: [{ ...first!, name }, ...jobs] });
  const bring = async (pack: object) => (await vito.post('/api/packs', { game: 'corleone', pack })).body.hash;
  const [one, two] = [await bring(named('Autobomba')), await bring(named('Bomba pod autem'))];
  expect(new Set([one, two, standard]).size).toBe(3);
  for (const [hash, name] of [
    [one, 'Autobomba'],
    [two, 'Bomba pod autem'],
  ]) {
    const { match, pack } = await tableOfBots(vito, { pack: hash, visibility: 'public' });
    expect(pack).toBe(hash);
    expect((await vito.get(`/api/packs/${pack}`)).body.jobs[0].name).toBe(name);
    expect(await vito.patch(`/api/matches/${match}`, { title: 'Renamed' })).toMatchObject({ body: { pack: hash } });
    await vito.put(`/api/matches/${match}/ready`, { entropy: entropy() });
    await vito.post(`/api/matches/${match}/start`);
    await playOn(vito, match);
    const { record, pack: carried } = (await vito.get(`/api/matches/${match}/record`)).body;
    expect([record.pack, carried.jobs[0].name]).toEqual([standard, name]);
    expect(await vito.get(`/api/matches/${match}/verify`)).toMatchObject({ body: { fair: true } });
  }
});

test('the problems of a pack are named', async () => {
  const vito = await server.guest();
  const { jobs: _, ...pack } = standardPack as unknown as Record<string, unknown>;
  const refused = await vito.post('/api/packs', { game: 'corleone', pack });
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'badPack', problems: [expect.stringContaining('jobs')] },
  });
  const none = await vito.post('/api/packs', { game: 'cashnguns', pack: {} });
  expect(none).toMatchObject({ status: 422, body: { code: 'badPack' } });
});

const generous = { ...standardPack, id: 'generous', acts: standardPack.acts.map(act => ({ ...act, handLimit: 7 })) };

test('a pack of one game is refused at a table of another, whether it was used before or not', async () => {
  const vito = await server.guest();
  const { hash } = (await vito.post('/api/packs', { game: 'corleone', pack: generous })).body;
  const refused = { status: 422, body: { code: 'badPack', problems: ['This game has no packs.'] } };
  const asked = () =>
    Promise.all([
      vito.post('/api/matches', { game: 'cashnguns', options: { players: 4 }, pack: hash }),
      vito.post('/api/play-now', { game: 'cashnguns', pack: hash }),
    ]);
  expect(await asked()).toMatchObject([refused, refused]);
  expect(await vito.post('/api/matches', { ...newTable, pack: hash })).toMatchObject({ status: 200 });
  expect(await asked()).toMatchObject([refused, refused]);
});

/** A server on which earlier releases left such tables, one in its lobby and one that is over. */
async function serverWithOtherPack() {
  const disk = new Disk();
  const before = await openTestServer({}, {}, disk);
  const vito = await before.guest();
  const { hash } = (await vito.post('/api/packs', { game: 'corleone', pack: generous })).body;
  const left = [await tableOfBots(vito, { pack: hash }), await tableOfBots(vito, { pack: hash })].map(
    each => each.match,
  );
  const sound = (await tableOfBots(vito)).match;
  await vito.post(`/api/matches/${left[1]}/start`);
  await vito.put(`/api/matches/${left[1]}/votes/abandon`, { wants: true });
  await before.close();
  for (const id of left) disk.matches.set(id, { ...disk.matches.get(id)!, game: 'cashnguns' });
  const after = await openTestServer({}, {}, disk);
  return {
    after,
    vito: Object.assign(after.stranger(), { cookie: vito.cookie }),
    lobby: left[0]!,
    over: left[1]!,
    sound,
  };
}

test('a table whose pack does not fit its game stops alone, and is reported once', async () => {
  const { after, vito, lobby, over, sound } = await serverWithOtherPack();
  const frozen = { status: 409, body: { code: 'frozen' } };
  for (let asked = 0; asked < 2; asked++) {
    expect(await vito.get(`/api/matches/${lobby}`)).toMatchObject(frozen);
    expect(await vito.get(`/api/matches/${over}/record`)).toMatchObject(frozen);
  }
  const admin = { authorization: `Bearer ${after.parts.adminToken}` };
  const close = (match: string) => after.stranger().post('/api/admin/closings', { match }, admin);
  expect(await close(lobby)).toMatchObject(frozen);
  expect(await close(sound)).toMatchObject({ status: 200 });
  expect(after.lines.filter(line => line.includes('A match is damaged'))).toHaveLength(2);
  expect(after.parts.matches.frozen).toBe(2);
  await after.close();
});

test('clean-up goes on after a table whose pack does not fit, and its players can be deleted', async () => {
  const { after, vito, lobby, sound } = await serverWithOtherPack();
  const { store, matches } = after.parts;
  const now = Date.now() + 48 * 3_600_000;
  await cleanUpIdle(store, matches, configWith(), { now, trusted: now });
  expect(await store.matchById(sound)).toBeUndefined();
  expect(await vito.delete('/api/me', {})).toMatchObject({ status: 200 });
  expect(await store.matchById(lobby)).toMatchObject({ stage: 'lobby', seats: [{ name: '…' }, { kind: 'bot' }] });
  await after.close();
});
