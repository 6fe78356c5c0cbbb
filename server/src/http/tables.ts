import { tableInfo as tableSchema } from '@omerta/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { changeTable } from '../matches/changeTable.ts';
import { codeLength, newCode } from '../matches/codes.ts';
import { isKeptOut } from '../matches/evening.ts';
import type { ChangeResult } from '../matches/lobby.ts';
import { newMatch } from '../matches/newMatch.ts';
import { personIn, requesterIn } from './authentication.ts';
import { Refused } from './errors.ts';
import { addTable, mayOpenAnother, mustBeOffered, rulesFor } from './newTable.ts';
import type { Parts } from './parts.ts';
import { knownPhone } from './phones.ts';
import type { Routes } from './routes.ts';
import { newTableSchema, tableChangeSchema } from './schemas/newTable.ts';
import { codeSchema, gameSchema, lineOf, matchParams, requesterQuery, tableLines } from './schemas/tables.ts';
import { changedOrRefuse, liveTable, tableInfoFor } from './table.ts';

const tables = { tags: ['tables'] };

export function addTables(app: Routes, parts: Parts): void {
  const { store, rules, auth } = parts;

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
      const table = request.body;
      const host = personIn(request);
      mustBeOffered(parts, table.game);
      await mayOpenAnother(parts, host.id);
      const bound = await rulesFor(parts, table.game, table.pack);
      const length = await codeLength(store);
      const match = await addTable(parts, () => newMatch(table, host, bound, auth.now(), length));
      return shownTo(request, match.id);
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
        querystring: requesterQuery,
        response: { 200: tableSchema },
      },
    },
    request => shownTo(request, request.params.id, request.query),
  );

  app.get(
    '/api/codes',
    {
      schema: {
        ...tables,
        security: [],
        summary: 'How many letters a new code has',
        response: { 200: z.object({ letters: z.number() }) },
      },
    },
    async () => ({ letters: await codeLength(store) }),
  );

  app.get(
    '/api/codes/:code',
    {
      config: { budget: 'code' },
      schema: {
        ...tables,
        security: [],
        summary: 'The room or private table with this code',
        params: z.object({ code: codeSchema }),
        response: { 200: tableSchema },
      },
    },
    async request => {
      const { code } = request.params;
      const match = await store.matchByCode(code);
      const shown = await shownTo(request, match?.id ?? '', { code });
      if (
        match !== undefined &&
        isKeptOut(match, { id: request.visitor?.person.id ?? '', device: knownPhone(request) })
      )
        throw new Refused('shownOut');
      return shown;
    },
  );

  app.patch(
    '/api/matches/:id',
    {
      schema: {
        ...tables,
        summary: 'The host changes the table; all players have to get ready again',
        params: matchParams,
        body: tableChangeSchema,
        response: { 200: tableSchema },
      },
    },
    async request => {
      const { id } = personIn(request);
      const table = await liveTable(parts, request.params.id, requesterIn(request));
      const bound = await rules.of(table.match);
      const length = await codeLength(store);
      changedOrRefuse(await table.change(match => withCode(changeTable(match, id, request.body, bound), length)));
      return tableInfoFor(table, { person: id });
    },
  );

  app.post(
    '/api/matches/:id/rematch',
    {
      config: { budget: 'table' },
      schema: {
        ...tables,
        summary: 'A new table for the same people, or the one that was made before',
        params: matchParams,
        response: { 200: tableSchema },
      },
    },
    async request => {
      const { id } = personIn(request);
      const { match } = await liveTable(parts, request.params.id, requesterIn(request));
      mustBeOffered(parts, match.game);
      const next = changedOrRefuse(await parts.matches.rematch(request.params.id, id));
      return shownTo(request, next.id);
    },
  );

  const shownTo = async (request: FastifyRequest, id: string, shown?: Parameters<typeof requesterIn>[1]) => {
    const requester = requesterIn(request, shown);
    return tableInfoFor(await liveTable(parts, id, requester), requester);
  };
}

const MOST_LISTED = 200;

/** Private tables have a code, others have none. */
function withCode(result: ChangeResult, length: number): ChangeResult {
  if (!result.ok || (result.match.visibility === 'private') === (result.match.code !== undefined)) return result;
  const { code: _, ...match } = result.match;
  return { ok: true, match: match.visibility === 'private' ? { ...match, code: newCode(length) } : match };
}
