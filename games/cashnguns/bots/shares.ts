import {
  countDiamonds,
  countedPaintings,
  LOOT,
  NEW_GODFATHER,
  paintingsWorth,
  type Share,
  WORTH,
} from '@omerta/cashnguns/rules';
import { livesOf, roundsLeft, type Situation } from './situation.ts';

/** What a share is worth to this player. */
export function worthOfShare(situation: Situation, share: Share): number {
  return worths[share](situation);
}

/** What all shares on the table are worth. */
export function worthOfTable(situation: Situation): number {
  const { loot, token } = situation.table;
  let cards = 0;
  for (const kind of LOOT) if (loot[kind] > 0) cards += loot[kind] * worthOfShare(situation, kind);
  return cards + (token ? worthOfShare(situation, NEW_GODFATHER) : 0);
}

const worths: { readonly [S in Share]: (situation: Situation) => number } = {
  bill5: () => WORTH.bill5,
  bill10: () => WORTH.bill10,
  bill20: () => WORTH.bill20,
  diamond1: situation => WORTH.diamond1 + diamondLead(situation),
  diamond5: situation => WORTH.diamond5 + diamondLead(situation),
  diamond10: situation => WORTH.diamond10 + diamondLead(situation),
  painting: worthOfPainting,
  clip: situation =>
    situation.own.hand.click > 0 && situation.table.faceUp.bang > 0
      ? Math.min(situation.weights.clip, roundsLeft(situation))
      : 0,
  aid: situation => worthOfWound(situation, 0) * Math.min(1, situation.table.seats[situation.seat]!.wounds),
  godfather: situation => (roundsLeft(situation) > 0 ? situation.weights.godfather : 0), // the Godfather goes first and gives orders: breaks ties between equal shares
};

/** E3: a part of the bonus for most diamonds, larger the closer the player is; a safe lead needs no more. */
function diamondLead({ own, loots, seat, weights: { diamonds } }: Situation): number {
  const mine = countDiamonds(own.loot);
  const best = Math.max(0, ...(loots ?? []).map((loot, other) => (other === seat ? 0 : countDiamonds(loot))));
  if (loots !== undefined && mine > best + 1) return 2;
  return diamonds[Math.min(mine, diamonds.length - 1)]!;
}

/** V3: grows with each painting; while more rounds come, a part of the next one counts already. */
function worthOfPainting(situation: Situation): number {
  const { own, table, seat, weights } = situation;
  const have = countedPaintings(own.loot, table.seats[seat]!);
  const next = paintingsWorth(have + 1);
  const now = next - paintingsWorth(have);
  const then = paintingsWorth(have + 2) - next;
  return now + (roundsLeft(situation) > 1 ? then * weights.nextPainting : 0);
}

/** What avoiding one more wound is worth; the last life is worth everything. */
export function worthOfWound(situation: Situation, more: number): number {
  const lives = livesOf(situation, situation.seat) - more;
  const { wound, secondWound, lastWound } = situation.weights;
  const [atOnce, eachRound] = lives <= 1 ? lastWound : lives === 2 ? secondWound : wound;
  return atOnce + roundsLeft(situation) * eachRound;
}
