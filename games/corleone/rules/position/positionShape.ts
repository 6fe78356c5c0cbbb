import { POSITION_FORMAT } from '@omerta/kernel';
import { list, mapOf, random, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import type { Content } from '../content.ts';
import { MEMBERS } from '../figures.ts';
import { LEAST_PLAYERS, MOST_PLAYERS } from '../options.ts';
import type { Pack } from '../pack/pack.ts';
import { PHASES } from '../state.ts';
import { note, notes } from './forms.ts';
import { type Names, namesIn } from './names.ts';
import { taskShape } from './taskShape.ts';

/** A position as a whole, for any pack and number of players. `position.schema.json` is made of it. */
export const positionShape = () =>
  z.object({
    format: z.literal(POSITION_FORMAT),
    game: z.literal('corleone'),
    version: whole(1, Number.MAX_SAFE_INTEGER),
    pack: z.string().check(z.regex(/^[0-9a-f]{16}$/)), // the hash of the content pack
    state: bodyShape(namesIn(undefined, MOST_PLAYERS), LEAST_PLAYERS),
  });

/** The shape of the state for a pack and a number of players. Building one takes milliseconds, so each is built once. */
export const bodyShapeFor = (content: Content, players: number): Body => {
  const made = shapes.get(content.pack) ?? [];
  shapes.set(content.pack, made);
  made[players] ??= bodyShape(namesIn(content, players), players);
  return made[players];
};

const shapes = new WeakMap<Pack, Body[]>();

/** What every part must look like by itself, names included. How the parts fit together is checked later. */
const bodyShape = (names: Names, leastSeats: number) => {
  const { letters, figure, job, ally } = names;
  const player = playerShape(names);
  const players: Record<string, typeof player | z.ZodMiniExactOptional<typeof player>> = {};
  for (const [at, letter] of letters.entries()) players[letter] = at < leastSeats ? player : z.exactOptional(player);
  return z.strictObject({
    act: whole(1, 4),
    phase: z.enum(PHASES),
    horseHead: names.seat,
    seats: z.strictObject(players),
    board: mapOf(names.space, figure), // business or family space → figure
    policeChief: z.exactOptional(names.turf), // if he is on the board
    hudson: list(figure),
    control: mapOf(names.turf, list(names.seat)), // markers, bottom first
    tiles: mapOf(names.turf, names.tile),
    blueTiles: list(names.blueTile), // top first
    redTiles: list(names.redTile),
    piles,
    publicJobs: list(job),
    jobDeck: list(job), // top first
    jobDiscard: list(job), // oldest first
    allies: list(ally), // face up
    alliesGone: list(ally), // seen leaving the game
    alliesRemoved: list(ally), // unseen
    agenda: list(taskShape(names), { most: MOST_TASKS }), // the last is worked on first
    random,
    result: z.exactOptional(list(finalCount, { least: leastSeats, most: letters.length })),
  });
};

const MOST_TASKS = 50;

const playerShape = (names: Names) =>
  z.strictObject({
    family: names.family,
    hand: list(names.card),
    suitcase: notes,
    thugs: whole(0, 99),
    members: list(z.enum(MEMBERS), { most: MEMBERS.length }),
    markers: whole(0, 99),
    played: list(names.ally),
    completed: list(names.job),
    // looked at, or answers that are still hidden
    offer: z.exactOptional(list(names.job)),
    bid: z.exactOptional(notes),
    pick: z.exactOptional(names.place),
    offered: z.exactOptional(note),
    discards: z.exactOptional(list(names.card)),
  });

const pile = whole(0, 1000);
const piles = z.strictObject({
  $1: pile,
  $2: pile,
  $3: pile,
  $5: pile,
  gun: pile,
  booze: pile,
  bloodMoney: pile,
  narcotics: pile,
});

const finalCount = z.strictObject({
  suitcase: z.number(),
  dominance: z.number(),
  jobBonuses: z.number(),
  total: z.number(),
  place: z.number(),
});

type Body = ReturnType<typeof bodyShape>;

/** As it stands in a position. */
export type PositionBody = z.input<Body>;
export type WrittenSeat = z.input<ReturnType<typeof playerShape>>;

/** The same with the tasks of the engine. */
export type ReadBody = z.output<Body>;
