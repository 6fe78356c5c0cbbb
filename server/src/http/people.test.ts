import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Browser, openTestServer, type TestServer } from '../../testing/testServer.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('a guest takes a name and is recognised by the cookie', async () => {
  const vito = server.stranger();
  expect((await vito.get('/api/me')).body).toEqual({});
  const { status, body, headers } = await vito.post('/api/guests', { name: '  Don   Vito ', language: 'pl' });
  expect(status).toBe(200);
  expect(body).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    name: 'Don Vito',
    account: false,
    language: 'pl',
  });
  expect(headers['set-cookie']).toMatch(/^omerta=[\w-]{43}\.[^;]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
  expect((await vito.get('/api/me')).body).toEqual({ person: body });
});

test('a manipulated cookie is worthless', async () => {
  const vito = await server.guest();
  for (const change of [
    (text: string) => `${text}x`,
    (text: string) => text.replace(/=(.)/, (_, letter) => (letter === 'A' ? '=B' : '=A')),
  ]) {
    const forger = server.stranger();
    forger.cookie = change(vito.cookie!);
    expect((await forger.get('/api/me')).body).toEqual({});
  }
  const unsigned = server.stranger();
  unsigned.cookie = vito.cookie!.replace(/\..*$/, '');
  expect((await unsigned.get('/api/me')).body).toEqual({});
});

test.each(['', ' ', 'x'.repeat(25), 'a\u202eb'])('%j is refused as a name', async name => {
  expect(await server.stranger().post('/api/guests', { name })).toMatchObject({
    status: 400,
    body: { code: 'badName' },
  });
});

test('other holders of a guest’s cookie are logged out when the guest becomes an account', async () => {
  const phone = await server.guest('Luca');
  const { id } = (await phone.get('/api/me')).body.person;
  const ended: string[] = [];
  server.sessionEnders.push({ endSession: () => {}, endSessionsOf: person => ended.push(person) });
  await phone.post('/api/accounts', { name: 'Luca', password: 'sleeps with the fishes' });
  expect(ended).toEqual([id]);
});

test('a guest becomes an account, keeps the id, and logs in on another device', async () => {
  const phone = await server.guest('Sonny');
  const { id } = (await phone.get('/api/me')).body.person;
  const before = phone.cookie;
  const made = await phone.post('/api/accounts', { name: 'Sonny', password: 'causeway toll' });
  expect(made).toMatchObject({ status: 200, body: { id, name: 'Sonny', account: true } });
  expect(phone.cookie).not.toBe(before);
  const stale = server.stranger();
  stale.cookie = before;
  expect((await stale.get('/api/me')).body).toEqual({});

  const laptop = server.stranger();
  expect(await laptop.post('/api/sessions', { name: 'sonny', password: 'causeway toll' })).toMatchObject({
    body: { id },
  });
  expect((await laptop.get('/api/me')).body.person.id).toBe(id);
});

/** Access besides the cookie: a token, and a device with push notifications. */
async function withDevices(browser: Browser) {
  const { id } = (await browser.get('/api/me')).body.person;
  const { token } = (await browser.post('/api/me/tokens', { name: 'my bot' })).body;
  const endpoint = `https://fcm.googleapis.com/fcm/send/${id}`;
  await browser.put('/api/me/subscriptions', { endpoint, keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } });
  return async () => {
    const { person } = (await server.stranger().get('/api/me', { authorization: `Bearer ${token}` })).body;
    return { letsIn: person?.id === id, notified: (await server.parts.store.subscriptionsOf(id)).length };
  };
}

test('tokens and subscriptions of a guest end when the guest becomes an account', async () => {
  const apollonia = await server.guest('Apollonia');
  const devices = await withDevices(apollonia);
  expect(await devices()).toEqual({ letsIn: true, notified: 1 });
  await apollonia.post('/api/accounts', { name: 'Apollonia', password: 'monday tuesday' });
  expect(await devices()).toEqual({ letsIn: false, notified: 0 });
});

test('tokens and subscriptions of an account end with its password, changed by its owner or the operator', async () => {
  const carlo = server.stranger();
  await carlo.post('/api/accounts', { name: 'Carlo', password: 'only for cash' });
  const before = await withDevices(carlo);
  await carlo.put('/api/me/password', { old: 'only for cash', password: 'no more cash' });
  expect(await before()).toEqual({ letsIn: false, notified: 0 });
  const after = await withDevices(carlo);
  const authorization = `Bearer ${server.parts.adminToken}`;
  await server.stranger().post('/api/admin/passwords', { name: 'Carlo' }, { authorization });
  expect(await after()).toEqual({ letsIn: false, notified: 0 });
});

test('a failed login does not reveal whether the account exists', async () => {
  await server.stranger().post('/api/accounts', { name: 'Fredo', password: 'lake tahoe 1958' });
  const wrong = await server.stranger().post('/api/sessions', { name: 'Fredo', password: 'lake tahoe 1959' });
  const unknown = await server.stranger().post('/api/sessions', { name: 'Unknown', password: 'lake tahoe 1959' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrongPassword' } });
  expect(unknown.text).toBe(wrong.text);
});

test('the name of an account is unique, ignoring case', async () => {
  await server.stranger().post('/api/accounts', { name: 'Kay', password: 'new hampshire' });
  const refused = { status: 409, body: { code: 'nameTaken' } };
  expect(await server.stranger().post('/api/accounts', { name: 'KAY', password: 'another one' })).toMatchObject(
    refused,
  );
  expect(await server.stranger().post('/api/guests', { name: 'kay' })).toMatchObject(refused);
  const guest = await server.guest('Connie');
  expect(await guest.patch('/api/me', { name: 'kAy' })).toMatchObject(refused);
});

test('short passwords, unknown fields and invalid JSON are refused', async () => {
  const refused = { status: 400, body: { code: 'unreadable' } };
  expect(await server.stranger().post('/api/accounts', { name: 'Tom', password: 'short' })).toMatchObject(refused);
  expect(await server.stranger().post('/api/guests', { name: 'Tom', isAdmin: true })).toMatchObject(refused);
  const raw = await server.app.inject({
    method: 'POST',
    url: '/api/guests',
    headers: { host: 'server.test', origin: 'http://server.test', 'content-type': 'application/json' },
    payload: '{"name":',
  });
  expect(raw.statusCode).toBe(400);
  expect(raw.json()).toEqual({ code: 'unreadable', message: expect.any(String) });
});

test('a new password ends every other session', async () => {
  const phone = server.stranger();
  await phone.post('/api/accounts', { name: 'Clemenza', password: 'leave the gun' });
  const laptop = server.stranger();
  await laptop.post('/api/sessions', { name: 'Clemenza', password: 'leave the gun' });
  const wrong = await phone.put('/api/me/password', { old: 'take the gun', password: 'take the cannoli' });
  expect(wrong).toMatchObject({ status: 401, body: { code: 'wrongPassword' } });
  expect((await phone.put('/api/me/password', { old: 'leave the gun', password: 'take the cannoli' })).status).toBe(
    200,
  );
  expect((await phone.get('/api/me')).body.person.name).toBe('Clemenza');
  expect((await laptop.get('/api/me')).body).toEqual({});
  const again = await laptop.post('/api/sessions', { name: 'Clemenza', password: 'leave the gun' });
  expect(again.status).toBe(401);
});

test('logging out ends the session, not only the cookie', async () => {
  const vito = await server.guest();
  const { cookie } = vito;
  const { headers } = await vito.delete('/api/sessions/mine');
  expect(headers['set-cookie']).toMatch(/^omerta=; Max-Age=0; Path=\/; HttpOnly; SameSite=Lax$/);
  vito.cookie = cookie;
  expect((await vito.get('/api/me')).body).toEqual({});
});

test('a ticket logs the same person in on another device, once', async () => {
  const phone = await server.guest('Rocco');
  const { ticket } = (await phone.post('/api/me/tickets')).body;
  const laptop = server.stranger();
  expect((await laptop.post('/api/sessions/tickets', { ticket })).body.name).toBe('Rocco');
  expect((await laptop.get('/api/me')).body).toEqual((await phone.get('/api/me')).body);
  const second = await server.stranger().post('/api/sessions/tickets', { ticket });
  expect(second).toMatchObject({ status: 401, body: { code: 'badTicket' } });
  const asCookie = server.stranger();
  asCookie.cookie = `omerta=${ticket}`;
  expect((await asCookie.get('/api/me')).body).toEqual({});
});

test('deleting an account needs the password', async () => {
  const tessio = server.stranger();
  await tessio.post('/api/accounts', { name: 'Tessio', password: 'for old times' });
  expect(await tessio.delete('/api/me', {})).toMatchObject({ status: 401, body: { code: 'wrongPassword' } });
  expect(await tessio.delete('/api/me', { password: 'for old times' })).toMatchObject({ status: 200 });
  expect((await tessio.get('/api/me')).body).toEqual({});
  expect(await server.stranger().post('/api/sessions', { name: 'Tessio', password: 'for old times' })).toMatchObject({
    status: 401,
  });
  expect(await server.stranger().post('/api/guests', { name: 'Tessio' })).toMatchObject({ status: 200 });
});

test('tokens are created, listed without their secret, used and revoked', async () => {
  const vito = await server.guest();
  const made = (await vito.post('/api/me/tokens', { name: 'my bot' })).body;
  const listed = (await vito.get('/api/me/tokens')).body;
  expect(listed).toEqual({ tokens: [{ id: made.id, name: 'my bot', createdAt: made.createdAt }] });
  expect(JSON.stringify(listed)).not.toContain(made.token);

  const authorization = `Bearer ${made.token}`;
  const bot = server.stranger();
  expect((await bot.get('/api/me', { authorization })).body.person.name).toBe('Vito');
  for (const [method, url, body] of [
    ['POST', '/api/me/tokens', { name: 'another' }],
    ['GET', '/api/me/tokens', undefined],
    ['PATCH', '/api/me', { name: 'Bot' }],
    ['DELETE', '/api/me', {}],
    ['POST', '/api/me/tickets', undefined],
    ['PUT', '/api/me/password', { old: 'x'.repeat(8), password: 'y'.repeat(8) }],
  ] as const) {
    const answer = await bot.ask(method, url, body, { authorization });
    expect(answer).toMatchObject({ status: 403, body: { code: 'notForTokens' } });
  }
  const other = await server.guest('Paulie');
  expect(await other.delete(`/api/me/tokens/${made.id}`)).toMatchObject({ status: 404 });
  expect(await vito.delete(`/api/me/tokens/${made.id}`)).toMatchObject({ status: 200 });
  expect((await bot.get('/api/me', { authorization })).body).toEqual({});
});

test('tickets expire soon; a session is extended about once a day and expires without visits', async () => {
  let now = Date.now();
  const clock = { now: () => now, passed: () => 0, after: () => () => undefined };
  const slow = await openTestServer({}, { clock });
  try {
    const vito = await slow.guest();
    expect((await vito.get('/api/me')).headers['set-cookie']).toBe(undefined);
    const { ticket, seconds } = (await vito.post('/api/me/tickets')).body;
    now += seconds * 1000 + 1;
    expect(await slow.stranger().post('/api/sessions/tickets', { ticket })).toMatchObject({ status: 401 });
    now += 89 * 24 * 3600 * 1000;
    expect((await vito.get('/api/me')).headers['set-cookie']).toMatch(/Max-Age=7776000/);
    now += 89 * 24 * 3600 * 1000;
    expect((await vito.get('/api/me')).body.person.name).toBe('Vito');
    now += 91 * 24 * 3600 * 1000;
    expect((await vito.get('/api/me')).body).toEqual({});
  } finally {
    await slow.close();
  }
});
