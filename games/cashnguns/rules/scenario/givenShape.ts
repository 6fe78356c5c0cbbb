import { seed, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { LEAST_PLAYERS, MOST_PLAYERS, ROUNDS } from '../numbers.ts';
import { SWITCHES } from '../options.ts';
import { bySeat, letter, lootCards, ownedCards, someBullets, talent } from './words.ts';

const options = z.strictObject({
  talents: z.exactOptional(z.literal(SWITCHES.talents)),
  talentDeal: z.exactOptional(z.literal(SWITCHES.talentDeal)),
  tooSlow: z.exactOptional(z.literal(SWITCHES.tooSlow)),
  noTakers: z.exactOptional(z.literal(SWITCHES.noTakers)),
  dictatorMayBanClip: z.exactOptional(z.literal(SWITCHES.dictatorMayBanClip)),
  dictatorSpares: z.exactOptional(z.literal(SWITCHES.dictatorSpares)),
  tieBreak: z.exactOptional(z.literal(SWITCHES.tieBreak)),
  lootVisibility: z.exactOptional(z.literal(SWITCHES.lootVisibility)),
  lootLog: z.exactOptional(z.literal(SWITCHES.lootLog)),
});

const player = z.strictObject({
  alive: z.exactOptional(z.boolean()),
  wounds: z.exactOptional(whole(0, 99)),
  suffered: z.exactOptional(whole(0, 999)), // in all, at a table where they break ties; those held if missing
  hand: z.exactOptional(someBullets),
  loot: z.exactOptional(z.readonly(ownedCards)),
  talent: z.exactOptional(talent),
  rejected: z.exactOptional(talent), // of two
  down: z.exactOptional(z.enum(['ducked', 'satOut', 'wounded', ''])), // when the sharing begins
  discarded: z.exactOptional(someBullets), // face down, and still in the pile
});

/** Only what matters is named; the rest has default values. */
export const given = z.strictObject({
  position: z.exactOptional(z.record(z.string(), z.unknown())),
  from: z.exactOptional(z.literal('setup')),
  seed: z.exactOptional(seed),
  players: z.exactOptional(whole(LEAST_PLAYERS, MOST_PLAYERS)), // as many as are named, but 4 at least
  godfather: z.exactOptional(letter),
  round: z.exactOptional(whole(1, ROUNDS)),
  stage: z.exactOptional(z.enum(['loot', 'bullet', 'sharing'])), // where the game goes on from
  table: z.exactOptional(z.readonly(lootCards)),
  token: z.exactOptional(z.boolean()),
  next: z.exactOptional(z.readonly(lootCards)), // the next cards to be flipped; the rest is shuffled
  faceUp: z.exactOptional(someBullets), // in the discard pile
  options: z.exactOptional(options),
  ...bySeat(player),
});

export type Given = Readonly<z.output<typeof given>>;
export type GivenSeat = Readonly<z.output<typeof player>>;
