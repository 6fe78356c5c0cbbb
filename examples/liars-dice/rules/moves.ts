// Small changes to the state. Each reports what happened.
import type { Seat } from '@omerta/kernel';
import { nextIn } from './board.ts';
import { countFace, rollDice } from './dice.ts';
import type { Game } from './game.ts';
import type { MadeBid, Showdown } from './state.ts';

/** L2: under the cup. */
export const roll = ({ table, own, secret, events }: Game, seat: Seat): void => {
  const dice = rollDice(secret.random, table.dice[seat]!);
  own[seat]!.dice = dice;
  events?.push({ kind: 'diceRolled', seat, dice: dice.slice() });
};

/** L6. */
export const liftCups = ({ table, own, events }: Game, bid: MadeBid): Showdown => {
  const cups = own.map(({ dice }) => dice);
  const found = countFace(cups, bid.face, table.rules.wildOnes);
  dropDice({ own });
  table.lifted = { bid, cups, found };
  events?.push({ kind: 'cupsLifted', bid, cups, found });
  return table.lifted;
};

/** The round is over: nothing is left under the cups. */
export const dropDice = ({ own }: Pick<Game, 'own'>): void => {
  for (const each of own) each.dice = [];
};

/** L6, L7, L8: `starter` starts the next round; without one, the first who lost a die does. */
export const loseDice = ({ table, events }: Game, seats: readonly Seat[], starter: Seat = seats[0]!): void => {
  for (const seat of seats) {
    table.dice[seat]! -= 1;
    events?.push({ kind: 'dieLost', seat, left: table.dice[seat]! });
    if (table.dice[seat]! > 0) continue;
    table.outIn[seat] = table.round;
    events?.push({ kind: 'playerOut', seat });
  }
  table.starter = table.dice[starter]! > 0 ? starter : nextIn(table, starter);
};
