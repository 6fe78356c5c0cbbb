import {
  type GameRecord,
  type GameTypes,
  listSeats,
  type ReplayStep,
  recordOfStretch,
  replay,
  rulesOfVersion,
  type Stretch,
} from '@omerta/kernel';
import { recordFileShape } from '@omerta/kernel/records';
import { seenBy } from '@omerta/match';
import { playedOn as playedOnSchema } from '@omerta/protocol';
import { z } from 'zod';
import type { AnyRules } from '../games.ts';
import { seatOf } from '../matches/lobby.ts';
import { personIn, requesterIn } from './authentication.ts';
import { Refused } from './errors.ts';
import { finishedGame } from './finishedGame.ts';
import type { Parts } from './parts.ts';
import { type RecordFile, verdictOn } from './recordFile.ts';
import type { Routes } from './routes.ts';
import { gameSchema, lineOf, matchParams, plainObject, tableLines, viewerSchema } from './schemas/tables.ts';

const records = { tags: ['records'] };
const expensive = { config: { budget: 'replay' } } as const;
const MOST_ASKED = 5; // games that are opened to see whether they wait for me
const limit = z.coerce.number().int().min(1).max(100).default(50);

export function addRecords(app: Routes, parts: Parts): void {
  const { store, rules, matches } = parts;
  app.get(
    '/api/me/matches',
    {
      schema: {
        ...records,
        summary: 'Tables I sit or sat at, the most recently active first',
        querystring: z.object({ limit }),
        response: { 200: tableLines },
      },
    },
    async request => {
      const { id } = personIn(request);
      const lines = (await store.listOf(id, request.query.limit)).map(match => lineOf(match, id));
      const running = lines.filter(({ stage, you }) => stage === 'playing' && you !== undefined).slice(0, MOST_ASKED);
      const awaited = new Set<string>();
      await matches.withEach(
        running.map(line => line.id),
        async ({ match, playing }) => {
          const seat = seatOf(match, id);
          if (seat === undefined || playing === undefined || match.pausedAt !== undefined) return;
          const { rules: played, state } = playing.progress;
          if (listSeats(played.waitingFor(state)).includes(seat)) awaited.add(match.id);
        },
      );
      return { tables: lines.map(line => (awaited.has(line.id) ? { ...line, awaited: true as const } : line)) };
    },
  );

  app.get(
    '/api/records',
    {
      schema: {
        ...records,
        summary: 'Finished public games, the latest first',
        querystring: z.object({ game: gameSchema.optional(), before: z.coerce.number().int().optional(), limit }),
        response: { 200: tableLines },
      },
    },
    async ({ query: { game, before, limit: most }, visitor }) => {
      const filter = { visibility: 'public', limit: most } as const;
      const finished = await store.listFinished({
        ...filter,
        ...(game === undefined ? {} : { game }),
        ...(before === undefined ? {} : { endedBefore: before }),
      });
      return { tables: finished.map(match => lineOf(match, visitor?.person.id)) };
    },
  );

  app.get(
    '/api/matches/:id/record',
    {
      ...expensive,
      schema: {
        ...records,
        summary: 'A finished game as a file for omerta verify and omerta replay',
        params: matchParams,
        response: { 200: recordSchema },
      },
    },
    async (request, reply) => {
      const { id } = request.params;
      reply.header('content-disposition', `attachment; filename="omerta-${id}.json"`);
      return asJson(await finishedGame(parts, id, requesterIn(request)));
    },
  );

  app.get(
    '/api/matches/:id/verify',
    {
      ...expensive,
      schema: {
        ...records,
        summary: 'Replays a finished game and checks the deal, every choice and the outcome',
        params: matchParams,
        response: { 200: verdictSchema },
      },
    },
    async request => {
      const file = await finishedGame(parts, request.params.id, requesterIn(request));
      return verdictOn(await rules.of(file.match), file);
    },
  );

  app.get(
    '/api/matches/:id/replay',
    {
      ...expensive,
      schema: {
        ...records,
        summary: 'A finished game step by step, as any seat or a spectator saw it',
        params: matchParams,
        querystring: z.object({
          viewer: viewerSchema.default('spectator'),
          from: z.coerce.number().int().min(0).default(0).describe('0 is the setup'),
          limit,
        }),
        response: { 200: replaySchema },
      },
    },
    async request => {
      const { viewer, from, limit: most } = request.query;
      const { match, record, stretches } = await finishedGame(parts, request.params.id, requesterIn(request));
      if (viewer !== 'spectator' && viewer >= match.seats.length) throw new Refused('noSuchSeat');
      const bound = await rules.of(match);
      const steps: z.infer<typeof replaySchema>['steps'] = [];
      replayOwn(bound, record, stretches, ({ step, seat, text, by, events, state }) => {
        if (step < from || step >= from + most) return;
        const view = bound.clone(state); // the replay goes on with this state, and the view shares parts of it
        steps.push({
          step,
          ...(seat === undefined ? {} : { seat, text }),
          ...(by === undefined ? {} : { by }),
          events: seenBy(bound, events, viewer) as Record<string, unknown>[],
          view: bound.viewFor(view, viewer) as Record<string, unknown>,
          waiting: listSeats(bound.waitingFor(view)),
        });
      });
      return { total: record.choices.length + 1, steps };
    },
  );
}

/** Replays the stretches whose version of the rules this release has and leaves out the others. */
function replayOwn(
  rules: AnyRules,
  record: GameRecord,
  stretches: readonly Stretch[] = [{ version: record.version, from: 1 }],
  onStep: (step: ReplayStep<GameTypes>) => void,
): void {
  const own = stretches.flatMap(({ version, from }, at) =>
    rulesOfVersion(rules, version) === undefined ? [] : [{ from, at }],
  );
  if (own.length === 0) throw new Refused('otherRules');
  for (const { from, at } of own) {
    replay(rules, recordOfStretch(record, stretches, at), each => {
      if (at === 0 || each.step > 0) onStep({ ...each, step: each.step + from - 1 });
    });
  }
}

/** The schema's type has no readonly fields, and a RecordFile is nothing else. */
const asJson = (file: RecordFile) => file as z.infer<typeof recordSchema>;

const recordSchema = z.object({ ...recordFileShape.shape, playedOn: z.optional(playedOnSchema) });

const verdictSchema = z.object({
  fair: z
    .boolean()
    .describe('sound, with a deal that fits its commitment; compare commitment and entropy with those you kept'),
  sound: z.boolean().describe('every choice is legal and leads to the outcome'),
  problems: z.array(z.string()),
  choices: z.number(),
  hash: z.string().optional().describe('of all choices and the last state: equal only for equal games'),
});

const replaySchema = z.object({
  total: z
    .number()
    .describe(
      'steps, the setup included; those of a version of the rules that this release does not have are left out',
    ),
  steps: z.array(
    z.object({
      step: z.number(),
      seat: z.number().optional(),
      text: z.string().optional(),
      by: z.enum(['player', 'clock']).optional(),
      events: z.array(plainObject),
      view: plainObject,
      waiting: z.array(z.number()),
    }),
  ),
});
