// What a seat sees and chooses, over plain HTTP: all that a program needs to play.
import { COMMAND_ID, frame as frameSchema, type Served, type ServedKind, served } from '@omerta/protocol';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { holdsAfterPoll } from '../matches/holdsAfterPoll.ts';
import { seatOf } from '../matches/lobby.ts';
import { viewerOf } from './access.ts';
import { personIn, requesterIn, visitorIn } from './authentication.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { matchParams, plainObject, requesterQuery } from './schemas/tables.ts';
import type { Stream } from './streams.ts';
import { frameOf, legalChoices, liveTable, logOf, quietTable, submitChoice, type Table, watch } from './table.ts';

const play = { tags: ['play'] };
const decision = z.number().int().min(0).max(1_000_000).describe('as in the question');
const command = z
  .string()
  .regex(COMMAND_ID)
  .describe('an id made by you: a resend with the same id has no further effect');
const chosenSchema = z.object({ decision: z.number().describe('your next one') });

const seatSchema = z.object({ frame: frameSchema, choices: z.array(z.string()) });

export function addPlay(app: Routes, parts: Parts): void {
  app.get(
    '/api/matches/:id/seat',
    {
      schema: {
        ...play,
        summary: 'What my seat sees, and its legal choices',
        params: matchParams,
        response: { 200: seatSchema },
      },
    },
    async request => {
      const { table, seat } = await mySeat(parts, request, request.params.id);
      await begun(table);
      return { frame: frameOf(table, seat), choices: legalChoices(table, seat) };
    },
  );

  app.post(
    '/api/matches/:id/choices',
    {
      schema: {
        ...play,
        summary: 'Choose; answered when it is stored',
        params: matchParams,
        body: z.strictObject({ decision, command, text: z.string().min(1).max(200) }),
        response: { 200: chosenSchema },
      },
    },
    async request => {
      const { table } = await mySeat(parts, request, request.params.id, quietTable);
      await begun(table);
      return submitChoice(table, { ...request.body, kind: 'choice', person: personIn(request).id });
    },
  );

  app.post(
    '/api/matches/:id/undo',
    {
      schema: {
        ...play,
        summary: 'Undo my last choice, unless it revealed something',
        params: matchParams,
        body: z.strictObject({ decision, command }),
        response: { 200: chosenSchema },
      },
    },
    async request => {
      const { table } = await mySeat(parts, request, request.params.id, quietTable);
      await begun(table);
      return submitChoice(table, { ...request.body, text: '', kind: 'undo', person: personIn(request).id });
    },
  );

  app.get(
    '/api/matches/:id/stream',
    {
      schema: {
        ...play,
        summary: 'What my seat sees, as it happens: server-sent events named frame, table, stepAside, closed',
        description: 'The data of a frame is that of /seat. Last-Event-ID continues after a break.',
        params: matchParams,
        response: { 200: { content: { 'text/event-stream': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      const { table } = await mySeat(parts, request, request.params.id);
      const last = Number(request.headers['last-event-id'] ?? Number.NaN);
      const leave = parts.connections.enter(personIn(request).id, request.ip);
      if (leave === undefined) throw new Refused('tooMany');
      reply.hijack();
      for (const [name, value] of Object.entries(reply.getHeaders())) reply.raw.setHeader(name, value ?? '');
      let stop = () => {};
      const stream = parts.streams.begin(reply.raw, visitorIn(request), () => {
        leave();
        stop();
      });
      const since = Number.isSafeInteger(last) ? last : undefined;
      try {
        stop = watch(table, personIn(request).id, since, (kind, what) => send(stream, table, kind, what));
      } catch (error) {
        stream.end();
        if (!(error instanceof Refused)) throw error; // the seat was lost meanwhile
      }
      if (reply.raw.destroyed) stop(); // disconnected meanwhile
    },
  );

  app.get(
    '/api/matches/:id/log',
    {
      config: { budget: 'replay' }, // reading the log replays the game
      schema: {
        ...play,
        security: [],
        summary: 'All events I have seen; for callers without a seat, those a spectator saw',
        params: matchParams,
        querystring: requesterQuery,
        response: { 200: z.object({ version: z.number(), events: z.array(plainObject) }) },
      },
    },
    async request => {
      const requester = requesterIn(request, request.query);
      const table = await liveTable(parts, request.params.id, requester);
      await begun(table);
      return logOf(table, viewerOf(table.match, requester));
    },
  );
}

async function mySeat(
  parts: Parts,
  request: FastifyRequest,
  id: string,
  open = liveTable,
): Promise<{ readonly table: Table; readonly seat: number }> {
  const person = personIn(request).id;
  const table = await open(parts, id, requesterIn(request));
  await holdsAfterPoll(table, match => seatOf(match, person) !== undefined);
  const seat = seatOf(table.match, person);
  if (seat === undefined) throw new Refused('notSeated');
  return { table, seat };
}

async function begun(table: Table): Promise<void> {
  if (!(await holdsAfterPoll(table, ({ startedAt }) => startedAt !== undefined))) throw new Refused('notPlaying');
}

/** Everything sent passes its schema. A player who has lost the seat is sent a spectator's frame without choices. */
function send<K extends ServedKind>(stream: Stream, table: Table, kind: K, what: Served<K>): void {
  const data: unknown = served[kind].parse(what);
  if (kind !== 'frame') stream.send(kind, undefined, data);
  else {
    const frame = data as Served<'frame'>; // the schema has just parsed it
    const choices = frame.viewer === 'spectator' ? [] : legalChoices(table, frame.viewer);
    stream.send('frame', frame.version, { frame, choices });
  }
  if (kind === 'closed' || kind === 'stepAside') stream.end();
}
