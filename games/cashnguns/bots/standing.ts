// How good an imagined state is at the beginning of a round: each seat's chance to win, soft-max over linear features.
import { countDiamonds, lootWorth, nextPainting, ROUNDS, type State, woundsToDie } from '@omerta/cashnguns/rules';
import type { Seat } from '@omerta/kernel';
import { featureWeightsFor } from './featureWeights.ts';

/** The seat's share of the victory. */
export function standingOf(state: State, seat: Seat, weights = featureWeightsFor(state.table.players)): number {
  const { result, players } = state.table;
  if (result !== undefined) return shareOf(result, seat);
  if (!state.table.seats[seat]!.alive) return 0;
  let all = 0;
  let mine = 0;
  for (let each = 0; each < players; each += 1) {
    if (!state.table.seats[each]!.alive) continue;
    const strength = Math.exp(dot(weights, featuresOf(state, each)));
    all += strength;
    if (each === seat) mine = strength;
  }
  return mine / all;
}

/** Shared victories count as shares. */
function shareOf(result: NonNullable<State['table']['result']>, seat: Seat): number {
  if (result[seat]!.place !== 1) return 0;
  return 1 / result.filter(({ place }) => place === 1).length;
}

/** The features of a living player, first as they are, then multiplied by the rounds to come. */
export function featuresOf({ table, own }: State, seat: Seat): readonly number[] {
  const player = table.seats[seat]!;
  const { loot, hand } = own[seat]!;
  const rounds = (ROUNDS - table.round + 1) / ROUNDS; // the one that begins is still to come
  const lives = woundsToDie(player) - player.wounds;
  const diamonds = countDiamonds(loot);
  const lead = diamonds - mostDiamonds(table, own, seat);
  const features = [
    lootWorth(loot, player) / 20,
    nextPainting(loot, player) / 20,
    diamonds === 0 ? 0 : 1 / (1 + Math.exp(-(lead - 0.5) / (0.2 + rounds * 2))),
    lives <= 1 ? 1 : 0,
    lives === 2 ? 1 : 0,
    lives > 3 ? 1 : 0,
    hand.bang,
    hand.click,
    table.godfather === seat ? 1 : 0,
    player.loot / 5, // all see who has many cards
  ];
  const once = features.length;
  for (let at = 0; at < once; at += 1) features.push(features[at]! * rounds);
  return features;
}

function mostDiamonds(table: State['table'], own: State['own'], seat: Seat): number {
  let most = 0;
  for (let other = 0; other < table.players; other += 1) {
    if (other !== seat && table.seats[other]!.alive) most = Math.max(most, countDiamonds(own[other]!.loot));
  }
  return most;
}

function dot(weights: readonly number[], features: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < features.length; at += 1) sum += weights[at]! * features[at]!;
  return sum;
}
