// Asks a house for what a row of the table names, as one of the roles.
import type { Case, Role } from './authorisation.ts';
import { type Browser, entropy, type Method, type TestServer } from './testServer.ts';

interface Surroundings {
  readonly people: Readonly<Record<Role, Browser>>;
  readonly match: string;
}

export class AuthorisationProbe {
  readonly #house: TestServer;
  /** Tables that nobody was allowed to change yet, by stage and visibility. */
  readonly #untouched = new Map<string, Promise<Surroundings>>();

  constructor(house: TestServer) {
    this.#house = house;
  }

  /** `yes`, or the code of the refusal. */
  async verdictFor(row: Case, role: Role): Promise<string> {
    const visibility = role === 'otherPlayer' ? 'private' : 'public';
    const place = `${row.stage} ${visibility}`;
    const surroundings = this.#untouched.get(place) ?? around(this.#house, row.stage, visibility);
    this.#untouched.set(place, surroundings);
    const verdict = await askedAt(this.#house, await surroundings, row, role);
    if (verdict === 'yes' && !row.endpoint.startsWith('GET')) this.#untouched.delete(place);
    return verdict;
  }
}

/** Everybody around one table at one stage. Only the otherPlayer's is private. */
async function around(
  house: TestServer,
  stage: Case['stage'],
  visibility: 'public' | 'private',
): Promise<Surroundings> {
  const [host, player, formerPlayer] = [
    await house.guest('Host'),
    await house.guest('Player'),
    await house.guest('Former'),
  ];
  const { match, code } = (await host.post('/api/matches', { game: 'corleone', options: { players: 3 }, visibility }))
    .body;
  const url = `/api/matches/${match}`;
  await player.post(`${url}/sit`, { seat: 1, code });
  await formerPlayer.post(`${url}/sit`, { seat: 2, code });
  if (stage === 'lobby' || stage === 'none') await host.delete(`${url}/seats/2`);
  else {
    for (const each of [host, player, formerPlayer]) await each.put(`${url}/ready`, { entropy: entropy() });
    await host.post(`${url}/start`);
    await host.delete(`${url}/seats/2`);
  }
  if (stage === 'ended') for (const each of [host, player]) await each.put(`${url}/votes/abandon`, { wants: true });
  const otherPlayer = await house.guest('Outsider');
  await otherPlayer.post('/api/matches', { game: 'corleone' });
  const people = {
    anonymous: house.stranger(),
    otherPlayer,
    spectator: await house.guest('Spectator'),
    formerPlayer,
    player,
    host,
  };
  return { people, match };
}

async function askedAt(
  house: TestServer,
  { people, match }: Surroundings,
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
    .replace(':mute', 'a'.repeat(12));
  const given = JSON.parse(JSON.stringify(body ?? null)?.replace('UNIQUE', `New ${role}`));
  if (path.endsWith('/stream')) return streamVerdict(house, people[role], url);
  const answer = await people[role].ask(method, url, given ?? undefined);
  return answer.status === 200 ? 'yes' : answer.body.code;
}

/** A stream that is allowed does not end by itself. */
async function streamVerdict(house: TestServer, { cookie }: Browser, url: string): Promise<string> {
  const headers = { host: 'house.test', ...(cookie === undefined ? {} : { cookie }) };
  const response = await house.app.inject({ method: 'GET', url, headers, payloadAsStream: true });
  const stream = response.stream();
  if (response.statusCode === 200) {
    stream.destroy();
    return 'yes';
  }
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()).code;
}
