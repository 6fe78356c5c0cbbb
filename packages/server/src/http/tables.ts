import { tableInfo as tableSchema } from '@omerta/protocol';
import { z } from 'zod';
import { gameOf } from '../games.ts';
import { type Changed, changeTable } from '../matches/lobby.ts';
import { newCode, newMatch } from '../matches/newMatch.ts';
import type { Match } from '../store/store.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { newTableSchema, tableChangeSchema } from './schemas/newTable.ts';
import { codeQuery, codeSchema, gameSchema, lineOf, matchParams, tableLines } from './schemas/tables.ts';
import { changedOr, liveTable, shown } from './table.ts';
import { personIn } from './visiting.ts';

const tables = { tags: ['tables'] };

/** Tables are opened, found and changed. */
export function addTables(app: Routes, parts: Parts): void {
  const { store, rules, door } = parts;

  app.get(
    '/api/matches',
    {
      schema: {
        ...tables,
        security: [],
        summary: 'Public tables that wait for players or are being played',
        querystring: z.object({ game: gameSchema.optional() }),
        response: { 200: tableLines },
      },
    },
    async ({ query: { game }, visitor }) => {
      const matches = [...(await store.listOpen(game)), ...(await store.listRunning(game))];
      return { tables: matches.slice(0, MOST_LISTED).map(match => lineOf(match, visitor?.person.id)) };
    },
  );

  app.post(
    '/api/matches',
    {
      config: { budget: 'table' },
      schema: {
        ...tables,
        summary: 'Open a table and sit down as its host',
        body: newTableSchema,
        response: { 200: tableSchema },
      },
    },
    async request => {
      const { pack, ...table } = request.body;
      const host = personIn(request);
      await mayOpenAnother(host.id);
      const standard = gameOf(table.game)!.standard;
      const bound = pack === undefined || pack === standard.pack ? standard : await ownPack(table.game, pack);
      const match = await added(() => newMatch(table, host, bound, door.now()));
      return shown(await liveTable(parts, match.id, host.id), host.id, door.now());
    },
  );

  app.get(
    '/api/matches/:id',
    {
      schema: {
        ...tables,
        security: [],
        summary: 'A table',
        params: matchParams,
        querystring: codeQuery,
        response: { 200: tableSchema },
      },
    },
    async ({ params, query, visitor }) =>
      shown(await liveTable(parts, params.id, visitor?.person.id, query.code), visitor?.person.id, door.now()),
  );

  app.get(
    '/api/codes/:code',
    {
      config: { budget: 'code' },
      schema: {
        ...tables,
        summary: 'The private table with this code',
        params: z.object({ code: codeSchema }),
        response: { 200: tableSchema },
      },
    },
    async request => {
      const { id } = personIn(request);
      const match = await store.matchByCode(request.params.code);
      if (match === undefined) throw new Refused('noSuchMatch');
      return shown(await liveTable(parts, match.id, id, request.params.code), id, door.now());
    },
  );

  app.patch(
    '/api/matches/:id',
    {
      schema: {
        ...tables,
        summary: 'The host changes the table; whoever was ready looks again',
        params: matchParams,
        body: tableChangeSchema,
        response: { 200: tableSchema },
      },
    },
    async request => {
      const { id } = personIn(request);
      const table = await liveTable(parts, request.params.id, id);
      const bound = await rules(table.match.game, table.match.pack);
      changedOr(await table.change(match => withCode(changeTable(match, id, request.body, bound))));
      return shown(table, id, door.now());
    },
  );

  app.post(
    '/api/matches/:id/rematch',
    {
      config: { budget: 'table' },
      schema: {
        ...tables,
        summary: 'A new table for the same people; the one that was made already, if so',
        params: matchParams,
        response: { 200: tableSchema },
      },
    },
    async request => {
      const { id } = personIn(request);
      await liveTable(parts, request.params.id, id);
      const next = changedOr(await parts.matches.rematch(request.params.id, id));
      return shown(await liveTable(parts, next.id, id), id, door.now());
    },
  );

  const ownPack = async (game: string, hash: string) => {
    if ((await store.packByHash(hash)) === undefined) throw new Refused('noSuchPack');
    return rules(game, hash);
  };

  const mayOpenAnother = async (person: string) => {
    const open = (await store.listOf(person, MOST_OPEN * 2)).filter(
      ({ host, stage }) => host === person && stage === 'lobby',
    );
    if (open.length >= MOST_OPEN) throw new Refused('tooMany');
  };

  /** An id or a code may be taken: both are drawn again. */
  const added = async (make: () => Changed): Promise<Match> => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const match = changedOr(make());
      if (await store.addMatch(match)) return match;
    }
    throw new Error('No free id was found for a table');
  };
}

const MOST_LISTED = 200;
const MOST_OPEN = 20;

/** Private tables have a code, others have none. */
function withCode(result: Changed): Changed {
  if (!result.ok || (result.match.visibility === 'private') === (result.match.code !== undefined)) return result;
  const { code: _, ...match } = result.match;
  return { ok: true, match: match.visibility === 'private' ? { ...match, code: newCode() } : match };
}
