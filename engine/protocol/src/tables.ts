// The public facts of a table, and the settings of its host.
import type { Outcome } from '@omerta/kernel';
import * as z from 'zod/mini';
import { count, plainObject, seat, seatClock, viewer } from './frames.ts';

const seconds = z.int().check(z.gte(0), z.lte(86_400));

/** `game`: a budget for all decisions of a seat, plus an increment for each. `decision`: a limit for each. In seconds. */
const clockSetting = z.union([
  z.strictObject({ kind: z.literal('none') }),
  z.strictObject({ kind: z.literal('game'), total: seconds.check(z.gte(10)), increment: seconds }),
  z.strictObject({ kind: z.literal('decision'), each: seconds.check(z.gte(5)) }),
  z.strictObject({ kind: z.literal('days'), days: z.int().check(z.gte(1), z.lte(14)) }),
]);
export type ClockSetting = z.infer<typeof clockSetting>;

/** How long bots seem to think: for people around one table, for a player alone, or not at all. */
export const PACES = ['party', 'brisk', 'instant'] as const;
export type Pace = (typeof PACES)[number];
export const USUAL_PACE: Pace = 'brisk';

export const settings = z.strictObject({
  clock: clockSetting,
  spectators: z.boolean(),
  memoryAid: z.boolean(),
  log: z.enum(['open', 'closed']),
  language: z.string().check(z.regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})?$/)),
  timeOut: z.enum(['rules', 'bot']), // who answers for a seat whose time is up
  hints: z.boolean(),
  pace: z.enum(PACES),
});
export type TableSettings = z.infer<typeof settings>;

const tableSeat = z.strictObject({
  kind: z.enum(['person', 'bot', 'empty']),
  name: z.string(),
  level: z.optional(z.string()), // of a bot
  language: z.optional(z.string()), // of a person, from when they joined
  ready: z.boolean(),
  present: z.boolean(), // is watching, or has just asked over HTTP
  takenOverByBot: z.boolean(), // until the player returns
  comes: z.optional(z.string()), // the name of the guest who takes the bot's seat when the next round or act begins
});
export type TableSeat = z.infer<typeof tableSeat>;

/** A game that starts in the middle of another: its deal was known before, so it is not a fair deal. */
export const playedOn = z.strictObject({
  match: z.string(), // the game it comes from
  choice: z.int().check(z.gte(0)), // after this many of its choices
  seat, // from whose view it was started
  hidden: z.enum(['asItWas', 'dealtAfresh']), // the cards that seat did not see
});
export type PlayedOn = z.infer<typeof playedOn>;

/** What players may play as: the field of the options with one for each seat, and all there are, in their usual order. */
const tableFactions = z.strictObject({ field: z.string(), all: z.array(z.string()) });

/** The evening this table belongs to: a television, people, several games. */
const room = z.strictObject({
  code: z.optional(z.string()), // missing when the evening is over
  fill: count, // bots play until there are so many players
  level: z.string(), // of these bots
  tv: z.boolean(), // a television shows the room
  owner: z.optional(seat), // the first host, to whom the role comes back
  comesTo: z.optional(seat), // where you sit down when the next round or act begins
  keptOut: z.optional(count), // shown to the host
  ended: z.boolean(),
});

/** No hidden fact of the game is here: every viewer of the table may see all of it. */
export const tableInfo = z.strictObject({
  match: z.string(),
  game: z.string(),
  stage: z.enum(['lobby', 'playing', 'over', 'abandoned']),
  visibility: z.enum(['public', 'unlisted', 'private']),
  code: z.optional(z.string()), // for seated players and their shared screen
  title: z.optional(z.string()),
  options: plainObject,
  factions: z.optional(tableFactions), // in the lobby of a game whose players choose one
  settings,
  pack: z.string(),
  commitment: z.string(),
  room: z.optional(room),
  seats: z.array(tableSeat),
  host: z.optional(seat), // of the host
  you: z.strictObject({ viewer, isHost: z.boolean(), isScreen: z.boolean() }),
  hasScreen: z.boolean(), // a shared screen shows it
  shownOut: z.optional(count), // for the host of a lobby: how many people were shown out
  playedOn: z.optional(playedOn),
  isPaused: z.boolean(),
  isFrozen: z.boolean(), // it hit a bug and waits for an operator
  votes: z.strictObject({ pause: z.array(seat), abandon: z.array(seat) }),
  clocks: z.array(seatClock),
  next: z.optional(z.string()), // the rematch
  outcome: z.optional(z.custom<Outcome>(data => plainObject.safeParse(data).success)),
});
export type TableInfo = z.infer<typeof tableInfo>;
