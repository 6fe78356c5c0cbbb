import { luck } from '@omerta/bots';
import { type Bullet, countBullets, NO_SEAT } from '@omerta/cashnguns/rules';
import type { Seat } from '@omerta/kernel';
import { chanceOfBang, chanceToStand, fairWealthOf, type Look, livesOf, roundsLeft, wealthOf } from './look.ts';
import { worthOfTable, worthOfWound } from './shares.ts';

/** The more Bangs are left and the more there is to share, the likelier one is played; never for sure, or all would duck. */
export function worthOfBullet(look: Look, bullet: Bullet): number {
  const { bang, clickLuck } = look.weights;
  if (bullet === 'click') return luck(look.random, clickLuck);
  const { hand, played } = look.own;
  const cards = countBullets(hand) + (played === '' ? 0 : 1);
  const bangs = hand.bang + (played === 'bang' ? 1 : 0);
  const { target } = look.table.seats[look.seat]!;
  const chance = target === NO_SEAT ? 1 : chanceToStand(look, target);
  return (bang * (bangs / cards) * chance * worthOfTable(look)) / USUAL_TABLE;
}

const USUAL_TABLE = 75;

/** T-CUN: only another type is worth an exchange. */
export function worthOfExchange(look: Look, bullet: Bullet): number {
  const { played } = look.own;
  return played === '' || played === bullet ? -1 : worthOfBullet(look, bullet) - worthOfBullet(look, played);
}

/** The rich and, with a Bang, those who are nearly out; a Click frightens whoever has most to fear. */
export function worthOfTarget(look: Look, target: Seat): number {
  const wealth = wealthOf(look, target);
  const isLast = livesOf(look, target) <= 1;
  const stands = chanceToStand(look, target);
  const { hurt, kill, hurtWealth, killWealth, fright, lastFright, frightWealth, aimLuck, lastShot } = look.weights;
  const worth =
    look.own.played === 'bang'
      ? stands * (isLast ? kill + wealth * killWealth : hurt + wealth * hurtWealth)
      : (1.3 - stands) * (isLast ? lastFright : fright) + wealth * frightWealth;
  const isAhead = lastShot > 0 && leadersAhead(look).includes(target);
  return worth + (isAhead ? lastShot : 0) + luck(look.random, aimLuck);
}

/** With a Bang in the last round: those who would win. Empty where the player is ahead. */
export function leadersAhead(look: Look): readonly Seat[] {
  if (look.own.played !== 'bang' || roundsLeft(look) > 0) return [];
  const wealths = look.table.seats.map(({ alive }, seat) => (alive ? fairWealthOf(look, seat) : 0));
  const most = Math.max(...wealths);
  return wealths[look.seat] === most ? [] : wealths.flatMap((wealth, seat) => (wealth === most ? [seat] : []));
}

/** Whoever aims at the Godfather looks elsewhere; whoever aims at others might turn to the Godfather. */
export function worthOfOrder(look: Look, seat: Seat): number {
  if (look.table.seats[seat]!.target !== look.seat) return -1;
  return chanceOfBang(look) * (worthOfWound(look, 0) + 5) + luck(look.random, 1);
}
