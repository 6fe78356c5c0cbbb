import { scenarioShapes } from '@omerta/kernel/scenario';
import { named, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { BULLETS } from '../bullets.ts';
import { EVENT_KINDS } from '../events.ts';
import { LETTERS } from '../letters.ts';
import { LOOT } from '../loot.ts';
import { MOST_PLAYERS, ROUNDS } from '../numbers.ts';
import { STAGES } from '../state.ts';
import { bySeat, letter, lootCards, ownedCards, someBullets, talent } from './words.ts';

const { count } = scenarioShapes;
const ifGiven = <Shape extends z.ZodMiniType>(shape: Shape) => z.exactOptional(shape);
const orNone = <Shape extends z.ZodMiniType>(shape: Shape) => z.exactOptional(z.nullable(shape));

const general = scenarioShapes.generalExpectations(LETTERS, EVENT_KINDS);

const cardsOrCount = z.union([lootCards, count]);
const someLoot = z.partialRecord(named('loot card', LOOT), count);

const table = {
  round: ifGiven(whole(0, ROUNDS)),
  stage: ifGiven(z.enum(STAGES)),
  godfather: ifGiven(letter),
  nextGodfather: orNone(letter),
  table: ifGiven(cardsOrCount),
  token: ifGiven(z.boolean()),
  piles: ifGiven(cardsOrCount), // how many, or the next ones
  faceUp: ifGiven(someBullets),
  faceDown: ifGiven(someBullets),
  lootGone: ifGiven(someLoot),
  lootLost: ifGiven(cardsOrCount),
  bulletsLost: ifGiven(someBullets),
};

const player = z.strictObject({
  alive: ifGiven(z.boolean()),
  wounds: ifGiven(count),
  down: orNone(z.enum(['ducked', 'satOut', 'wounded'])),
  hand: ifGiven(someBullets),
  bullets: ifGiven(count), // in hand
  front: orNone(z.enum(BULLETS)),
  target: orNone(letter),
  loot: ifGiven(z.union([ownedCards, count])),
  talent: orNone(talent),
  rejected: orNone(talent),
  discarded: ifGiven(someBullets),
  bills: ifGiven(count),
  diamonds: ifGiven(count),
  paintings: ifGiven(count),
  bonus: ifGiven(count),
  total: ifGiven(count),
  place: ifGiven(whole(1, MOST_PLAYERS + 1)),
});

/** Only what is named is compared. */
export const expectations = z.strictObject({ ...table, ...general, ...bySeat(player) });

export type Expectations = z.output<typeof expectations>;
export type TableExpectations = { [F in keyof typeof table]?: z.output<(typeof table)[F]> };
export type SeatExpectations = z.output<typeof player>;
