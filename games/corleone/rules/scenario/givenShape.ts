import type { Frozen } from '@omerta/kernel';
import { scenarioShapes } from '@omerta/kernel/scenario';
import { list, listWithoutRepeats, named, seed, text, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { NOTES } from '../cards.ts';
import { MEMBERS } from '../figures.ts';
import { SEAT_LETTERS } from './letters.ts';

const { bySeat, count, name, names } = scenarioShapes;

const STOCK_NAMES = ['D4', 'D4-III', 'D4-IV', 'D3', 'D2'] as const;
export type StockName = (typeof STOCK_NAMES)[number];

const GIVEN_PHASES = ['open', 'family', 'war', 'bribery', 'tribute', 'entracte', 'end'] as const;
export type GivenPhase = (typeof GIVEN_PHASES)[number];

export const seat = named('seat', SEAT_LETTERS);
export const phase = z.enum(GIVEN_PHASES);
export const suitcase = list(z.enum(NOTES));
export const members = listWithoutRepeats(z.enum(MEMBERS), { most: MEMBERS.length });
export const byName = <Shape extends z.ZodMiniType>(shape: Shape) => z.record(z.string(), shape);

const pile = z.exactOptional(count);
export const piles = z.strictObject({
  $1: pile,
  $2: pile,
  $3: pile,
  $5: pile,
  gun: pile,
  booze: pile,
  bloodMoney: pile,
  narcotics: pile,
});

/** A path into the standard pack and the value there; null takes an entry out of a list. */
const change = z.tuple([z.string(), z.unknown()]);

/** Changes to the standard pack, or a whole one. */
const pack = z.union([
  z.strictObject({ change: list(change, { least: 1 }) }),
  z.looseObject({ schemaVersion: z.number() }),
]);

const player = z.strictObject({
  hand: z.exactOptional(names),
  suitcase: z.exactOptional(suitcase),
  thugs: z.exactOptional(whole(0, 9)),
  members: z.exactOptional(members),
  markers: z.exactOptional(whole(0, 99)),
  played: z.exactOptional(names),
  completed: z.exactOptional(names),
  family: z.exactOptional(name),
});

/** Only what matters is named; the rest comes from the stock state. */
export const given = z.strictObject({
  position: z.exactOptional(z.looseObject({})),
  from: z.exactOptional(z.enum([...STOCK_NAMES, 'setup', 'deal'])),
  pack: z.exactOptional(pack),
  seed: z.exactOptional(seed),
  players: z.exactOptional(whole(2, 5)),
  families: z.exactOptional(names),
  firstPlayer: z.exactOptional(seat),
  act: z.exactOptional(whole(1, 4)),
  phase: z.exactOptional(phase),
  turn: z.exactOptional(seat),
  horseHead: z.exactOptional(seat),
  tiles: z.exactOptional(byName(text())),
  blueTiles: z.exactOptional(names),
  redTiles: z.exactOptional(names),
  board: z.exactOptional(byName(name)),
  policeChief: z.exactOptional(name),
  hudson: z.exactOptional(names),
  control: z.exactOptional(byName(z.union([seat, list(seat)]))),
  piles: z.exactOptional(piles),
  jobDeck: z.exactOptional(names),
  jobDiscard: z.exactOptional(names),
  publicJobs: z.exactOptional(names),
  allies: z.exactOptional(names),
  ...bySeat(SEAT_LETTERS, player),
});

export type Given = Frozen<z.output<typeof given>>;
export type GivenPack = NonNullable<Given['pack']>;
