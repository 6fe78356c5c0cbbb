import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryStore } from '../../testing/memoryStore.ts';
import { openTestServer, type TestServer, tableOfBots } from '../../testing/testServer.ts';
import type { Match, Subscription } from '../store/store.ts';
import { notifierOf, type Sent } from './notifier.ts';
import { isPushService, pushKeys } from './pushKeys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const device = (name: string): Omit<Subscription, 'person'> => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${name}`,
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
});

test('the keys are generated once, for all nodes', async () => {
  const store = memoryStore();
  expect(await pushKeys(store)).toEqual(await pushKeys(store));
});

test.each([
  'https://fcm.googleapis.com/fcm/send/x',
  'https://updates.push.services.mozilla.com/wpush/v2/x',
  'https://web.push.apple.com/x',
  'https://db5p.notify.windows.com/w/?token=x',
])('%s is a push service', endpoint => {
  expect(isPushService(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com:8443/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://evil-fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/x',
  'https://2130706433%2epush.apple.com/x',
  'https://127.0.0.1%2f.push.apple.com/x',
  'https://WEB.push.apple.com/x',
  'https://web.push.apple.com:443/x',
  'https://:secret@web.push.apple.com/x',
  'https:\\\\web.push.apple.com/x',
  'https://web.push.apple.com',
  ' https://web.push.apple.com/x',
  'file:///etc/passwd',
  'x',
])('%s is none', endpoint => {
  expect(isPushService(endpoint)).toBe(false);
});

test('a device is added and removed by its owner only', async () => {
  const [vito, sonny] = [await server.guest(), await server.guest('Sonny')];
  const { id } = (await vito.get('/api/me')).body.person;
  const kept = async () => (await server.parts.store.subscriptionsOf(id)).map(({ endpoint }) => endpoint);
  expect(await vito.put('/api/me/subscriptions', device('phone'))).toMatchObject({ status: 200 });
  const elsewhere = { ...device('phone'), endpoint: 'https://10.0.0.1/x' };
  expect(await vito.put('/api/me/subscriptions', elsewhere)).toMatchObject({ status: 400 });
  const { endpoint } = device('phone');
  await sonny.delete('/api/me/subscriptions', { endpoint });
  expect(await kept()).toEqual([endpoint]);
  await vito.delete('/api/me/subscriptions', { endpoint });
  expect(await kept()).toEqual([]);
});

/** Vito at a table with a bot, and what his devices were sent. */
async function absentPlayer(result: Sent = 'sent') {
  const vito = await server.guest();
  const { match: id } = await tableOfBots(vito, { title: 'Sunday dinner' });
  const { store } = server.parts;
  const match = (await store.matchById(id))!;
  const person = match.seats[0]!.person!;
  await store.addSubscription({ ...device(id), person }, {});
  const sent: [string, string][] = [];
  const present = { value: false };
  const time = { value: 0 };
  const onTurn = notifierOf({
    store,
    keys: { publicKey: '', privateKey: '' },
    contact: 'https://localhost',
    faults: server.parts.faults,
    now: () => time.value,
    hasPage: () => present.value,
    async send({ endpoint }, payload) {
      sent.push([endpoint, payload]);
      return result;
    },
  });
  const ask = async (asked: Match, ...seats: number[]) => {
    onTurn(asked, seats);
    await new Promise(resolve => setTimeout(resolve, 20));
  };
  return { match, person, sent, present, time, ask };
}

test('an absent player is notified of their turn, once a minute at most', async () => {
  const { match, sent, time, ask } = await absentPlayer();
  await ask(match, 0, 1);
  await ask(match, 0);
  const { id, game } = match;
  const payload = JSON.stringify({ kind: 'yourTurn', match: id, game, title: 'Sunday dinner' });
  expect(sent).toEqual([[device(id).endpoint, payload]]);
  time.value += 61_000;
  await ask(match, 0);
  expect(sent).toHaveLength(2);
});

test('a present player, or one replaced by a bot, is not notified', async () => {
  const { match, sent, present, ask } = await absentPlayer();
  present.value = true;
  await ask(match, 0);
  present.value = false;
  await ask({ ...match, seats: match.seats.with(0, { ...match.seats[0]!, takenOverByBot: true }) }, 0);
  expect(sent).toEqual([]);
});

test('an expired device is deleted', async () => {
  const { match, person, ask } = await absentPlayer('gone');
  await ask(match, 0);
  expect(await server.parts.store.subscriptionsOf(person)).toEqual([]);
});

test('a device whose address is no push service is deleted, and nothing is sent there', async () => {
  const { match, person, sent, ask } = await absentPlayer();
  const { store } = server.parts;
  const endpoint = 'https://2130706433%2epush.apple.com/x';
  await store.addSubscription({ ...device(match.id), endpoint, person }, {}); // accepted by an earlier release
  await ask(match, 0);
  const { endpoint: ours } = device(match.id);
  expect(sent.map(([to]) => to)).toEqual([ours]);
  expect((await store.subscriptionsOf(person)).map(each => each.endpoint)).toEqual([ours]);
});
