import { luck } from '@omerta/bots';
import { type Bullet, countBullets, NO_SEAT } from '@omerta/cashnguns/rules';
import type { Seat } from '@omerta/kernel';
import { worthOfTable, worthOfWound } from './shares.ts';
import {
  chanceOfBang,
  chanceToStand,
  fairWealthOf,
  livesOf,
  roundsLeft,
  type Situation,
  wealthOf,
} from './situation.ts';

/** A Bang is likelier the more are left and the more there is to share; never certain, or all would duck. */
export function worthOfBullet(situation: Situation, bullet: Bullet): number {
  const { bang, clickLuck } = situation.weights;
  if (bullet === 'click') return luck(situation.random, clickLuck);
  const { hand, played } = situation.own;
  const cards = countBullets(hand) + (played === '' ? 0 : 1);
  const bangs = hand.bang + (played === 'bang' ? 1 : 0);
  const { target } = situation.table.seats[situation.seat]!;
  const chance = target === NO_SEAT ? 1 : chanceToStand(situation, target);
  return (bang * (bangs / cards) * chance * worthOfTable(situation)) / USUAL_TABLE;
}

const USUAL_TABLE = 75;

/** T-CUN: only another type is worth an exchange. */
export function worthOfExchange(situation: Situation, bullet: Bullet): number {
  const { played } = situation.own;
  return played === '' || played === bullet ? -1 : worthOfBullet(situation, bullet) - worthOfBullet(situation, played);
}

/** Rich players, and with a Bang those who are nearly out; a Click aims at the player with most to fear. */
export function worthOfTarget(situation: Situation, target: Seat): number {
  const wealth = wealthOf(situation, target);
  const isLast = livesOf(situation, target) <= 1;
  const stands = chanceToStand(situation, target);
  const { hurt, kill, hurtWealth, killWealth, fright, lastFright, frightWealth, aimLuck, lastShot } = situation.weights;
  const worth =
    situation.own.played === 'bang'
      ? stands * (isLast ? kill + wealth * killWealth : hurt + wealth * hurtWealth)
      : (1.3 - stands) * (isLast ? lastFright : fright) + wealth * frightWealth;
  const isAhead = lastShot > 0 && leadersAhead(situation).includes(target);
  return worth + (isAhead ? lastShot : 0) + luck(situation.random, aimLuck);
}

/** Targets of a Bang in the last round: the leaders. Empty if this player leads. */
export function leadersAhead(situation: Situation): readonly Seat[] {
  if (situation.own.played !== 'bang' || roundsLeft(situation) > 0) return [];
  const wealths = situation.table.seats.map(({ alive }, seat) => (alive ? fairWealthOf(situation, seat) : 0));
  const most = Math.max(...wealths);
  return wealths[situation.seat] === most ? [] : wealths.flatMap((wealth, seat) => (wealth === most ? [seat] : []));
}

/** Order a player who aims at the Godfather; any other player might turn to the Godfather. */
export function worthOfOrder(situation: Situation, seat: Seat): number {
  if (situation.table.seats[seat]!.target !== situation.seat) return -1;
  return chanceOfBang(situation) * (worthOfWound(situation, 0) + 5) + luck(situation.random, 1);
}
