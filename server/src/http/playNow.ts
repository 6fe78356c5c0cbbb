import { randomInt } from 'node:crypto';
import { USUAL_LEVEL } from '@omerta/bots';
import { GIVEN_ENTROPY } from '@omerta/kernel';
import { PACES, tableInfo as tableSchema, USUAL_PACE } from '@omerta/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { gameOf } from '../games.ts';
import { newMatch } from '../matches/newMatch.ts';
import { seatBots, startWithBots } from '../matches/startWithBots.ts';
import { addGuest } from '../people/accounts.ts';
import { openSession } from '../people/sessions.ts';
import type { Match, Person } from '../store/store.ts';
import { deviceIn, requesterIn, setSessionCookie, stillValid } from './authentication.ts';
import { granted, Refused } from './errors.ts';
import { addWith, mayOpenAnother, mustBeOffered, rulesFor } from './newTable.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { languageSchema, nameSchema } from './schemas/people.ts';
import { gameSchema, PACK_HASH, plainObject } from './schemas/tables.ts';
import { changedOrRefuse, liveTable, tableInfoFor } from './table.ts';

export const levelSchema = z.string().max(20).default(USUAL_LEVEL).describe('of the bots, as /api/games lists them');
export const paceSchema = z.enum(PACES).default(USUAL_PACE).describe('how long bots seem to think');

const playNowSchema = z.strictObject({
  game: gameSchema,
  players: z.number().int().min(1).max(30).exactOptional().describe('with me'),
  level: levelSchema,
  pace: paceSchema,
  memoryAid: z.boolean().default(false).describe('show what a player with a perfect memory knows'),
  hints: z.boolean().default(true).describe('pages may give advice'),
  language: languageSchema.default('en'),
  name: nameSchema.exactOptional().describe('of the new guest'),
  options: plainObject.exactOptional(),
  pack: z.string().regex(PACK_HASH).exactOptional(),
  entropy: z
    .string()
    .regex(GIVEN_ENTROPY)
    .exactOptional()
    .describe('my share of the deal: 16 random bytes in hex; not with start: false'),
  start: z
    .boolean()
    .default(true)
    .describe('false: the table waits, so that I see its commitment before I give my entropy, get ready and start it'),
});

const startedSchema = z.object({
  match: z.string(),
  table: z.optional(tableSchema).describe('the table, if it waits'),
});

export function addPlayNow(app: Routes, parts: Parts): void {
  const { auth } = parts;
  app.post(
    '/api/play-now',
    {
      config: { budget: 'playNow' },
      schema: {
        tags: ['tables'],
        security: [],
        summary: 'Play against bots at once: creates a guest if needed, opens a table with bots and starts it',
        body: playNowSchema,
        response: { 200: startedSchema },
      },
    },
    async (request, reply) => {
      const { game, level, pace, memoryAid, hints, language, options, pack, entropy, start } = request.body;
      const { players = gameOf(game)!.players.usual } = request.body;
      mustBeOffered(parts, game);
      if (!start && entropy !== undefined)
        throw new Refused('badOptions', { problems: ['entropy: is given when ready, after the commitment was seen'] });
      const bound = await rulesFor(parts, game, pack);
      const table = {
        game,
        visibility: 'unlisted' as const,
        options: { ...gameOf(game)!.optionsFor(players), ...options, players },
        settings: { language, pace, memoryAid, hints },
        ...(pack === undefined ? {} : { pack }),
      };
      // Checked with a placeholder first: a request that cannot be played creates no guest.
      const make = (host: Pick<Person, 'id' | 'name'>) => newMatch(table, host, bound, auth.now());
      const begin = (host: Pick<Person, 'id' | 'name'>) => (match: Match) =>
        start ? startWithBots(match, host, level, auth.now(), entropy) : seatBots(match, host, level);
      const rehearsed = changedOrRefuse(make(PLACEHOLDER));
      changedOrRefuse(begin(PLACEHOLDER)(rehearsed));
      const host = await visitorOrGuest(parts, request, reply, request.body.name, language);
      await mayOpenAnother(parts, host.id);
      const { id } = await addWith(parts, () => make(host), begin(host));
      if (start) return { match: id };
      const requester = { ...requesterIn(request), person: host.id };
      return { match: id, table: tableInfoFor(await liveTable(parts, id, requester), requester) };
    },
  );
}

const PLACEHOLDER = { id: '', name: '' };

async function visitorOrGuest(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  name: string | undefined,
  language: string,
): Promise<Person> {
  if (request.visitor !== undefined) return request.visitor.person;
  const { person } = granted(await addGuest(parts.auth, name ?? (await freeName(parts)), language));
  setSessionCookie(reply, parts, stillValid(await openSession(parts.auth, person, deviceIn(request))));
  return person;
}

/** An account may have a name like this. */
async function freeName({ store }: Parts): Promise<string> {
  for (;;) {
    const name = `Guest ${randomInt(1_000, 1_000_000)}`;
    if ((await store.personByName(name)) === undefined) return name;
  }
}
