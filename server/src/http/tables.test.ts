import { afterAll, beforeAll, expect, test } from 'vitest';
import { fakeClock } from '../../testing/play/fakeClock.ts';
import { entropy, openTestServer, type TestServer, tableOfBots } from '../../testing/testServer.ts';
import { GRACE } from '../matches/seatPresence.ts';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

const newTable = { game: 'corleone', options: { players: 2 } };

/** A game of two. */
async function playing({ guest }: TestServer) {
  const [vito, sonny] = [await guest(), await guest('Sonny')];
  const { match } = (await vito.post('/api/matches', newTable)).body;
  const at = `/api/matches/${match}`;
  await sonny.post(`${at}/sit`, {});
  for (const each of [vito, sonny]) await each.put(`${at}/ready`, { entropy: entropy() });
  await vito.post(`${at}/start`);
  return { vito, sonny, at };
}

test('the games are listed with their players, options and bots', async () => {
  const { games } = (await server.stranger().get('/api/games')).body;
  expect(games).toMatchObject([
    { id: 'corleone', players: { least: 2, most: 5, usual: 4 }, options: { players: 4 } },
    { id: 'cashnguns', players: { least: 4, most: 8, usual: 6 }, options: { players: 6 } },
  ]);
  for (const { bots } of games) expect(bots).toEqual(['novice', 'casual', 'regular', 'strong', 'expert']);
});

test('a table from the first seat to the start', async () => {
  const [vito, sonny] = [await server.guest('Vito'), await server.guest('Sonny')];
  const opened = await vito.post('/api/matches', { ...newTable, visibility: 'public', title: 'Sunday dinner' });
  expect(opened).toMatchObject({
    status: 200,
    body: {
      stage: 'lobby',
      title: 'Sunday dinner',
      host: 0,
      you: { viewer: 0, isHost: true },
      options: { players: 2 },
    },
  });
  const at = `/api/matches/${opened.body.match}`;
  const { tables } = (await sonny.get('/api/matches?game=corleone')).body;
  expect(tables).toContainEqual(expect.objectContaining({ id: opened.body.match, title: 'Sunday dinner' }));

  expect(await sonny.post(`${at}/start`)).toMatchObject({ status: 403, body: { code: 'notHost' } });
  expect(await sonny.put(`${at}/ready`, { entropy: entropy() })).toMatchObject({ body: { code: 'notSeated' } });
  expect(await sonny.post(`${at}/sit`, { seat: 0 })).toMatchObject({ status: 409, body: { code: 'seatTaken' } });
  expect(await sonny.post(`${at}/sit`, { seat: 9 })).toMatchObject({ status: 409, body: { code: 'noSuchSeat' } });
  expect(await sonny.post(`${at}/sit`, {})).toMatchObject({ status: 200, body: { you: { viewer: 1, isHost: false } } });
  expect(await vito.post(`${at}/start`)).toMatchObject({ status: 409, body: { code: 'notReady' } });
  await vito.put(`${at}/ready`, { entropy: entropy() });
  await sonny.put(`${at}/ready`, { entropy: entropy() });
  await sonny.delete(`${at}/ready`);
  expect(await vito.post(`${at}/start`)).toMatchObject({ status: 409, body: { code: 'notReady' } });
  const ready = (await sonny.put(`${at}/ready`, { entropy: 'ab'.repeat(16) })).body;
  expect(ready.seats.map((seat: { ready: boolean }) => seat.ready)).toEqual([true, true]);
  expect(JSON.stringify(ready)).not.toContain('ab'.repeat(16));
  expect(await vito.post(`${at}/start`)).toMatchObject({ status: 200, body: { stage: 'playing' } });
  expect(await sonny.post(`${at}/stand`)).toMatchObject({ status: 409, body: { code: 'notInLobby' } });
});

test('the host changes options; all players have to get ready again', async () => {
  const vito = await server.guest();
  const { match } = (await vito.post('/api/matches', newTable)).body;
  const at = `/api/matches/${match}`;
  await vito.put(`${at}/ready`, { entropy: entropy() });
  const changed = await vito.patch(at, {
    options: { players: 3 },
    settings: { clock: { kind: 'decision', each: 30 } },
  });
  expect(changed).toMatchObject({
    status: 200,
    body: { options: { players: 3 }, settings: { clock: { each: 30 }, log: 'open' } },
  });
  expect(changed.body.seats.map(({ kind, ready }: { kind: string; ready: boolean }) => [kind, ready])).toEqual([
    ['person', false],
    ['empty', false],
    ['empty', false],
  ]);
  const bad = await vito.patch(at, { options: { players: 9, luck: 'all' } });
  expect(bad).toMatchObject({
    status: 400,
    body: { code: 'badOptions', problems: ['players: must be 2 to 5', 'luck: no such option'] },
  });
  expect(await vito.patch(at, { settings: { clock: { kind: 'decision', each: 1 } } })).toMatchObject({ status: 400 });
  expect(await vito.patch(at, { settings: { cheats: true } })).toMatchObject({
    status: 400,
    body: { code: 'unreadable' },
  });
  const other = await server.guest();
  expect(await other.patch(at, { title: 'Mine' })).toMatchObject({ status: 403, body: { code: 'notHost' } });
});

test('bots take seats, and leave them again', async () => {
  const vito = await server.guest();
  const { match } = (await vito.post('/api/matches', { game: 'cashnguns', options: { players: 4 } })).body;
  const at = `/api/matches/${match}/seats`;
  expect(await vito.put(`${at}/2/bot`, { level: 'random' })).toMatchObject({
    status: 200,
    body: { seats: { 2: { kind: 'bot', level: 'random', ready: true } } },
  });
  const { seats } = (await vito.put(`${at}/1/bot`, { level: 'sharp' })).body; // the name in an earlier release
  expect(seats[1]).toMatchObject({ kind: 'bot', level: 'strong', name: expect.stringMatching(/^[A-Z]/) });
  expect(seats[1].name).not.toBe(seats[2].name);
  expect(await vito.put(`${at}/2/bot`, {})).toMatchObject({ status: 409, body: { code: 'seatTaken' } });
  expect(await vito.put(`${at}/3/bot`, { level: 'genius' })).toMatchObject({
    status: 400,
    body: { code: 'noSuchLevel' },
  });
  expect(await vito.delete(`${at}/2`)).toMatchObject({ status: 200, body: { seats: { 2: { kind: 'empty' } } } });
});

test('a private table is visible to its players and to those who know the code', async () => {
  const [vito, sonny] = [await server.guest(), await server.guest('Sonny')];
  const { match, code } = (await vito.post('/api/matches', { ...newTable, visibility: 'private' })).body;
  expect(code).toMatch(/^[A-HJ-NP-Z]{4}$/);
  const hidden = { status: 404, body: { code: 'noSuchMatch' } };
  expect(await sonny.get(`/api/matches/${match}`)).toMatchObject(hidden);
  expect(await sonny.post(`/api/matches/${match}/sit`, {})).toMatchObject(hidden);
  expect(await sonny.get(`/api/matches/${match}?code=AAAAAA`)).toMatchObject(hidden);
  expect(await sonny.get('/api/codes/AAAAAA')).toMatchObject(hidden);
  expect((await sonny.get('/api/matches')).text).not.toContain(match);
  const found = await sonny.get(`/api/codes/${code.toLowerCase()}`);
  expect(found).toMatchObject({ status: 200, body: { match } });
  expect(found.body.code).toBe(undefined);
  expect(await server.stranger().get(`/api/codes/${code}`)).toMatchObject({ status: 200, body: { match } }); // no name yet
  expect(await server.stranger().get('/api/codes')).toMatchObject({ status: 200, body: { letters: 4 } });
  expect(await sonny.post(`/api/matches/${match}/sit`, { code })).toMatchObject({ status: 200, body: { code } });
  expect(await sonny.get(`/api/matches/${match}`)).toMatchObject({ status: 200 });
});

test('a table that becomes private gets a code, and loses it again', async () => {
  const vito = await server.guest();
  const { match } = (await vito.post('/api/matches', newTable)).body;
  const hidden = (await vito.patch(`/api/matches/${match}`, { visibility: 'private' })).body;
  expect(hidden.code).toMatch(/^[A-HJ-NP-Z]{4}$/);
  const open = (await vito.patch(`/api/matches/${match}`, { visibility: 'public' })).body;
  expect(open.code).toBe(undefined);
  expect(await vito.get(`/api/codes/${hidden.code}`)).toMatchObject({ status: 404 });
});

test('an unlisted table is open by link and not listed', async () => {
  const vito = await server.guest();
  const { match } = (await vito.post('/api/matches', newTable)).body;
  expect(await server.stranger().get(`/api/matches/${match}`)).toMatchObject({
    status: 200,
    body: { you: { viewer: 'spectator' } },
  });
  expect((await server.stranger().get('/api/matches')).text).not.toContain(match);
});

test('the pace is brisk unless the host sets another', async () => {
  const vito = await server.guest();
  const made = (await vito.post('/api/matches', newTable)).body;
  expect(made.settings.pace).toBe('brisk');
  const at = `/api/matches/${made.match}`;
  for (const pace of ['party', 'instant']) {
    expect(await vito.patch(at, { settings: { pace } })).toMatchObject({ body: { settings: { pace } } });
  }
  expect(await vito.patch(at, { settings: { pace: 'slow' } })).toMatchObject({ status: 400 });
  const other = await vito.post('/api/matches', { ...newTable, settings: { pace: 'party' } });
  expect(other.body.settings.pace).toBe('party');
});

test('the host hands over, and the table outlives its host', async () => {
  const [vito, sonny] = [await server.guest(), await server.guest('Sonny')];
  const { match } = (await vito.post('/api/matches', newTable)).body;
  const at = `/api/matches/${match}`;
  await sonny.post(`${at}/sit`, {});
  expect(await vito.put(`${at}/host`, { seat: 1 })).toMatchObject({
    status: 200,
    body: { host: 1, you: { isHost: false } },
  });
  expect(await sonny.post(`${at}/stand`)).toMatchObject({ status: 200 });
  expect(await vito.get(at)).toMatchObject({ body: { host: 0, you: { isHost: true } } });
  expect(await vito.post(`${at}/stand`)).toMatchObject({ body: { stage: 'abandoned' } });
});

test('a bot answers for a player who leaves, who may come back; the host removes absent players only', async () => {
  const clock = fakeClock();
  const server = await openTestServer({}, { clock });
  const [vito, sonny] = [await server.guest(), await server.guest('Sonny')];
  const { match } = (await vito.post('/api/matches', newTable)).body;
  const at = `/api/matches/${match}`;
  await sonny.post(`${at}/sit`, {});
  for (const each of [vito, sonny]) await each.put(`${at}/ready`, { entropy: entropy() });
  expect(await sonny.post(`${at}/leave`)).toMatchObject({ status: 409, body: { code: 'notPlaying' } });
  await vito.post(`${at}/start`);
  expect(await sonny.post(`${at}/leave`)).toMatchObject({ body: { seats: { 1: { takenOverByBot: true } } } });
  expect(await sonny.post(`${at}/return`)).toMatchObject({ body: { seats: { 1: { takenOverByBot: false } } } });
  expect(await sonny.post(`${at}/seats/0/takeover`)).toMatchObject({ status: 403, body: { code: 'notHost' } });
  for (let times = 0; times < 3; times++) {
    await clock.pass(GRACE - 1);
    await sonny.get(`${at}/seat`); // a program that asks now and then is present
    expect(await vito.get(at)).toMatchObject({ body: { seats: { 1: { present: true } } } });
    expect(await vito.post(`${at}/seats/1/takeover`)).toMatchObject({ status: 409, body: { code: 'stillThere' } });
    expect(await vito.delete(`${at}/seats/1`)).toMatchObject({ status: 409, body: { code: 'stillThere' } });
  }
  await clock.pass(GRACE);
  expect(await vito.get(at)).toMatchObject({ body: { seats: { 1: { present: false } } } });
  expect(await vito.post(`${at}/seats/1/takeover`)).toMatchObject({ body: { seats: { 1: { takenOverByBot: true } } } });
  expect(await vito.delete(`${at}/seats/1`)).toMatchObject({ body: { seats: { 1: { kind: 'bot' } } } });
  expect(await sonny.get(`${at}/seat`)).toMatchObject({ status: 403, body: { code: 'notSeated' } });
  await server.close();
});

test('a choice over HTTP does not show in who is present: it may be a hidden one', async () => {
  const clock = fakeClock();
  const server = await openTestServer({}, { clock });
  const { vito, sonny, at } = await playing(server);
  await clock.pass(GRACE);
  const nonsense = { decision: 0, command: 'abcdefghijkl', text: 'nonsense' };
  for (const path of ['choices', 'undo']) {
    const { text: _, ...undo } = nonsense;
    await sonny.post(`${at}/${path}`, path === 'undo' ? undo : nonsense);
    expect(await vito.get(at)).toMatchObject({ body: { seats: { 1: { present: false } } } });
  }
  await server.close();
});

test('a player shown out of a lobby stays out until the host invites again', async () => {
  const [vito, sonny] = [await server.guest(), await server.guest('Sonny')];
  const { match } = (await vito.post('/api/matches', newTable)).body;
  const at = `/api/matches/${match}`;
  await sonny.post(`${at}/sit`, {});
  expect(await vito.delete(`${at}/seats/1`)).toMatchObject({ status: 200, body: { shownOut: 1 } });
  for (const body of [{}, { seat: 1 }]) {
    expect(await sonny.post(`${at}/sit`, body)).toMatchObject({ status: 403, body: { code: 'shownOut' } });
  }
  expect((await sonny.get(at)).body).not.toHaveProperty('shownOut');
  expect(await sonny.post(`${at}/invite-again`)).toMatchObject({ status: 403, body: { code: 'notHost' } });
  expect((await vito.post(`${at}/invite-again`)).body).not.toHaveProperty('shownOut');
  expect(await sonny.post(`${at}/sit`, {})).toMatchObject({ status: 200 });
});

test('players pause, resume and abandon by vote', async () => {
  const { vito, sonny, at } = await playing(server);
  expect(await vito.put(`${at}/votes/pause`, { wants: true })).toMatchObject({
    body: { isPaused: false, votes: { pause: [0] } },
  });
  expect(await sonny.put(`${at}/votes/pause`, { wants: true })).toMatchObject({ body: { isPaused: true } });
  expect(await sonny.post(`${at}/resume`)).toMatchObject({ body: { isPaused: false } });
  await vito.put(`${at}/votes/abandon`, { wants: true });
  expect(await vito.post(`${at}/rematch`)).toMatchObject({ status: 409, body: { code: 'notOver' } });
  expect(await sonny.put(`${at}/votes/abandon`, { wants: true })).toMatchObject({ body: { stage: 'abandoned' } });

  const again = (await vito.post(`${at}/rematch`)).body;
  expect(again).toMatchObject({ stage: 'lobby', host: 0, seats: [{ name: 'Vito' }, { name: 'Sonny' }] });
  expect((await sonny.post(`${at}/rematch`)).body.match).toBe(again.match);
  expect((await vito.get(at)).body.next).toBe(again.match);
});

test('the number of open tables of one person is limited', async () => {
  const vito = await server.guest();
  for (let count = 0; count < 20; count++) expect((await vito.post('/api/matches', newTable)).status).toBe(200);
  expect(await vito.post('/api/matches', newTable)).toMatchObject({ status: 429, body: { code: 'tooMany' } });
});

test('deleting an account leaves every table first', async () => {
  const vito = server.stranger();
  await vito.post('/api/accounts', { name: 'Gone', password: 'long gone now' });
  const running = await tableOfBots(vito);
  await vito.post(`/api/matches/${running.match}/start`);
  const lobby = (await vito.post('/api/matches', newTable)).body.match;
  expect(await vito.delete('/api/me', { password: 'long gone now' })).toMatchObject({ status: 200 });
  expect((await server.stranger().get(`/api/matches/${lobby}`)).body).toMatchObject({ stage: 'abandoned' });
  const stored = (await server.stranger().get(`/api/matches/${running.match}`)).body;
  expect(JSON.stringify(stored)).not.toContain('Gone');
});

test('a frozen table says so over HTTP too', async () => {
  const vito = await server.guest('Vito');
  const { match } = (await vito.post('/api/matches', newTable)).body;
  expect((await vito.get(`/api/matches/${match}`)).body).toMatchObject({ isFrozen: false });
  await (await server.parts.matches.open(match))!.freeze(new Error('planted'));
  expect((await vito.get(`/api/matches/${match}`)).body).toMatchObject({ isFrozen: true });
});
