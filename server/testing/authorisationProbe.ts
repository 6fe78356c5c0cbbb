// Sends the request of one row of the authorisation table, as one of the roles.

import type { Case, Role } from './authorisation.ts';
import { ANY_GAME } from './games.ts';
import { removePlayer } from './play/table.ts';
import { type Browser, entropy, type Method, type TestServer } from './testServer.ts';

interface TableSetup {
  readonly people: Readonly<Record<Role, Browser>>;
  readonly match: string;
}

export class AuthorisationProbe {
  readonly #server: TestServer;
  /** Tables that no request has changed yet, by stage and visibility. */
  readonly #untouched = new Map<string, Promise<TableSetup>>();

  constructor(server: TestServer) {
    this.#server = server;
  }

  /** `yes`, or the code of the refusal. */
  async verdictFor(row: Case, role: Role): Promise<string> {
    if (row.stage === 'room' || row.stage === 'show') return this.#verdictInRoom(row, role);
    const visibility = role === 'otherPlayer' ? 'private' : 'public';
    const place = `${row.stage} ${visibility}`;
    const setup = this.#untouched.get(place) ?? setUpTable(this.#server, row.stage, visibility);
    this.#untouched.set(place, setup);
    const verdict = await verdictAt(this.#server, await setup, row, role);
    if (verdict === 'yes' && !row.endpoint.startsWith('GET')) this.#untouched.delete(place);
    return verdict;
  }

  /** A room of its own for each request: most of them change it. */
  async #verdictInRoom(row: Case, role: Role): Promise<string> {
    const { setup, code } = await setUpRoom(this.#server, row.stage === 'show');
    const knowsCode = role === 'spectator' || role === 'formerPlayer';
    const [method, path] = row.endpoint.split(' ') as [Method, string];
    const takesCode = path.endsWith('/sit') || path.endsWith('/take');
    const asked = { ...row, body: { ...row.body, ...(knowsCode && takesCode ? { code } : {}) } };
    if (knowsCode && method === 'GET' && path === '/api/matches/:id') {
      const answer = await setup.people[role].get(`/api/matches/${setup.match}?code=${code}`);
      return answer.status === 200 ? 'yes' : answer.body.code;
    }
    const seat = path.endsWith('/take') ? 3 : 1;
    return verdictAt(this.#server, setup, method === 'GET' ? row : asked, role, seat);
  }
}

/** A room with a host, a player, one whom the host keeps out, and a bot on seat 3 once the game runs. */
async function setUpRoom(
  server: TestServer,
  isPlaying: boolean,
): Promise<{ readonly setup: TableSetup; readonly code: string }> {
  const { match, key } = (await server.stranger().post('/api/rooms', {})).body;
  const url = `/api/matches/${match}`;
  const { code } = (await server.stranger().get(`${url}?screen=${key}`)).body;
  const [host, player, formerPlayer] = [
    await server.guest('Host'),
    await server.guest('Player'),
    await server.guest('Former'),
  ];
  for (const each of [host, player, formerPlayer]) {
    await each.post(`${url}/sit`, { code });
    await each.put(`${url}/ready`, { entropy: entropy() });
  }
  if (isPlaying) await host.post(`${url}/deal`, {});
  await host.post(`${url}/remote`, { act: 'keepOut', seat: 2 });
  const otherPlayer = await server.guest('Outsider');
  const spectator = await server.guest('Spectator');
  return {
    setup: { people: { anonymous: server.stranger(), otherPlayer, spectator, formerPlayer, player, host }, match },
    code,
  };
}

/** One table at one stage, and a person in each role. Only the table of otherPlayer is private. */
async function setUpTable(
  server: TestServer,
  stage: Case['stage'],
  visibility: 'public' | 'private',
): Promise<TableSetup> {
  const [host, player, formerPlayer] = [
    await server.guest('Host'),
    await server.guest('Player'),
    await server.guest('Former'),
  ];
  const { match, code } = (await host.post('/api/matches', { game: ANY_GAME, options: { players: 3 }, visibility }))
    .body;
  const url = `/api/matches/${match}`;
  await player.post(`${url}/sit`, { seat: 1, code });
  await formerPlayer.post(`${url}/sit`, { seat: 2, code });
  if (stage === 'lobby' || stage === 'none') await host.delete(`${url}/seats/2`);
  else {
    for (const each of [host, player, formerPlayer]) await each.put(`${url}/ready`, { entropy: entropy() });
    await host.post(`${url}/start`);
    await removePlayer(server.parts.matches, match, 2);
  }
  if (stage === 'ended') for (const each of [host, player]) await each.put(`${url}/votes/abandon`, { wants: true });
  const otherPlayer = await server.guest('Outsider');
  await otherPlayer.post('/api/matches', { game: ANY_GAME });
  const people = {
    anonymous: server.stranger(),
    otherPlayer,
    spectator: await server.guest('Spectator'),
    formerPlayer,
    player,
    host,
  };
  return { people, match };
}

async function verdictAt(
  server: TestServer,
  { people, match }: TableSetup,
  { endpoint, body }: Case,
  role: Role,
  seat = endpoint.endsWith('/bot') ? 2 : 1,
): Promise<string> {
  const [method, path] = endpoint.split(' ') as [Method, string];
  const url = path
    .replace(':id', match)
    .replace(':seat', String(seat))
    .replace(':about', 'pause')
    .replace(':code', 'AAAAAA')
    .replace(':hash', '0'.repeat(16))
    .replace(':token', '0'.repeat(64))
    .replace(':session', '0'.repeat(64))
    .replace(':mute', 'a'.repeat(12));
  const given = JSON.parse(JSON.stringify(body ?? null)?.replace('UNIQUE', `New ${role}`));
  if (path.endsWith('/stream')) return streamVerdict(server, people[role], url);
  const answer = await people[role].ask(method, url, given ?? undefined);
  return answer.status === 200 ? 'yes' : answer.body.code;
}

/** An allowed stream does not end by itself. */
async function streamVerdict(server: TestServer, { cookie }: Browser, url: string): Promise<string> {
  const headers = { host: 'server.test', ...(cookie === undefined ? {} : { cookie }) };
  const response = await server.app.inject({ method: 'GET', url, headers, payloadAsStream: true });
  const stream = response.stream();
  if (response.statusCode === 200) {
    stream.destroy();
    return 'yes';
  }
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()).code;
}
