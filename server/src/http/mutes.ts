import { randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { viewerOf } from './access.ts';
import { loggedIn, personIn } from './authentication.ts';
import { Refused } from './errors.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { DONE, doneSchema } from './schemas/people.ts';
import { codeSchema, matchParams } from './schemas/tables.ts';
import { liveTable, type Table } from './table.ts';

const tables = { tags: ['tables'] };
const MOST_MUTES = 500;
const MUTE_ID = /^[A-Za-z0-9_-]{12}$/;

/** People are told by where they sit or by what they said: nobody learns an id of anybody else. */
const whom = z.union([
  z.strictObject({ seat: z.number().int().min(0).max(30), code: codeSchema.optional() }),
  z.strictObject({
    line: z.number().int().min(1).max(1_000_000_000).describe('the number of a line of chat I was shown'),
    code: codeSchema.optional(),
  }),
]);
type Whom = z.infer<typeof whom>;
const muteSchema = z.object({ id: z.string(), name: z.string(), at: z.number() });
const mutedHere = z.object({ seats: z.array(z.number()).describe('whom I have muted at this table') });

/** Whoever is muted is not told so; their words and emotes are no longer sent to me, at any table. */
export function addMutes(app: Routes, parts: Parts): void {
  const { store, auth } = parts;

  app.get(
    '/api/me/mutes',
    {
      schema: {
        ...tables,
        summary: 'Everybody I have muted',
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
        summary: 'Hear somebody again, wherever they are',
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
    { schema: { ...tables, summary: 'Whom I have muted here', params: matchParams, response: { 200: mutedHere } } },
    async request => {
      const person = personIn(request).id;
      return seatsMuted(await liveTable(parts, request.params.id, { person }), person);
    },
  );

  app.put(
    '/api/matches/:id/mutes',
    {
      schema: {
        ...tables,
        summary: 'Mute somebody: the player of a seat, or whoever said this line',
        params: matchParams,
        body: whom,
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
        summary: 'Hear them again',
        params: matchParams,
        body: whom,
        response: { 200: mutedHere },
      },
    },
    async request => {
      const { table, me, other } = await found(request, request.params.id, request.body);
      await store.deleteMute(me, other);
      return seatsMuted(table, me);
    },
  );

  const found = async (request: FastifyRequest, id: string, body: Whom) => {
    const me = personIn(request).id;
    const table = await liveTable(parts, id, { person: me, code: body.code });
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
