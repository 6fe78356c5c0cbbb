// A guest logs in: the account takes over the guest's seats and games.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { playOn } from '../../testing/playOverHttp.ts';
import { type Browser, entropy, openTestServer, type TestServer, tableOfBots } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const password = 'leave the gun';
let accounts = 0;

/** An account, logged in on its own device. */
async function account(): Promise<{ readonly name: string; readonly browser: Browser }> {
  const name = `Clemenza ${++accounts}`;
  const browser = server.stranger();
  await browser.post('/api/accounts', { name, password });
  return { name, browser };
}

const newTable = { game: 'corleone', options: { players: 3 } };
const idOf = async (browser: Browser): Promise<string> => (await browser.get('/api/me')).body.person.id;

test('seats, running games and history are taken over; the old cookie is worthless', async () => {
  const { name, browser: home } = await account();
  const guest = await server.guest('Visitor');
  const lobby = (await guest.post('/api/matches', newTable)).body.match;
  const running = (await tableOfBots(guest)).match;
  await guest.post(`/api/matches/${running}/start`);
  const over = (await tableOfBots(guest)).match;
  await guest.post(`/api/matches/${over}/start`);
  await playOn(guest, over);
  const before = guest.cookie;

  expect(await guest.post('/api/sessions', { name, password })).toMatchObject({ status: 200, body: { name } });
  const lines = (await home.get('/api/me/matches')).body.tables;
  expect(lines.map(({ id, you }: { id: string; you: number }) => [id, you]).sort()).toEqual(
    [lobby, running, over].map(id => [id, 0]).sort(),
  );
  for (const id of [lobby, running, over]) {
    expect((await guest.get(`/api/matches/${id}`)).body).toMatchObject({
      you: { viewer: 0, isHost: true },
      seats: expect.arrayContaining([expect.objectContaining({ kind: 'person', name })]),
    });
  }
  expect(await playOn(home, running)).toMatchObject({ over: true });
  expect(await home.get(`/api/matches/${running}/verify`)).toMatchObject({ body: { fair: true } });
  const stale = Object.assign(server.stranger(), { cookie: before });
  expect((await stale.get('/api/me')).body).toEqual({});
});

test('where both sit in the lobby the account keeps its seat, and the other is free', async () => {
  const { name, browser: home } = await account();
  const guest = await server.guest('Visitor');
  const { match } = (await guest.post('/api/matches', newTable)).body;
  const at = `/api/matches/${match}`;
  await home.post(`${at}/sit`, { seat: 2 });
  await guest.post('/api/sessions', { name, password });
  const table = (await guest.get(at)).body;
  expect(table).toMatchObject({ you: { viewer: 2, isHost: true }, host: 2 });
  expect(table.seats.map(({ kind }: { kind: string }) => kind)).toEqual(['empty', 'empty', 'person']);
});

test('where both play a bot takes the guest’s seat: no person plays two hands', async () => {
  const { name, browser: home } = await account();
  const guest = await server.guest('Visitor');
  const { match } = (await guest.post('/api/matches', { ...newTable, options: { players: 2 } })).body;
  const at = `/api/matches/${match}`;
  await home.post(`${at}/sit`, {});
  for (const each of [guest, home]) await each.put(`${at}/ready`, { entropy: entropy() });
  await guest.post(`${at}/start`);
  await guest.put(`${at}/votes/pause`, { wants: true });
  expect((await home.get(at)).body.votes.pause).toEqual([0]);

  await guest.post('/api/sessions', { name, password });
  const table = (await guest.get(at)).body;
  expect(table.seats).toMatchObject([
    { kind: 'bot', name: 'Visitor' },
    { kind: 'person', name },
  ]);
  expect(table).toMatchObject({ you: { viewer: 1, isHost: true }, votes: { pause: [] } });
  expect((await guest.get(`${at}/seat`)).body.frame.viewer).toBe(1);
  expect(await playOn(home, match)).toMatchObject({ over: true });
  const { players } = (await home.get(`${at}/record`)).body;
  expect(players).toMatchObject([{ name: 'Visitor', bot: expect.any(String) }, { name }]);
  expect(await home.get(`${at}/verify`)).toMatchObject({ body: { fair: true } });
});

test('where both have played the game stays as it was, and is listed once', async () => {
  const { name, browser: home } = await account();
  const guest = await server.guest('Visitor');
  const { match } = (await guest.post('/api/matches', { ...newTable, options: { players: 2 } })).body;
  const at = `/api/matches/${match}`;
  await home.post(`${at}/sit`, {});
  for (const each of [guest, home]) await each.put(`${at}/ready`, { entropy: entropy() });
  await guest.post(`${at}/start`);
  for (const each of [guest, home]) await each.put(`${at}/votes/abandon`, { wants: true });
  await guest.post('/api/sessions', { name, password });
  const table = (await guest.get(at)).body;
  expect(table.seats).toMatchObject([
    { kind: 'person', name: 'Visitor' },
    { kind: 'person', name },
  ]);
  expect(table.you.viewer).toBe(1);
  expect((await home.get('/api/me/matches')).body.tables).toHaveLength(1);
});

test('a wrong password, an account, a token or a ticket merges nothing', async () => {
  const { name, browser: home } = await account();
  const id = await idOf(home);
  const guest = await server.guest('Visitor');
  const { match } = (await guest.post('/api/matches', newTable)).body;
  expect(await guest.post('/api/sessions', { name, password: 'take the cannoli' })).toMatchObject({ status: 401 });
  const { token } = (await guest.post('/api/me/tokens', { name: 'a program' })).body;
  const program = server.stranger();
  await program.post('/api/sessions', { name, password }, { authorization: `Bearer ${token}` });
  const { ticket } = (await home.post('/api/me/tickets')).body;
  const phone = Object.assign(server.stranger(), { cookie: guest.cookie });
  await phone.post('/api/sessions/tickets', { ticket });
  expect(await idOf(phone)).toBe(id);
  const other = await account();
  await other.browser.post('/api/sessions', { name, password });
  expect((await home.get('/api/me/matches')).body.tables).toEqual([]);
  expect((await guest.get(`/api/matches/${match}`)).body.you).toMatchObject({ viewer: 0, isHost: true });
  expect(await server.stranger().post('/api/sessions', { name: other.name, password })).toMatchObject({ status: 200 });
});

test('mutes are taken over', async () => {
  const { name, browser: home } = await account();
  const [guest, loud] = [await server.guest('Visitor'), await server.guest('Loud')];
  const { match } = (await loud.post('/api/matches', newTable)).body;
  await guest.put(`/api/matches/${match}/mutes`, { seat: 0 });
  await guest.post('/api/sessions', { name, password });
  expect((await home.get('/api/me/mutes')).body.mutes).toMatchObject([{ name: 'Loud' }]);
});

test('an account that looks like another player of the table is told apart there', async () => {
  const { name } = await account();
  const [host, guest] = [await server.guest('Host'), await server.guest('Visitor')];
  const lookAlike = name.replace('C', 'С'); // Cyrillic
  const twin = await server.guest(lookAlike);
  const { match } = (await host.post('/api/matches', { ...newTable, visibility: 'public' })).body;
  await twin.post(`/api/matches/${match}/sit`, {});
  await guest.post(`/api/matches/${match}/sit`, {});
  await guest.post('/api/sessions', { name, password });
  const { seats } = (await host.get(`/api/matches/${match}`)).body;
  expect(seats.map((seat: { name: string }) => seat.name)).toEqual(['Host', lookAlike, `${name} 2`]);
});
