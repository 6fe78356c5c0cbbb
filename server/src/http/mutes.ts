import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { viewerOf } from './access.ts';
import { loggedIn, personIn, requesterIn } from './authentication.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { DONE, doneSchema } from './schemas/people.ts';
import { codeSchema, matchParams } from './schemas/tables.ts';
import { liveTable, type Table } from './table.ts';

const tables = { tags: ['tables'] };
const MOST_MUTES = 500;
const MUTE_ID = /^[A-Za-z0-9_-]{12}$/;

/** People are named by seat or chat line: no caller learns the id of another person. */
const mutedPerson = z.union([
  z.strictObject({ seat: z.number().int().min(0).max(30), code: codeSchema.optional() }),
  z.strictObject({
    line: z.number().int().min(1).max(1_000_000_000).describe('the number of a chat line I was sent'),
    code: codeSchema.optional(),
  }),
]);
type MutedPerson = z.infer<typeof mutedPerson>;
const muteSchema = z.object({ id: z.string(), name: z.string(), at: z.number() });
const mutedHere = z.object({ seats: z.array(z.number()).describe('those I have muted at this table') });

/** A muted person does not learn of it; their words and emotes are no longer sent to the muter, at any table. */
export function addMutes(app: Routes, parts: Parts): void {
  const { store, auth } = parts;

  app.get(
    '/api/me/mutes',
    {
      schema: {
        ...tables,
        summary: 'The people I have muted',
        response: { 200: z.object({ mutes: z.array(muteSchema) }) },
      },
    },
    async request => ({ mutes: await store.mutesOf(loggedIn(request).person.id) }),
  );

  app.delete(
    '/api/me/mutes/:mute',
    {
      schema: {
        ...tables,
        summary: 'Unmute a person at all tables',
        params: z.object({ mute: z.string().regex(MUTE_ID) }),
        response: { 200: doneSchema },
      },
    },
    async request => {
      const me = loggedIn(request).person.id;
      const mute = (await store.mutesOf(me)).find(({ id }) => id === request.params.mute);
      if (mute === undefined) throw new Refused('notFound');
      await store.deleteMute(me, mute.muted);
      return DONE;
    },
  );

  app.get(
    '/api/matches/:id/mutes',
    {
      schema: {
        ...tables,
        summary: 'The seats I have muted at this table',
        params: matchParams,
        response: { 200: mutedHere },
      },
    },
    async request => {
      const person = personIn(request).id;
      return seatsMuted(await liveTable(parts, request.params.id, requesterIn(request)), person);
    },
  );

  app.put(
    '/api/matches/:id/mutes',
    {
      schema: {
        ...tables,
        summary: 'Mute the player of a seat, or the author of a chat line',
        params: matchParams,
        body: mutedPerson,
        response: { 200: mutedHere },
      },
    },
    async request => {
      const { table, me, other } = await found(request, request.params.id, request.body);
      if (other === me) throw new Refused('notAllowed');
      if ((await store.mutesOf(me)).length >= MOST_MUTES) throw new Refused('tooMany');
      const id = randomBytes(9).toString('base64url');
      await store.addMute({ id, muter: me, muted: other, at: auth.now() });
      return seatsMuted(table, me);
    },
  );

  app.delete(
    '/api/matches/:id/mutes',
    {
      schema: {
        ...tables,
        summary: 'Unmute the player of a seat, or the author of a chat line',
        params: matchParams,
        body: mutedPerson,
        response: { 200: mutedHere },
      },
    },
    async request => {
      const { table, me, other } = await found(request, request.params.id, request.body);
      await store.deleteMute(me, other);
      return seatsMuted(table, me);
    },
  );

  const found = async (request: FastifyRequest, id: string, body: MutedPerson) => {
    const me = personIn(request).id;
    const table = await liveTable(parts, id, requesterIn(request, { code: body.code }));
    const { match } = table;
    const other =
      'seat' in body
        ? match.seats[body.seat]?.person
        : await table.chat.speakerOf(match, viewerOf(match, { person: me }), body.line);
    if (other === undefined) throw new Refused('seat' in body ? 'noSuchSeat' : 'noSuchLine');
    return { table, me, other };
  };

  const seatsMuted = async ({ match }: Table, me: string) => {
    const muted = new Set((await store.mutesOf(me)).map(mute => mute.muted));
    return {
      seats: match.seats.flatMap(({ person }, seat) => (person !== undefined && muted.has(person) ? [seat] : [])),
    };
  };
}
