import { standardPack } from '@omerta/corleone';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { entropy, type House, openHouse, tableOfBots } from '../../testing/house.ts';
import { playOn } from '../../testing/playing.ts';
import { gameOf } from '../games.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const newTable = { game: 'corleone', options: { players: 2 } };
const standard = gameOf('corleone')!.standard.pack;

test('a pack of their own is checked, kept and played with', async () => {
  const vito = await house.guest();
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

test('packs that play alike but speak differently are kept apart', async () => {
  const vito = await house.guest();
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

test('what is wrong with a pack is named', async () => {
  const vito = await house.guest();
  const { jobs: _, ...pack } = standardPack as unknown as Record<string, unknown>;
  const refused = await vito.post('/api/packs', { game: 'corleone', pack });
  expect(refused).toMatchObject({
    status: 422,
    body: { code: 'badPack', problems: [expect.stringContaining('jobs')] },
  });
  const none = await vito.post('/api/packs', { game: 'cashnguns', pack: {} });
  expect(none).toMatchObject({ status: 422, body: { code: 'badPack' } });
});
