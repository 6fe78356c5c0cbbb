import { USUAL_LEVEL } from '@omerta/bots';
import { GIVEN_ENTROPY } from '@omerta/kernel';
import { tableInfo as tableSchema } from '@omerta/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { enter, shrunk } from '../matches/evening.ts';
import { chooseFaction, takeSeat } from '../matches/factions.ts';
import {
  addBot,
  type ChangeResult,
  clearSeat,
  handOver,
  inviteAgain,
  seatOf,
  setNotReady,
  setReady,
  stand,
  start,
} from '../matches/lobby.ts';
import { comeBack, leave, removeAbsent, resume, takeOver, vote } from '../matches/seatChanges.ts';
import type { Match, Person } from '../store/store.ts';
import { personIn, requesterIn } from './authentication.ts';
import type { Parts } from './parts.ts';
import { phoneOf } from './phones.ts';
import type { Routes } from './routes.ts';
import { codeSchema, matchParams, seatParams } from './schemas/tables.ts';
import { changedOrRefuse, liveTable, type Table, tableInfoFor } from './table.ts';

const tables = { tags: ['tables'] };
const response = { 200: tableSchema };
const seat = z.number().int().min(0).max(30);

/** Taking seats, getting ready, starting, leaving, coming back. Every answer is the table after the change. */
export function addSeats(app: Routes, parts: Parts): void {
  const now = () => parts.auth.now();
  type At = (match: Match, who: Person, table: Table) => ChangeResult;
  const act = async (request: FastifyRequest, id: string, change: At, code?: string) => {
    const who = personIn(request);
    const requester = requesterIn(request, { code });
    const table = await liveTable(parts, id, requester);
    changedOrRefuse(await table.change(match => change(match, who, table)));
    return tableInfoFor(table, requester);
  };
  /** If presence matters: waits until the other nodes have reported theirs. */
  const actOnAbsent = async (request: FastifyRequest, id: string, change: At) => {
    personIn(request);
    await (await liveTable(parts, id, requesterIn(request))).presenceKnown;
    return act(request, id, change);
  };
  /** Endpoints without a body. */
  const post = (path: string, summary: string, change: At) =>
    app.post(`/api/matches/:id/${path}`, { schema: { ...tables, summary, params: matchParams, response } }, request =>
      act(request, request.params.id, change),
    );

  app.post(
    '/api/matches/:id/sit',
    {
      schema: {
        ...tables,
        summary: 'Take a seat, the first free one unless named; a private table asks for its code',
        params: matchParams,
        body: z.strictObject({ seat: seat.optional(), code: codeSchema.optional() }),
        response,
      },
    },
    (request, reply) => {
      const { seat: at, code } = request.body;
      let device: string | undefined; // only a room needs it
      const sit: At = (match, who, { factions, rules }) => {
        const isMoving = at !== undefined && seatOf(match, who.id) !== undefined;
        if (match.evening === undefined || isMoving) return takeSeat(match, who, at, factions);
        device ??= phoneOf(request, reply, parts);
        return enter(match, { ...who, device }, rules);
      };
      return act(request, request.params.id, sit, code);
    },
  );

  post('stand', 'Leave my seat before the game starts', (match, { id }, { rules }) =>
    shrunk(stand(match, id, now()), rules),
  );
  post('start', 'The host starts the game when every seat is taken and ready', (match, { id }) =>
    start(match, id, now()),
  );
  post('leave', 'Leave the game: a bot answers for me from the next decision on', (match, { id }) =>
    leave(match, id, now()),
  );
  post('return', 'I am back and answer for myself', (match, { id }) => comeBack(match, id));
  post('invite-again', 'The host lets people back into the lobby who were shown out of it', (match, { id }) =>
    inviteAgain(match, id),
  );
  post('resume', 'Resume after a pause', (match, { id }) => resume(match, id));

  app.put(
    '/api/matches/:id/ready',
    {
      schema: {
        ...tables,
        summary: 'I am ready; my share of the deal is 16 random bytes in hex',
        params: matchParams,
        body: z.strictObject({ entropy: z.string().regex(GIVEN_ENTROPY) }),
        response,
      },
    },
    request => act(request, request.params.id, (match, { id }) => setReady(match, id, request.body.entropy)),
  );

  app.delete(
    '/api/matches/:id/ready',
    { schema: { ...tables, summary: 'I am not ready after all', params: matchParams, response } },
    request => act(request, request.params.id, (match, { id }) => setNotReady(match, id)),
  );

  app.put(
    '/api/matches/:id/seats/:seat/faction',
    {
      schema: {
        ...tables,
        summary: 'Choose what my seat plays as, such as a family; the host chooses for bots',
        params: seatParams,
        body: z.strictObject({ faction: z.string().max(60).describe('a free one; the table lists all') }),
        response,
      },
    },
    request => {
      const { id, seat: at } = request.params;
      const { faction } = request.body;
      return act(request, id, (match, who, { factions }) => chooseFaction(match, who.id, at, faction, factions));
    },
  );

  app.put(
    '/api/matches/:id/seats/:seat/bot',
    {
      schema: {
        ...tables,
        summary: 'The host puts a bot on a free seat',
        params: seatParams,
        body: z.strictObject({ level: z.string().max(20).default(USUAL_LEVEL) }),
        response,
      },
    },
    request => {
      const { params, body } = request;
      return act(request, params.id, (match, { id }) => addBot(match, id, params.seat, body.level));
    },
  );

  app.delete(
    '/api/matches/:id/seats/:seat',
    {
      schema: {
        ...tables,
        summary: 'The host frees a seat; once the game runs, only that of an absent player',
        params: seatParams,
        response,
      },
    },
    request => {
      const { seat: at } = request.params;
      return actOnAbsent(request, request.params.id, (match, { id }, { broadcast }) =>
        match.stage === 'lobby'
          ? clearSeat(match, id, at)
          : removeAbsent(match, id, at, broadcast.presenceOf(at), now()),
      );
    },
  );

  app.post(
    '/api/matches/:id/seats/:seat/takeover',
    {
      schema: {
        ...tables,
        summary: 'The host lets a bot answer for an absent player, until the player is back',
        params: seatParams,
        response,
      },
    },
    request => {
      const { seat: at } = request.params;
      return actOnAbsent(request, request.params.id, (match, { id }, { broadcast }) =>
        takeOver(match, id, at, broadcast.presenceOf(at), now()),
      );
    },
  );

  app.put(
    '/api/matches/:id/host',
    {
      schema: {
        ...tables,
        summary: 'The host makes another player host',
        params: matchParams,
        body: z.strictObject({ seat }),
        response,
      },
    },
    request => act(request, request.params.id, (match, { id }) => handOver(match, id, request.body.seat)),
  );

  app.put(
    '/api/matches/:id/votes/:about',
    {
      schema: {
        ...tables,
        summary: 'Vote to pause or to abandon the game; more than half of the players decide',
        params: matchParams.extend({ about: z.enum(['pause', 'abandon']) }),
        body: z.strictObject({ wants: z.boolean() }),
        response,
      },
    },
    request => {
      const { about } = request.params;
      return act(request, request.params.id, (match, { id }) => vote(match, id, about, request.body.wants, now()));
    },
  );
}
