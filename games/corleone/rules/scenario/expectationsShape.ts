import type { Frozen } from '@omerta/kernel';
import { scenarioShapes } from '@omerta/kernel/scenario';
import { list, text, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { EVENT_KINDS } from '../events.ts';
import { PHASES } from '../state.ts';
import { byName, members, piles, seat, suitcase } from './givenShape.ts';
import { SEAT_LETTERS } from './letters.ts';

const { bySeat, count, generalExpectations, name, names } = scenarioShapes;

const namesOrCount = z.union([names, count]);

const table = {
  act: z.exactOptional(whole(1, 4)),
  phase: z.exactOptional(z.enum(PHASES)),
  horseHead: z.exactOptional(seat),
  piles: z.exactOptional(piles),
  jobDeck: z.exactOptional(namesOrCount),
  jobDiscard: z.exactOptional(namesOrCount),
  publicJobs: z.exactOptional(namesOrCount),
  allies: z.exactOptional(namesOrCount),
  alliesGone: z.exactOptional(namesOrCount),
  alliesRemoved: z.exactOptional(count),
  tiles: z.exactOptional(byName(text())),
  blueTiles: z.exactOptional(count),
  redTiles: z.exactOptional(count),
  board: z.exactOptional(byName(z.nullable(name))),
  boardOnly: z.exactOptional(byName(name)),
  policeChief: z.exactOptional(z.nullable(name)),
  hudson: z.exactOptional(namesOrCount),
  control: z.exactOptional(byName(list(seat))),
};

const player = z.strictObject({
  hand: z.exactOptional(names),
  handSize: z.exactOptional(count),
  suitcase: z.exactOptional(suitcase),
  suitcaseValue: z.exactOptional(count),
  thugs: z.exactOptional(count),
  members: z.exactOptional(members),
  markers: z.exactOptional(count),
  played: z.exactOptional(names),
  completed: z.exactOptional(names),
  total: z.exactOptional(count),
  dominance: z.exactOptional(count),
  jobBonuses: z.exactOptional(count),
  place: z.exactOptional(whole(1, 5)),
});

/** Only what is named is compared. */
export const expectations = z.strictObject({
  ...table,
  ...generalExpectations(SEAT_LETTERS, EVENT_KINDS),
  ...bySeat(SEAT_LETTERS, player),
});

export type Expectations = Frozen<z.output<typeof expectations>>;
export type TableExpectations = Pick<Expectations, keyof typeof table>;
export type SeatExpectations = Frozen<z.output<typeof player>>;
