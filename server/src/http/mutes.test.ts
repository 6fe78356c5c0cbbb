import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Vito, Sonny and Tom at a table of three. */
async function dinner() {
  const people = [await server.guest('Vito'), await server.guest('Sonny'), await server.guest('Tom')] as const;
  const { match } = (await people[0].post('/api/matches', { game: 'corleone', options: { players: 3 } })).body;
  for (const person of people.slice(1)) await person.post(`/api/matches/${match}/sit`, {});
  return { people, match, at: `/api/matches/${match}` };
}

const idOf = async (person: Browser): Promise<string> => (await person.get('/api/me')).body.person.id;

async function say(match: string, person: Browser, room: 'players' | 'spectators', text: string): Promise<void> {
  const [id, now] = [await idOf(person), Date.now()];
  const line = { match, room, person: id, name: 'x', kind: 'text', text, at: now } as const;
  await server.parts.store.addChat(line);
}

test('a player is muted by seat, listed, and unmuted', async () => {
  const { people, at } = await dinner();
  const [vito] = people;
  expect((await vito.put(`${at}/mutes`, { seat: 1 })).body).toEqual({ seats: [1] });
  expect((await vito.put(`${at}/mutes`, { seat: 1 })).body).toEqual({ seats: [1] });
  expect((await vito.put(`${at}/mutes`, { seat: 2 })).body).toEqual({ seats: [1, 2] });
  expect((await vito.get(`${at}/mutes`)).body).toEqual({ seats: [1, 2] });
  expect((await people[1].get(`${at}/mutes`)).body).toEqual({ seats: [] });
  const { mutes } = (await vito.get('/api/me/mutes')).body;
  expect(mutes.map(({ name }: { name: string }) => name).sort()).toEqual(['Sonny', 'Tom']);
  expect(Object.keys(mutes[0]).sort()).toEqual(['at', 'id', 'name']); // without the id of a person
  expect((await vito.delete(`${at}/mutes`, { seat: 1 })).body).toEqual({ seats: [2] });
  const left = (await vito.get('/api/me/mutes')).body.mutes;
  expect(await vito.delete(`/api/me/mutes/${left[0].id}`)).toMatchObject({ status: 200 });
  expect((await vito.get(`${at}/mutes`)).body).toEqual({ seats: [] });
});

test('a mute counts at the next table too', async () => {
  const { people, at } = await dinner();
  await people[0].put(`${at}/mutes`, { seat: 1 });
  const other = (await people[1].post('/api/matches', { game: 'corleone' })).body.match;
  expect((await people[0].get(`/api/matches/${other}/mutes`)).body).toEqual({ seats: [0] });
});

test('a spectator is muted by a chat line, by those who received it', async () => {
  const { people, match, at } = await dinner();
  const [kay, connie] = [await server.guest('Kay'), await server.guest('Connie')];
  await say(match, people[1], 'players', 'I am winning.');
  await say(match, kay, 'spectators', 'Who is winning?');
  await say(match, people[1], 'players', 'I am.');
  expect(await connie.put(`${at}/mutes`, { line: 1 })).toMatchObject({ status: 200 });
  expect((await connie.get('/api/me/mutes')).body.mutes).toMatchObject([{ name: 'Kay' }]);
  for (const unheard of [2, 99]) {
    expect(await connie.put(`${at}/mutes`, { line: unheard })).toMatchObject({ body: { code: 'noSuchLine' } });
  }
  expect((await people[0].put(`${at}/mutes`, { line: 2 })).body).toEqual({ seats: [1] });
});

test('a person cannot mute themselves, an empty seat, or at a table they may not know of', async () => {
  const { people, at } = await dinner();
  const [vito] = people;
  expect(await vito.put(`${at}/mutes`, { seat: 0 })).toMatchObject({ body: { code: 'notAllowed' } });
  expect(await vito.put(`${at}/mutes`, { seat: 9 })).toMatchObject({ body: { code: 'noSuchSeat' } });
  for (const body of [{}, { seat: 1, line: 1 }, { person: 'x' }]) {
    expect(await vito.put(`${at}/mutes`, body)).toMatchObject({ body: { code: 'unreadable' } });
  }
  const closed = (await people[1].post('/api/matches', { game: 'corleone', visibility: 'private' })).body;
  const secret = `/api/matches/${closed.match}/mutes`;
  expect(await vito.put(secret, { seat: 0 })).toMatchObject({ body: { code: 'noSuchMatch' } });
  expect(await vito.put(secret, { seat: 0, code: closed.code })).toMatchObject({ status: 200 });
  const mutes = (await vito.get('/api/me/mutes')).body.mutes;
  expect(await people[2].delete(`/api/me/mutes/${mutes[0].id}`)).toMatchObject({ body: { code: 'notFound' } });
});
