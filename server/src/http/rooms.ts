// Rooms: an evening around a television. The television has no seat and no name; the host's phone is its remote.
import { tableInfo as tableSchema } from '@omerta/protocol';
import { z } from 'zod';
import { gameOf } from '../games.ts';
import { codeLength } from '../matches/codes.ts';
import { deal, type RemoteAct, setBots, takeBot, useRemote } from '../matches/evening.ts';
import type { ChangeResult } from '../matches/lobby.ts';
import { changed } from '../matches/lobby.ts';
import { newRoom } from '../matches/newRoom.ts';
import type { Presence } from '../matches/seatPresence.ts';
import { newToken } from '../people/tokens.ts';
import { hasRoom } from '../quotas.ts';
import { personIn, requesterIn } from './authentication.ts';
import { Refused } from './errors.ts';
import { addTable, mustBeOffered } from './newTable.ts';
import type { Parts } from './parts.ts';
import { phoneOf } from './phones.ts';
import type { Routes } from './routes.ts';
import { languageSchema } from './schemas/people.ts';
import { codeSchema, gameSchema, matchParams, seatParams } from './schemas/tables.ts';
import { changedOrRefuse, liveTable, tableInfoFor } from './table.ts';

const rooms = { tags: ['rooms'] };
const response = { 200: tableSchema };
const seat = z.number().int().min(0).max(30);

const remoteSchema = z.discriminatedUnion('act', [
  z.strictObject({ act: z.enum(['pause', 'resume', 'moreTime', 'endGame', 'endEvening', 'letBack']) }),
  z.strictObject({ act: z.enum(['bot', 'giveBack', 'keepOut']), seat }),
]);

export function addRooms(app: Routes, parts: Parts): void {
  const { auth, store, config } = parts;
  const now = () => auth.now();

  app.post(
    '/api/rooms',
    {
      config: { budget: 'table' },
      schema: {
        ...rooms,
        security: [],
        summary: 'Open a room: for a television, which needs no name and gets no seat',
        body: z.strictObject({ language: languageSchema.default('en') }),
        response: {
          200: z.object({
            match: z.string().describe('its first table'),
            key: z.string().describe('of the television: shows what a spectator may see, at all tables of the room'),
          }),
        },
      },
    },
    async ({ body: { language } }) => {
      if (!(await hasRoom(parts, 'tables', 'lobbies'))) throw new Refused('full');
      const length = await codeLength(store);
      const key = newToken();
      const game = config.games.toSorted((one, other) => mostPlayers(other) - mostPlayers(one))[0]!; // a party is many
      const { id } = await addTable(parts, () => changed(newRoom(game, key, language, now(), length)));
      return { match: id, key };
    },
  );

  app.put(
    '/api/matches/:id/bots',
    {
      schema: {
        ...rooms,
        summary: 'The host of a room sets up to how many players bots fill, and their level',
        params: matchParams,
        body: z.strictObject({ fill: z.number().int().min(1).max(30), level: z.string().max(20) }),
        response,
      },
    },
    async request => {
      const { id } = personIn(request);
      const { fill, level } = request.body;
      const table = await liveTable(parts, request.params.id, requesterIn(request));
      changedOrRefuse(await table.change(match => setBots(match, id, fill, level, table.rules)));
      return tableInfoFor(table, { person: id });
    },
  );

  app.post(
    '/api/matches/:id/deal',
    {
      schema: {
        ...rooms,
        summary: 'The host of a room deals: bots take the free places',
        params: matchParams,
        body: z.strictObject({
          without: z
            .boolean()
            .default(false)
            .describe(
              'bots also play for people who are not ready, until they are back; otherwise they are waited for',
            ),
        }),
        response,
      },
    },
    async request => {
      const { id } = personIn(request);
      const table = await liveTable(parts, request.params.id, requesterIn(request));
      changedOrRefuse(await table.change(match => deal(match, id, request.body.without, now())));
      return tableInfoFor(table, { person: id });
    },
  );

  app.post(
    '/api/matches/:id/next',
    {
      config: { budget: 'table' },
      schema: {
        ...rooms,
        summary: 'The next table of a room; the host may choose another game, before the deal too',
        params: matchParams,
        body: z.strictObject({ game: gameSchema.exactOptional() }),
        response,
      },
    },
    async request => {
      const { id } = personIn(request);
      const { game } = request.body;
      const { match } = await liveTable(parts, request.params.id, requesterIn(request));
      if (match.evening === undefined) throw new Refused('notARoom');
      mustBeOffered(parts, game ?? match.game);
      const next = changedOrRefuse(await parts.matches.rematch(match.id, id, game));
      const requester = requesterIn(request);
      return tableInfoFor(await liveTable(parts, next.id, requester), requester);
    },
  );

  app.post(
    '/api/matches/:id/remote',
    {
      schema: {
        ...rooms,
        summary: "The host's remote: pause, resume, more time, a bot for a player, keep out, let back, the end",
        params: matchParams,
        body: remoteSchema,
        response,
      },
    },
    async request => {
      const { id } = personIn(request);
      const table = await liveTable(parts, request.params.id, requesterIn(request));
      await table.presenceKnown;
      const act: RemoteAct = request.body;
      const presence: Presence = 'seat' in act ? table.broadcast.presenceOf(act.seat) : 'absent';
      changedOrRefuse(await table.change(match => useRemote(match, id, act, presence, now())));
      return tableInfoFor(table, { person: id });
    },
  );

  app.post(
    '/api/matches/:id/seats/:seat/take',
    {
      schema: {
        ...rooms,
        summary: 'Come late: take the seat of a bot when the next round or act begins',
        params: seatParams,
        body: z.strictObject({ code: codeSchema.optional() }),
        response,
      },
    },
    async (request, reply) => {
      const { id, name, language } = personIn(request);
      const requester = requesterIn(request, { code: request.body.code });
      const table = await liveTable(parts, request.params.id, requester);
      const who = { id, name, language, device: phoneOf(request, reply, parts) };
      const take = (match: Parameters<typeof takeBot>[0]): ChangeResult => takeBot(match, who, request.params.seat);
      changedOrRefuse(await table.change(take));
      return tableInfoFor(table, requester);
    },
  );
}

const mostPlayers = (game: string): number => gameOf(game)!.players.most;
