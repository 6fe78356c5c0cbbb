import { POSITION_FORMAT } from '@omerta/kernel';
import { list, named, random, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { LETTERS } from '../letters.ts';
import { LEAST_PLAYERS, ROUNDS } from '../numbers.ts';
import { SWITCHES } from '../options.ts';
import { STAGES } from '../state.ts';
import { bullet, bullets, keptLoot, loot, piles, seatIn, talent } from './forms.ts';
import { taskShape } from './taskShape.ts';

/** A position as a whole, for any number of players. `position.schema.json` is made of it. */
export const positionShape = () =>
  z.object({
    format: z.literal(POSITION_FORMAT),
    game: z.literal('cashnguns'),
    version: whole(1, Number.MAX_SAFE_INTEGER),
    pack: z.literal(''),
    state: bodyShape(LETTERS, LEAST_PLAYERS),
  });

/** The shape of the state for a number of players. Building one takes milliseconds, so each is built once. */
export const bodyShapeFor = (players: number): Body => {
  shapes[players] ??= bodyShape(LETTERS.slice(0, players));
  return shapes[players];
};

const shapes: Body[] = [];

/** What every part must look like by itself. How the parts fit together is checked later. */
const bodyShape = (letters: readonly string[], leastSeats = letters.length) => {
  const seat = seatIn(letters);
  const player = playerShape(letters);
  const players: Record<string, typeof player | z.ZodMiniExactOptional<typeof player>> = {};
  for (const [at, letter] of letters.entries()) players[letter] = at < leastSeats ? player : z.exactOptional(player);
  return z.strictObject({
    options: optionsShape,
    round: whole(0, ROUNDS),
    stage: z.enum(STAGES),
    godfather: seat,
    nextGodfather: z.exactOptional(seat), // who has taken the token this round
    seats: z.strictObject(players),
    table: loot,
    token: z.boolean(),
    faceUp: bullets,
    faceDown: bullets,
    piles,
    lootGone: loot,
    lootLost: keptLoot,
    bulletsLost: bullets,
    agenda: list(taskShape(letters), { most: MOST_TASKS }),
    random,
    result: z.exactOptional(list(finalCount)),
  });
};

const MOST_TASKS = 20;

const optionsShape = z.strictObject({
  talents: z.literal(SWITCHES.talents),
  talentDeal: z.literal(SWITCHES.talentDeal),
  tooSlow: z.literal(SWITCHES.tooSlow),
  noTakers: z.literal(SWITCHES.noTakers),
  dictatorMayBanClip: z.literal(SWITCHES.dictatorMayBanClip),
  dictatorSpares: z.exactOptional(z.literal(SWITCHES.dictatorSpares)), // missing in version 1 of the rules
  tieBreak: z.exactOptional(z.literal(SWITCHES.tieBreak)), // the same
  lootVisibility: z.literal(SWITCHES.lootVisibility),
  lootLog: z.literal(SWITCHES.lootLog),
});

const playerShape = (letters: readonly string[]) =>
  z.strictObject({
    alive: z.exactOptional(z.literal(false)), // of the eliminated
    wounds: whole(0, 99),
    suffered: z.exactOptional(whole(0, 999)), // wounds in all, where they break ties
    down: z.exactOptional(z.enum(['ducked', 'satOut', 'wounded'])),
    hand: bullets,
    front: z.exactOptional(bullet), // the card that lies in front
    target: z.exactOptional(seatIn(letters)),
    loot: keptLoot,
    discarded: z.exactOptional(bullets), // what this player discarded face down so far
    talent: z.exactOptional(talent),
    rejected: z.exactOptional(talent), // of two
    hustle: z.exactOptional(
      z.strictObject({ other: seatIn(letters), got: z.exactOptional(bullet), gave: z.exactOptional(bullet) }),
    ),
    dealt: z.exactOptional(list(talent, { least: 2, most: 2 })), // while one of two is chosen
    // answers that are still hidden
    kept: z.exactOptional(talent),
    bullet: z.exactOptional(bullet),
    aim: z.exactOptional(named('seat at this table', [...letters, 'tooSlow'])),
    courage: z.exactOptional(z.enum(['duck', 'stand'])),
  });

const finalCount = z.strictObject({
  bills: z.number(),
  diamonds: z.number(),
  paintings: z.number(),
  bonus: z.number(),
  total: z.number(),
  place: z.number(),
});

type Body = ReturnType<typeof bodyShape>;
type Player = ReturnType<typeof playerShape>;

/** As it stands in a position. */
export type PositionBody = z.input<Body>;

/** The same with seats as numbers and loot as counts. */
export type ReadBody = z.output<Body>;
export type ReadPlayer = z.output<Player>;
