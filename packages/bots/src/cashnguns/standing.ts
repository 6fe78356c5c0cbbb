// How an imagined state stands, in thousands of dollars that will count in the end.
import { lootWorth, nextPainting, ROUNDS, type State, woundsToDie } from '@omerta/cashnguns';
import type { Seat } from '@omerta/kernel';

/** The own prospects against those of the others, of whom the richest counts most. */
export function standingOf(state: State, seat: Seat): number {
  const { table } = state;
  const worths = table.seats.map((_, each) => worthOfSeat(state, each));
  const mine = worths[seat]!;
  const others = worths.filter((_, each) => each !== seat);
  const best = Math.max(...others);
  const mean = others.reduce((sum, worth) => sum + worth, 0) / others.length;
  const victory = table.result?.[seat]?.place === 1 ? VICTORY : 0;
  return mine - AGAINST_BEST * best - AGAINST_ALL * mean + victory;
}

const AGAINST_BEST = 0.3;
const AGAINST_ALL = 0.3;
const VICTORY = 40;

function worthOfSeat({ table, own }: State, seat: Seat): number {
  const player = table.seats[seat]!;
  if (table.result !== undefined) return table.result[seat]!.total;
  if (!player.alive) return 0;
  const rounds = ROUNDS - table.round + 1; // the one that begins is still to come
  const { loot, hand } = own[seat]!;
  const painting = nextPainting(loot, player) * 0.25 * Math.min(1, rounds / 3);
  const prospects = lootWorth(loot, player) + diamondsWorth(own, table, seat, rounds) + painting + rounds * A_ROUND;
  const lives = woundsToDie(player) - player.wounds;
  const risk = (RISKS[Math.min(lives, RISKS.length - 1)]! * rounds) / ROUNDS;
  const bangs = Math.min(hand.bang, rounds) * A_BANG;
  return prospects * (1 - risk) + bangs + (table.godfather === seat && rounds > 0 ? GODFATHER : 0);
}

const A_ROUND = 10; // what a round usually brings
const RISKS = [1, 0.5, 0.22, 0.1, 0.05]; // of dying before the end, by lives, with all rounds to come
const A_BANG = 1.5;
const GODFATHER = 3;

/** E3: the bonus, as likely as the lead is long. */
function diamondsWorth(own: State['own'], table: State['table'], seat: Seat, rounds: number): number {
  const mine = countDiamonds(own, seat);
  const others = table.seats.map((player, other) => (other === seat || !player.alive ? 0 : countDiamonds(own, other)));
  const lead = mine - Math.max(...others);
  if (mine === 0) return 0;
  return 60 / (1 + Math.exp(-(lead - 0.5) / (0.3 + rounds * 0.25)));
}

function countDiamonds(own: State['own'], seat: Seat): number {
  const { diamond1, diamond5, diamond10 } = own[seat]!.loot;
  return diamond1 + diamond5 + diamond10;
}
