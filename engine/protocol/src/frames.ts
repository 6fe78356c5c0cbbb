// What one viewer sees of a game.
import type { Prompt } from '@omerta/kernel';
import * as z from 'zod/mini';
import { EMOTES } from './messages.ts';

export const count = z.int().check(z.gte(0));
export const seat = z.int().check(z.gte(0), z.lte(30));
export const viewer = z.union([seat, z.literal('spectator')]);
export const plainObject = z.custom<object>(isPlainObject);

export const seatClock = z.strictObject({
  left: count, // milliseconds, when this was sent
  runs: z.boolean(),
});
export type SeatClock = z.infer<typeof seatClock>;

/** The question to this viewer. */
const question = z.strictObject({
  prompt: z.custom<Prompt>(isPlainObject),
  decision: count,
  isChange: z.boolean(), // the seat has answered and may still change the answer
  mayUndo: z.boolean(),
});
export type Question = z.infer<typeof question>;

/** Sent to a viewer when something it may see has changed. If `viewer` differs from before, discard everything. */
export const frame = z.strictObject({
  match: z.string(),
  viewer,
  /** Counts the frames of this viewer, so that the number does not reveal hidden steps of others. */
  version: count,
  /** The version that `undone` and `events` follow; missing if too much has happened since: ask for the log. */
  since: z.optional(count),
  /** How many of the viewer's last events until `since` were taken back. */
  undone: count,
  events: z.array(plainObject),
  view: plainObject,
  waiting: z.array(seat),
  question: z.optional(question),
  clocks: z.array(seatClock), // by seat; empty at tables without clocks
  over: z.boolean(),
});
export type Frame = z.infer<typeof frame>;

export const chatLine = z.strictObject({
  match: z.string(),
  room: z.enum(['players', 'spectators']),
  number: count,
  name: z.string(),
  seat: z.optional(seat),
  text: z.optional(z.string()),
  emote: z.optional(z.enum(EMOTES)),
  at: count,
});
export type ChatLine = z.infer<typeof chatLine>;

function isPlainObject(data: unknown): boolean {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
