// People whose names earlier releases allowed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../testing/testServer.ts';
import { hashPassword } from './passwords.ts';
import { newPersonId } from './tokens.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test.each([
  ['Vi\u3164to', 'Vito', 'Michael'],
  ['\u3164', '?', 'Fredo'],
  ['\u0301\u0302', '?', 'Tom'],
  ['Don\ufe0f', 'Don', 'Connie'],
])('an account with the old name %j logs in, is called %j and takes a new name', async (name, shown, next) => {
  const passwordHash = (await hashPassword('keep your friends', 4)) as string; // not busy
  const person = { id: newPersonId(), name, passwordHash, language: 'en', createdAt: 1, lastSeen: 1 };
  await server.parts.store.addPerson(person);
  const old = server.stranger();
  expect(await old.post('/api/sessions', { name, password: 'keep your friends' })).toMatchObject({ status: 200 });
  const opened = await old.post('/api/matches', { game: 'corleone', options: { players: 2 } });
  expect(opened.body.seats[0].name).toBe(shown);
  expect(await old.patch('/api/me', { name: '\u3164' })).toMatchObject({ status: 400, body: { code: 'badName' } });
  expect(await old.patch('/api/me', { name: next })).toMatchObject({ status: 200, body: { name: next } });
});
