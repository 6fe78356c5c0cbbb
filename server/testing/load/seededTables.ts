// Tables that have started, stored by the server's own functions, hundreds in one transaction.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import cookies, { type Signer } from '@fastify/cookie';
import type { GameId } from '@omerta/games';
import { gameOf } from '../../src/games.ts';
import { setReady, sit, start } from '../../src/matches/lobby.ts';
import { afterChange, playStateOf } from '../../src/matches/matchState.ts';
import { newMatch } from '../../src/matches/newMatch.ts';
import { newPersonId, newToken, tokenId } from '../../src/people/tokens.ts';
import { COOKIE, SESSION_LIFE } from '../../src/people/visitor.ts';
import { openStore } from '../../src/store/openStore.ts';
import { openPostgresDatabase } from '../../src/store/postgresDatabase.ts';
import type { Database, Sql } from '../../src/store/sql.ts';
import { openSqliteDatabase } from '../../src/store/sqliteDatabase.ts';
import { type SqlStore, sqlStore } from '../../src/store/sqlStore.ts';
import type { Match } from '../../src/store/store.ts';
import { GAMES, gameAt } from '../games.ts';
import { ok } from '../play/table.ts';
import { eachOf } from './eachOf.ts';

/** A table with a person at every seat, each with a session cookie. */
export interface SeededTable {
  readonly match: string;
  readonly game: string;
  readonly cookies: readonly string[]; // by seat
}

/** The storage of a server. */
export interface Place {
  readonly data: string; // folder
  readonly database?: string; // postgres://…
}

export const SEATS = 4;

/** The games take turns. No server may run there meanwhile. */
export async function seedTables(place: Place, tables: number): Promise<SeededTable[]> {
  const store = await openStore(place);
  const signer = new cookies.Signer(await store.getOrCreateSecret('cookies', newToken()));
  await store.close();
  const database =
    place.database === undefined
      ? openSqliteDatabase(join(place.data, 'omerta.db'))
      : openPostgresDatabase({ url: place.database });
  try {
    const shares = Array.from({ length: Math.ceil(tables / SHARE) }, (_, at) => Math.min(SHARE, tables - at * SHARE));
    const made = await eachOf(shares, AT_ONCE, count => seedShare(database, count, signer));
    return made.flat();
  } finally {
    await database.close();
  }
}

const SHARE = 500; // tables of one transaction
const AT_ONCE = 4; // transactions: the pool refuses callers that wait long for a connection

function seedShare(database: Database, count: number, signer: Signer): Promise<SeededTable[]> {
  return database.transaction(async sql => {
    const kept = sqlStore(within(sql));
    const made: SeededTable[] = [];
    for (let at = 0; at < count; at += 1) made.push(await seedTable(kept, gameAt(at), signer));
    return made;
  });
}

/** Nested transactions become part of this one. */
function within(sql: Sql): Database {
  return { ...sql, transaction: work => work(sql), close: async () => {} };
}

async function seedTable(kept: SqlStore, game: GameId, signer: Signer): Promise<SeededTable> {
  const now = Date.now();
  const people = Array.from({ length: SEATS }, (_, at) => ({ id: newPersonId(), name: `Guest ${at}` }));
  const shown: string[] = [];
  for (const { id, name } of people) {
    const token = newToken();
    await kept.addPerson({ id, name, language: 'en', createdAt: now, lastSeen: now });
    const dates = { createdAt: now, expiresAt: now + SESSION_LIFE, seenAt: now };
    await kept.addSession({ id: tokenId('session', token), person: id, kind: 'device', ...dates }, {});
    shown.push(`${COOKIE}=${encodeURIComponent(signer.sign(token))}`);
  }
  const { rules } = gameOf(game)!;
  const ready = readyMatch(game, people, now);
  const lobby = { match: ready, progress: undefined, clocks: undefined, isFrozen: false };
  const begun = afterChange(lobby, ok(start(ready, people[0]!.id, now)), rules, { date: now, time: 0 });
  await kept.addMatch(ready);
  await kept.saveMatch(begun.match, ready.revision, playStateOf(begun, 0));
  return { match: ready.id, game, cookies: shown };
}

function readyMatch(
  game: GameId,
  people: readonly { readonly id: string; readonly name: string }[],
  now: number,
): Match {
  const [host] = people;
  const table = { game, visibility: 'public' as const, options: { players: people.length, ...GAMES[game].wholeLog } }; // pages compare all they saw with the log
  const made = ok(newMatch(table, host!, gameOf(game)!.rules, now));
  return people.reduce((match, person) => {
    const seated = person === host ? match : ok(sit(match, person));
    return ok(setReady(seated, person.id, randomBytes(16).toString('hex')));
  }, made);
}
