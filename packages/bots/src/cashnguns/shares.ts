import { LOOT, NEW_GODFATHER, nextPainting, type Share, WORTH } from '@omerta/cashnguns';
import { type Look, livesOf, roundsLeft } from './look.ts';

/** What a share is worth to this player. */
export function worthOfShare(look: Look, share: Share): number {
  return worths[share](look);
}

/** All that lies on the table. */
export function worthOfTable(look: Look): number {
  const { loot, token } = look.table;
  const cards = LOOT.reduce((sum, kind) => sum + loot[kind] * worthOfShare(look, kind), 0);
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
  clip: look => (look.own.hand.click > 0 && look.table.faceUp.bang > 0 ? Math.min(5, roundsLeft(look)) : 0),
  aid: look => worthOfWound(look, 0) * Math.min(1, look.table.seats[look.seat]!.wounds),
  godfather: look => (roundsLeft(look) > 0 ? 4 : 0), // goes first and gives orders: decides between equals
};

/** E3: a part of the bonus for the most diamonds, the more the nearer it is; a safe lead needs no more. */
function diamondLead({ own, loots, seat }: Look): number {
  const mine = countDiamonds(own.loot);
  const best = Math.max(0, ...(loots ?? []).map((loot, other) => (other === seat ? 0 : countDiamonds(loot))));
  if (loots !== undefined && mine > best + 1) return 2;
  return LEADS[Math.min(mine, LEADS.length - 1)]!;
}

const LEADS = [6, 9, 14, 12, 4];

function countDiamonds(loot: Look['own']['loot']): number {
  return loot.diamond1 + loot.diamond5 + loot.diamond10;
}

/** V3: grows with every one, and a part of the next one counts already while some are to come. */
function worthOfPainting(look: Look): number {
  const { own, table, seat } = look;
  const now = nextPainting(own.loot, table.seats[seat]!);
  const then = nextPainting({ ...own.loot, painting: own.loot.painting + 1 }, table.seats[seat]!);
  return now + (roundsLeft(look) > 1 ? then * 0.4 : 0);
}

/** What being without one more wound is worth; the last life is worth everything. */
export function worthOfWound(look: Look, more: number): number {
  const lives = livesOf(look, look.seat) - more;
  if (lives <= 1) return 12 + roundsLeft(look) * 3;
  return 2 + roundsLeft(look) * (lives === 2 ? 1.5 : 0.5);
}
