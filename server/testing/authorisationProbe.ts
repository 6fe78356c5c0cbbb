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
    const visibility = role === 'otherPlayer' ? 'private' : 'public';
    const place = `${row.stage} ${visibility}`;
    const setup = this.#untouched.get(place) ?? setUpTable(this.#server, row.stage, visibility);
    this.#untouched.set(place, setup);
    const verdict = await verdictAt(this.#server, await setup, row, role);
    if (verdict === 'yes' && !row.endpoint.startsWith('GET')) this.#untouched.delete(place);
    return verdict;
  }
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
): Promise<string> {
  const [method, path] = endpoint.split(' ') as [Method, string];
  const seat = endpoint.endsWith('/bot') ? 2 : 1;
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
