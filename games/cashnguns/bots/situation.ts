// How a simple player reads the table, from the view alone, in thousands of dollars.
import {
  BANGS_EACH,
  CLICKS_EACH,
  countBullets,
  isAimingAt,
  isStanding,
  lootWorth,
  ROUNDS,
  type View,
  woundsToDie,
} from '@omerta/cashnguns/rules';
import type { Random, Seat } from '@omerta/kernel';
import type { Weights } from './weights.ts';

export interface Situation {
  readonly table: View['table'];
  readonly own: NonNullable<View['own']>;
  readonly loots: View['loots'];
  readonly seat: Seat;
  readonly random: Random;
  readonly weights: Weights;
}

export function situationOf({ viewer, table, own, loots }: View, random: Random, weights: Weights): Situation {
  if (viewer === 'spectator' || own === undefined) throw new Error('Only a living player plays');
  return { table, own, loots, seat: viewer, random, weights };
}

export function roundsLeft({ table }: Situation): number {
  return ROUNDS - table.round;
}

/** What a player owns: guessed from the number of cards while the loot is hidden. */
export function wealthOf({ table, own, loots, seat, weights }: Situation, other: Seat): number {
  const player = table.seats[other]!;
  const seen = other === seat ? own.loot : loots?.[other];
  return seen === undefined ? player.loot * weights.usualCard : lootWorth(seen, player);
}

/** The same with a fair guess at hidden cards, whatever this player's weights say. */
export function fairWealthOf({ table, own, loots, seat }: Situation, other: Seat): number {
  const player = table.seats[other]!;
  const seen = other === seat ? own.loot : loots?.[other];
  return seen === undefined ? player.loot * FAIR_CARD : lootWorth(seen, player);
}

const FAIR_CARD = 9;

/** How many more wounds a player can take. */
export function livesOf({ table }: Pick<Situation, 'table'>, seat: Seat): number {
  const player = table.seats[seat]!;
  return woundsToDie(player) - player.wounds;
}

/** How likely a card of another player is a Bang: the share of Bangs among the cards the bot has not seen. */
export function chanceOfBang({ table, own }: Situation): number {
  const { faceUp, players } = table;
  const played = own.played === '' ? 0 : 1;
  const known = countBullets(faceUp) + countBullets(own.hand) + countBullets(own.discarded) + played;
  const knownBangs = faceUp.bang + own.hand.bang + own.discarded.bang + (own.played === 'bang' ? 1 : 0);
  const cards = players * (CLICKS_EACH + BANGS_EACH) - known;
  return cards <= 0 ? 0 : Math.min(1, Math.max(0, (players * BANGS_EACH - knownBangs) / cards));
}

function countGunsAt({ table }: Situation, target: Seat): number {
  let guns = 0;
  for (let seat = 0; seat < table.players; seat += 1) if (isAimingAt(table.seats[seat]!, target)) guns += 1;
  return guns;
}

/** How likely a player still stands after the courage stage: guns and wounds make players cautious. */
export function chanceToStand(situation: Situation, seat: Seat): number {
  const fear = livesOf(situation, seat) <= 1 ? situation.weights.lastFear : situation.weights.fear;
  return Math.max(0.1, 0.95 - countGunsAt(situation, seat) * fear);
}

/** The expected number of other players in the sharing. */
export function otherSharers(situation: Situation): number {
  const { players, seats } = situation.table;
  let others = 0;
  for (let seat = 0; seat < players; seat += 1) {
    if (isStanding(seats[seat]!) && seat !== situation.seat) others += chanceToStand(situation, seat) * 0.85;
  }
  return others;
}
