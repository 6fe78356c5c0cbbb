import { CODE, MATCH_ID, playedOn, SCREEN_KEY } from '@omerta/protocol';
import { z } from 'zod';
import { GAME_IDS } from '../../games.ts';
import { seatOf } from '../../matches/lobby.ts';
import { shownName } from '../../matches/seatNames.ts';
import type { Match } from '../../store/store.ts';

export const PACK_HASH = /^[0-9a-f]{16,64}$/;
export const matchParams = z.object({ id: z.string().regex(MATCH_ID).describe('the id of the table, as in its link') });
export const seatParams = matchParams.extend({ seat: z.coerce.number().int().min(0).max(30) });
export const codeSchema = z.string().trim().toUpperCase().regex(CODE);
export const requesterQuery = z.object({
  code: codeSchema.optional().describe('of a private table'),
  screen: z
    .string()
    .regex(SCREEN_KEY)
    .optional()
    .describe('the key of the shared screen: shows what a spectator may see'),
});
export const gameSchema = z.enum(GAME_IDS);
export const plainObject = z.record(z.string(), z.unknown());
export const viewerSchema = z.union([z.literal('spectator'), z.coerce.number().int().min(0).max(30)]);

export const tableLine = z.object({
  id: z.string(),
  game: z.string(),
  stage: z.enum(['lobby', 'playing', 'over', 'abandoned']),
  visibility: z.enum(['public', 'unlisted', 'private']),
  title: z.string().optional(),
  seats: z.array(z.object({ kind: z.enum(['person', 'bot', 'empty']), name: z.string() })),
  you: z.number().optional().describe('your seat'),
  awaited: z.literal(true).optional().describe('the game waits for you; told of your own tables'),
  spectators: z.boolean(),
  clock: plainObject,
  createdAt: z.number(),
  activeAt: z.number(),
  endedAt: z.number().optional(),
  outcome: z.object({ scores: z.array(z.number()), places: z.array(z.number()) }).optional(),
  playedOn: z.optional(playedOn).describe('not a fair deal: it began in the middle of another game'),
});
export const tableLines = z.object({ tables: z.array(tableLine) });

export function lineOf(match: Match, person: string | undefined): z.infer<typeof tableLine> {
  const { id, game, stage, visibility, title, settings, createdAt, activeAt, endedAt, outcome } = match;
  const { playedOn: before } = match;
  const you = seatOf(match, person);
  return {
    id,
    game,
    stage,
    visibility,
    ...(title === undefined ? {} : { title }),
    seats: match.seats.map(({ kind, name }) => ({ kind, name: kind === 'empty' ? name : shownName(name) })),
    ...(you === undefined ? {} : { you }),
    spectators: settings.spectators,
    clock: { ...settings.clock },
    createdAt,
    activeAt,
    ...(endedAt === undefined ? {} : { endedAt }),
    ...(outcome === undefined ? {} : { outcome: { scores: [...outcome.scores], places: [...outcome.places] } }),
    ...(before === undefined ? {} : { playedOn: before }),
  };
}
