import { expect, test } from 'vitest';
import { configWith, openTestServer, tableOfBots } from '../testing/testServer.ts';
import { cleanUpIdle } from './cleanUpIdle.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

test('an idle lobby is deleted after a day, an idle game abandoned after three months; finished games stay', async () => {
  let now = 1_800_000_000_000;
  const server = await openTestServer({}, { clock: { now: () => now, passed: () => 0, after: () => () => undefined } });
  const { store, matches } = server.parts;
  const vito = await server.guest();
  const lobby = (await vito.post('/api/matches', { game: 'corleone' })).body.match;
  const playing = (await tableOfBots(vito)).match;
  await vito.post(`/api/matches/${playing}/start`);
  const over = (await tableOfBots(vito)).match;
  await vito.post(`/api/matches/${over}/start`);
  await vito.put(`/api/matches/${over}/votes/abandon`, { wants: true });
  const stages = () => Promise.all([lobby, playing, over].map(async id => (await store.matchById(id))?.stage));
  const tidy = (trusted: number | undefined = now) => cleanUpIdle(store, matches, configWith(), { now, trusted });

  now += 23 * HOUR;
  await tidy();
  expect(await stages()).toEqual(['lobby', 'playing', 'abandoned']);
  now += 2 * HOUR;
  await tidy();
  expect(await stages()).toEqual([undefined, 'playing', 'abandoned']);
  now += 90 * DAY;
  await tidy(now - 90 * DAY); // the date may be wrong
  await cleanUpIdle(store, matches, configWith(), { now, trusted: undefined });
  expect(await stages()).toEqual([undefined, 'playing', 'abandoned']);
  expect((await vito.get('/api/me')).body.person).toBeUndefined(); // expired by that date
  now -= 90 * DAY;
  expect((await vito.get('/api/me')).body.person).toBeDefined(); // but not deleted
  now += 90 * DAY;
  await tidy();
  expect(await stages()).toEqual([undefined, 'abandoned', 'abandoned']);
  await server.close();
});
