// An evening over HTTP: a television, phones, a remote.
import { afterEach, expect, test } from 'vitest';
import { Disk } from '../../testing/memoryStore.ts';
import { type Browser, entropy, openTestServer, type TestServer } from '../../testing/testServer.ts';
import { cleanUpIdle } from '../cleanUpIdle.ts';

const open: TestServer[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await server.close();
});

async function room(disk = new Disk()) {
  const server = await openTestServer({}, {}, disk);
  open.push(server);
  const tv = server.stranger();
  const { match, key } = (await tv.post('/api/rooms', { language: 'pl' })).body;
  const at = `/api/matches/${match}`;
  const onTv = async (id = match) => (await tv.get(`/api/matches/${id}?screen=${key}`)).body;
  const { code } = (await onTv()).room;
  const join = async (name: string, isReady = true) => {
    const phone = await server.guest(name);
    const sat = await phone.post(`${at}/sit`, { code });
    if (isReady) await phone.put(`${at}/ready`, { entropy: entropy() });
    return { phone, sat };
  };
  const remote = (phone: Browser, act: object, id = match) => phone.post(`/api/matches/${id}/remote`, act);
  return { server, tv, match, key, at, code, onTv, join, remote };
}

test('a television opens a room without a name or a seat; the first phone is host, and bots fill up', async () => {
  const { server, tv, at, code, onTv, join } = await room();
  expect(await onTv()).toMatchObject({
    stage: 'lobby',
    code: expect.stringMatching(/^[A-HJ-NP-Z]{4}$/),
    settings: { language: 'pl', pace: 'party', clock: { kind: 'decision', each: 30 } },
    you: { viewer: 'spectator', isHost: false, isScreen: true },
    room: { code, fill: 4, ended: false },
  });
  const { phone: ola, sat } = await join('Ola');
  expect(sat.body).toMatchObject({ host: 0, you: { viewer: 0, isHost: true }, room: { code, owner: 0 } });
  await join('Jan');
  const dealt = await ola.post(`${at}/deal`, {});
  expect(dealt.body).toMatchObject({
    stage: 'playing',
    seats: [{ name: 'Ola' }, { name: 'Jan' }, { kind: 'bot' }, { kind: 'bot' }],
  });
  expect(await tv.post(`${at}/remote`, { act: 'pause' })).toMatchObject({ status: 401 });
  expect((await server.stranger().get('/api/matches')).text).not.toContain(code);
});

test('the table grows with its people up to the most of the game, and shrinks again', async () => {
  const { at, onTv, join } = await room();
  const phones = [];
  for (let guest = 0; guest < 8; guest++) phones.push((await join(`Guest ${guest}`, guest > 4)).phone);
  expect((await onTv()).seats).toHaveLength(8);
  expect((await join('Ninth')).sat).toMatchObject({ status: 409, body: { code: 'seatTaken' } });
  for (const phone of phones.slice(2)) await phone.post(`${at}/stand`);
  expect((await onTv()).seats.map(({ name }: { name: string }) => name)).toEqual(['Guest 0', 'Guest 1', '', '']);
});

test('players who are not ready are asked about, not dropped: a bot covers for them until they are back', async () => {
  const { at, join } = await room();
  const { phone: ola } = await join('Ola');
  const { phone: jan } = await join('Jan', false);
  expect(await ola.post(`${at}/deal`, {})).toMatchObject({ status: 409, body: { code: 'notReady' } });
  const dealt = await ola.post(`${at}/deal`, { without: true });
  expect(dealt.body.seats[1]).toMatchObject({ kind: 'person', name: 'Jan', takenOverByBot: true });
  expect((await jan.post(`${at}/return`)).body.seats[1]).toMatchObject({ takenOverByBot: false });
});

test('a restart brings the same room back, with its code', async () => {
  const disk = new Disk();
  const { server, match, key, code, join } = await room(disk);
  await join('Ola');
  open.splice(0);
  await server.close();
  const again = await openTestServer({}, {}, disk);
  open.push(again);
  const seen = (await again.stranger().get(`/api/matches/${match}?screen=${key}`)).body;
  expect(seen).toMatchObject({ code, seats: { 0: { name: 'Ola' } }, room: { code, owner: 0 } });
  expect(await again.stranger().get(`/api/codes/${code.toLowerCase()}`)).toMatchObject({ body: { match } });
});

test('the next game of an evening keeps code, people, host and television; the host may choose another game', async () => {
  const { server, match, key, code, join, remote, at } = await room();
  const [{ phone: ola }, { phone: jan }] = [await join('Ola'), await join('Jan')];
  expect(await jan.post(`${at}/next`, { game: 'corleone' })).toMatchObject({ body: { code: 'notHost' } });
  const other = (await ola.post(`${at}/next`, { game: 'corleone' })).body;
  expect(other).toMatchObject({ game: 'corleone', stage: 'lobby', room: { code }, host: 0 });
  const tv = server.stranger();
  expect((await tv.get(`${at}?screen=${key}`)).body).toMatchObject({ stage: 'abandoned', next: other.match });
  expect((await tv.get(`/api/matches/${other.match}?screen=${key}`)).body.room.code).toBe(code);
  expect((await tv.get(`/api/codes/${code}`)).body.match).toBe(other.match);
  for (const phone of [ola, jan]) await phone.put(`/api/matches/${other.match}/ready`, { entropy: entropy() });
  await ola.post(`/api/matches/${other.match}/deal`, {});
  await remote(ola, { act: 'endGame' }, other.match);
  expect((await tv.get(`/api/codes/${code}`)).body.match).toBe(other.match); // the room stays open between two games
  const third = (await jan.post(`/api/matches/${other.match}/next`, {})).body;
  expect(third).toMatchObject({
    game: 'corleone',
    host: 0,
    room: { code },
    seats: [{ name: 'Ola' }, { name: 'Jan' }, {}, {}],
  });
  expect(third.match).not.toBe(match);
  expect((await ola.post(`/api/matches/${other.match}/next`, {})).body.match).toBe(third.match);
});

test('a guest who is kept out is told so, also with another name on the same phone, and can be let back', async () => {
  const { server, at, code, join, remote, onTv } = await room();
  const { phone: ola } = await join('Ola');
  const { phone: jan } = await join('Jan');
  expect(await remote(jan, { act: 'keepOut', seat: 0 })).toMatchObject({ status: 403, body: { code: 'notHost' } });
  expect(await remote(ola, { act: 'keepOut', seat: 0 })).toMatchObject({ status: 409, body: { code: 'stillThere' } });
  expect((await remote(ola, { act: 'keepOut', seat: 1 })).body).toMatchObject({
    seats: { 1: { kind: 'empty' } },
    room: { keptOut: 1 },
  });
  expect((await onTv()).room.keptOut).toBeUndefined();
  const told = { status: 403, body: { code: 'shownOut' } };
  expect(await jan.get(`/api/codes/${code}`)).toMatchObject(told);
  expect(await jan.post(`${at}/sit`, { code })).toMatchObject(told);
  jan.cookie = undefined;
  await jan.post('/api/guests', { name: 'Not Jan' });
  expect(await jan.get(`/api/codes/${code}`)).toMatchObject(told);
  expect(await jan.post(`${at}/sit`, { code })).toMatchObject(told);
  expect(await server.stranger().get(`/api/codes/${code}`)).toMatchObject({ status: 200 });
  await remote(ola, { act: 'letBack' });
  expect(await jan.post(`${at}/sit`, { code })).toMatchObject({ status: 200 });
});

test('the remote pauses, resumes and ends; a wrong or late command changes nothing', async () => {
  const { at, join, remote, onTv } = await room();
  const { phone: ola } = await join('Ola');
  const { phone: jan } = await join('Jan');
  expect(await remote(ola, { act: 'pause' })).toMatchObject({ status: 409, body: { code: 'notPlaying' } });
  expect(await remote(ola, { act: 'explode' })).toMatchObject({ status: 400, body: { code: 'unreadable' } });
  await ola.post(`${at}/deal`, {});
  expect(await ola.post(`${at}/deal`, {})).toMatchObject({ status: 409, body: { code: 'notInLobby' } });
  const before = await onTv();
  for (const act of ['pause', 'resume', 'moreTime', 'endGame', 'endEvening'])
    expect(await remote(jan, { act })).toMatchObject({ status: 403, body: { code: 'notHost' } });
  expect((await onTv()).seats).toEqual(before.seats);
  expect((await remote(ola, { act: 'pause' })).body).toMatchObject({ isPaused: true });
  expect((await remote(ola, { act: 'resume' })).body).toMatchObject({ isPaused: false });
  expect((await remote(ola, { act: 'moreTime' })).body.clocks[0].left).toBeGreaterThan(30_000);
  expect((await remote(ola, { act: 'endEvening' })).body).toMatchObject({ stage: 'abandoned', room: { ended: true } });
  expect(await ola.post(`${at}/next`, {})).toMatchObject({ status: 409, body: { code: 'notOver' } });
});

test('a late guest takes over a bot when the next round begins, and sees nothing of the seat before', async () => {
  const { server, at, code, join } = await room();
  const { phone: ola } = await join('Ola');
  await ola.post(`${at}/deal`, {});
  const maja = await server.guest('Maja');
  expect(await maja.post(`${at}/seats/0/take`, { code })).toMatchObject({ body: { code: 'seatTaken' } });
  const coming = (await maja.post(`${at}/seats/2/take`, { code })).body;
  expect(coming).toMatchObject({
    you: { viewer: 'spectator' },
    room: { comesTo: 2 },
    seats: { 2: { kind: 'bot', comes: 'Maja' } },
  });
  expect(await maja.get(`${at}/seat?code=${code}`)).toMatchObject({ status: 404 });
  expect(await maja.post(`${at}/seats/3/take`, { code })).toMatchObject({ body: { code: 'alreadySeated' } });
});

test('a room closes two hours after the last connection, and its code is free', async () => {
  const { server, match, code } = await room();
  const { parts } = server;
  const cleanUp = (hours: number) => {
    const now = Date.now() + hours * 3_600_000;
    return cleanUpIdle(parts.store, parts.matches, parts.config, { now, trusted: now });
  };
  await cleanUp(1.9);
  expect((await parts.store.matchByCode(code))?.id).toBe(match);
  await cleanUp(2.1);
  expect(await parts.store.matchByCode(code)).toBeUndefined();
  expect(await parts.store.countCodes()).toBe(0);
});
