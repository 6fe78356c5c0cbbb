import { LOOT, NEW_GODFATHER, paintingsWorth, type Share, WORTH } from '@omerta/cashnguns/rules';
import { type Look, livesOf, roundsLeft } from './look.ts';

/** What a share is worth to this player. */
export function worthOfShare(look: Look, share: Share): number {
  return worths[share](look);
}

/** All that lies on the table. */
export function worthOfTable(look: Look): number {
  const { loot, token } = look.table;
  let cards = 0;
  for (const kind of LOOT) if (loot[kind] > 0) cards += loot[kind] * worthOfShare(look, kind);
  return cards + (token ? worthOfShare(look, NEW_GODFATHER) : 0);
}

const worths: { readonly [S in Share]: (look: Look) => number } = {
  bill5: () => WORTH.bill5,
  bill10: () => WORTH.bill10,
  bill20: () => WORTH.bill20,
  diamond1: look => WORTH.diamond1 + diamondLead(look),
  diamond5: look => WORTH.diamond5 + diamondLead(look),
  diamond10: look => WORTH.diamond10 + diamondLead(look),
  painting: worthOfPainting,
  clip: look =>
    look.own.hand.click > 0 && look.table.faceUp.bang > 0 ? Math.min(look.weights.clip, roundsLeft(look)) : 0,
  aid: look => worthOfWound(look, 0) * Math.min(1, look.table.seats[look.seat]!.wounds),
  godfather: look => (roundsLeft(look) > 0 ? look.weights.godfather : 0), // goes first and gives orders: decides between equals
};

/** E3: a part of the bonus for the most diamonds, the more the nearer it is; a safe lead needs no more. */
function diamondLead({ own, loots, seat, weights: { diamonds } }: Look): number {
  const mine = countDiamonds(own.loot);
  const best = Math.max(0, ...(loots ?? []).map((loot, other) => (other === seat ? 0 : countDiamonds(loot))));
  if (loots !== undefined && mine > best + 1) return 2;
  return diamonds[Math.min(mine, diamonds.length - 1)]!;
}

function countDiamonds(loot: Look['own']['loot']): number {
  return loot.diamond1 + loot.diamond5 + loot.diamond10;
}

/** V3: grows with every one, and a part of the next one counts already while some are to come. */
function worthOfPainting(look: Look): number {
  const { own, table, seat, weights } = look;
  const have = own.loot.painting + (table.seats[seat]!.talent === 'collector' ? 1 : 0); // T-COL
  const next = paintingsWorth(have + 1);
  const now = next - paintingsWorth(have);
  const then = paintingsWorth(have + 2) - next;
  return now + (roundsLeft(look) > 1 ? then * weights.nextPainting : 0);
}

/** What being without one more wound is worth; the last life is worth everything. */
export function worthOfWound(look: Look, more: number): number {
  const lives = livesOf(look, look.seat) - more;
  const { wound, secondWound, lastWound } = look.weights;
  const [atOnce, eachRound] = lives <= 1 ? lastWound : lives === 2 ? secondWound : wound;
  return atOnce + roundsLeft(look) * eachRound;
}
