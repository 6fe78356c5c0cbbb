// Tables with people at them, made as people make them: over HTTP.
import { randomBytes, randomInt } from 'node:crypto';
import { eachOf } from './eachOf.ts';
import { SEATS } from './options.ts';

/** A table that has begun. */
export interface Seated {
  readonly match: string;
  readonly game: string;
  readonly cookies: readonly string[]; // by seat
}

export const GAMES = ['corleone', 'cashnguns'] as const;

export function seatTables(address: string, tables: number): Promise<Seated[]> {
  const games = Array.from({ length: tables }, (_, at) => GAMES[at % GAMES.length]!);
  return eachOf(games, AT_ONCE, game => seatTable(address, game));
}

async function seatTable(address: string, game: string): Promise<Seated> {
  const people = await Promise.all(Array.from({ length: SEATS }, () => guest(address)));
  const [host, ...others] = people as [Guest, ...Guest[]];
  const table = { game, visibility: 'public', options: { players: SEATS } };
  const { match } = await host.ask('POST', 'api/matches', table);
  const at = `api/matches/${match}`;
  for (const other of others) await other.ask('POST', `${at}/sit`, {});
  for (const person of people) {
    await person.ask('PUT', `${at}/ready`, { entropy: randomBytes(16).toString('hex') });
  }
  await host.ask('POST', `${at}/start`);
  return { match: String(match), game, cookies: people.map(({ cookie }) => cookie) };
}

interface Guest {
  readonly cookie: string;
  ask(method: string, path: string, body?: object): Promise<Readonly<Record<string, unknown>>>;
}

/** Everybody comes from an address of their own, as behind a proxy: limits count by address. */
async function guest(address: string): Promise<Guest> {
  const { origin } = new URL(address);
  const forwarded = `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`;
  const send = async (method: string, path: string, cookie: string, body?: object) => {
    const json = body === undefined ? {} : { 'content-type': 'application/json' };
    const headers = { origin, 'x-forwarded-for': forwarded, cookie, ...json };
    const response = await fetch(`${address}${path}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const entered = await send('POST', 'api/guests', '', { name: 'Guest' });
  const cookie = entered.headers.getSetCookie()[0]!.split(';')[0]!;
  await entered.text();
  return {
    cookie,
    // Every reply of the house is an object.
    ask: async (method, path, body) =>
      (await (await send(method, path, cookie, body)).json()) as Readonly<Record<string, unknown>>,
  };
}

const AT_ONCE = 16; // tables
