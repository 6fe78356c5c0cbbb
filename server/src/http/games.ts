import { OFFERED_LEVELS } from '@omerta/bots';
import { fingerprint, rulesWith } from '@omerta/kernel';
import { z } from 'zod';
import { gameOf } from '../games.ts';
import { factionsOf } from '../matches/factions.ts';
import { packBytesOf } from '../quotas.ts';
import { personIn } from './authentication.ts';
import { Refused } from './errors.ts';
import { PACK_LIMIT } from './limits.ts';
import { usable } from './newTable.ts';
import type { Parts } from './parts.ts';
import type { Routes } from './routes.ts';
import { gameSchema, PACK_HASH, plainObject } from './schemas/tables.ts';

const games = { tags: ['games'] };

const PERSON_PACK_BYTES = 8 * 2 ** 20;
const HOUR = 60 * 60 * 1000; // long enough to open a table with a pack

export function addGames(app: Routes, { config, store, auth, log }: Parts): void {
  app.get(
    '/api/games',
    { schema: { ...games, security: [], summary: 'The games of this server', response: { 200: gamesSchema } } },
    () => ({
      games: config.games.map(id => {
        const { players, rules, optionsFor } = gameOf(id)!;
        const options = { ...optionsFor(players.usual) };
        const factions = factionsOf({ game: id }, rules);
        return {
          id,
          version: rules.version,
          pack: rules.pack,
          players,
          options,
          ...(factions === undefined ? {} : { factions: { ...factions, all: [...factions.all] } }),
          bots: [...OFFERED_LEVELS],
        };
      }),
    }),
  );

  app.post(
    '/api/packs',
    {
      bodyLimit: PACK_LIMIT,
      config: { budget: 'pack' },
      schema: {
        ...games,
        summary: 'Upload a pack; use its hash when you open a table',
        body: z.strictObject({ game: gameSchema, pack: plainObject }),
        response: { 200: z.object({ hash: z.string() }) },
      },
    },
    async request => {
      const { id: person } = personIn(request);
      const { game, pack } = request.body;
      usable(rulesWith(gameOf(game)!, pack));
      const hash = fingerprint(pack); // covers names and texts too, which the rules' own hash leaves out
      const upload = { person, at: auth.now(), mostOfPerson: PERSON_PACK_BYTES, mostInAll: packBytesOf(config) };
      let added = await store.addPack({ hash, json: pack }, upload);
      if (added === 'full') {
        log.warn({ quota: 'packBytes', most: upload.mostInAll }, 'a quota is used up: unused packs are deleted');
        await store.deleteUnusedPacks(auth.now() - HOUR, auth.now());
        added = await store.addPack({ hash, json: pack }, upload);
      }
      if (added !== 'done') throw new Refused(added);
      return { hash };
    },
  );

  app.get(
    '/api/packs/:hash',
    {
      schema: {
        ...games,
        security: [],
        summary: 'An uploaded pack',
        params: z.object({ hash: z.string().regex(PACK_HASH) }),
        response: { 200: plainObject },
      },
    },
    async ({ params }) => {
      const pack = await store.packByHash(params.hash);
      if (pack === undefined) throw new Refused('noSuchPack');
      return pack.json as Record<string, unknown>; // checked when it was uploaded
    },
  );
}

const gamesSchema = z.object({
  games: z.array(
    z.object({
      id: z.string(),
      version: z.number(),
      pack: z.string().describe('the hash of the standard pack'),
      players: z.object({ least: z.number(), most: z.number(), usual: z.number() }),
      options: plainObject.describe('the default options'),
      factions: z
        .object({ field: z.string(), all: z.array(z.string()) })
        .optional()
        .describe('what players may play as, and the option that lists it by seat; with the standard pack'),
      bots: z.array(z.string()).describe('levels'),
    }),
  ),
});
