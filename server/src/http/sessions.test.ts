import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { changesPasswordMeanwhile } from '../../testing/sessions/endings.ts';
import { type Browser, openTestServer, type TestServer } from '../../testing/testServer.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
const SAFARI = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1' };
const DAY = 24 * 60 * 60 * 1000;

let server: TestServer;
const clock = fakeClock(Date.UTC(2026, 0, 1));
beforeAll(async () => {
  server = await openTestServer({}, { clock });
});
afterAll(() => server.close());

/** An account on a laptop and on a phone. */
async function twoDevices(name: string) {
  const [laptop, phone] = [server.stranger(), server.stranger()];
  const who = { name, password: 'orange groves' };
  await laptop.post('/api/accounts', who, FIREFOX);
  await phone.post('/api/sessions', who, SAFARI);
  return { laptop, phone, who };
}

const sessionsOf = async (browser: Browser) => (await browser.get('/api/me/sessions')).body.sessions;
const nameOf = async (browser: Browser) => (await browser.get('/api/me')).body.person?.name;

test('a person sees on which devices they are logged in, and which of them asks', async () => {
  const { laptop, phone } = await twoDevices('Vito');
  await phone.post('/api/me/tickets');
  const [id, createdAt] = [expect.stringMatching(/^[0-9a-f]{64}$/), clock.now()];
  const linux = { id, browser: 'Firefox', system: 'Linux', createdAt, seenAt: createdAt };
  const iphone = { id, browser: 'Safari', system: 'iPhone', createdAt, seenAt: createdAt };
  expect(await sessionsOf(laptop)).toHaveLength(2);
  expect(await sessionsOf(laptop)).toEqual(
    expect.arrayContaining([
      { ...linux, isThis: true },
      { ...iphone, isThis: false },
    ]),
  );
  clock.put(2 * DAY);
  expect(await nameOf(phone)).toBe('Vito');
  expect(await sessionsOf(phone)).toEqual([
    { ...iphone, seenAt: clock.now(), isThis: true },
    { ...linux, isThis: false },
  ]);
});

test('one device is logged out, and no device of another person', async () => {
  const { laptop, phone } = await twoDevices('Sonny');
  const fredo = await server.guest('Fredo');
  const { id } = (await sessionsOf(laptop)).find((each: { isThis: boolean }) => !each.isThis);
  const ended: string[] = [];
  server.sessionEnders.push({ endSession: session => ended.push(session), endSessionsOf: () => {} });
  expect(await fredo.delete(`/api/me/sessions/${id}`)).toMatchObject({ status: 404, body: { code: 'notFound' } });
  expect(await nameOf(phone)).toBe('Sonny');
  expect(await laptop.delete(`/api/me/sessions/${id}`)).toMatchObject({ status: 200 });
  expect([await nameOf(phone), await nameOf(laptop)]).toEqual([undefined, 'Sonny']);
  expect(ended).toEqual([id]);
});

test('all other devices and programs are logged out, and their connections end', async () => {
  const { laptop, phone } = await twoDevices('Michael');
  const { id: token } = (await phone.post('/api/me/tokens', { name: 'my bot' })).body;
  const { ticket } = (await phone.post('/api/me/tickets')).body;
  const { id } = (await sessionsOf(phone)).find((each: { isThis: boolean }) => each.isThis);
  const ended: string[] = [];
  server.sessionEnders.push({ endSession: session => ended.push(session), endSessionsOf: () => {} });
  expect(await laptop.delete('/api/me/sessions')).toMatchObject({ status: 200 });
  expect([await nameOf(phone), await nameOf(laptop)]).toEqual([undefined, 'Michael']);
  expect((await laptop.get('/api/me/tokens')).body).toEqual({ tokens: [] });
  expect(await server.stranger().post('/api/sessions/tickets', { ticket })).toMatchObject({ status: 401 });
  expect(ended).toEqual(expect.arrayContaining([id, token]));
  expect(await phone.delete('/api/me/sessions')).toMatchObject({ status: 401, body: { code: 'notSignedIn' } });
});

test('a login or token that was begun before the password changed is not stored after it', changesPasswordMeanwhile);

test('of two changes of a password one is refused', async () => {
  const { laptop, phone, who } = await twoDevices('Tom');
  const both = await Promise.all([
    laptop.put('/api/me/password', { old: who.password, password: 'of the owner' }),
    phone.put('/api/me/password', { old: who.password, password: 'of the thief' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});

test('a guest becomes an account once', async () => {
  const guest = await server.guest('Kay');
  const thief = server.stranger();
  thief.cookie = guest.cookie;
  const both = await Promise.all([
    guest.post('/api/accounts', { name: 'Kay', password: 'new hampshire' }),
    thief.post('/api/accounts', { name: 'Kay Adams', password: 'not her own' }),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
});
