import { type Known, knownOf, type Recall, type View } from '@omerta/cashnguns/rules';
import type { Seat } from '@omerta/kernel';

export interface CashBelief {
  /** The chance that the card in front is a Bang; undefined if there is none. */
  readonly loadedBang: number | undefined;
  /** In hand and in front together. */
  readonly bangs: { readonly least: number; readonly most: number; readonly mean: number };
  readonly cards: number;
}

export function cashBeliefs({ viewer, table }: View, recall: Recall): (CashBelief | undefined)[] {
  return table.seats.map((player, seat) => {
    if (seat === viewer || !player.alive) return undefined;
    const cards = player.bullets + (player.loaded ? 1 : 0);
    const bangs = bangsKnown(knownOf(recall, seat as Seat, table.house), cards, player.discarded);
    return { loadedBang: player.loaded && cards > 0 ? bangs.mean / cards : undefined, bangs, cards };
  });
}

/** Among unseen cards, a face-down discard is as likely a Bang as a card still held. */
export function bangsKnown(known: Known | undefined, cards: number, discarded: number): CashBelief['bangs'] {
  const least = Math.min(known?.bangs.least ?? 0, cards);
  const most = Math.max(least, Math.min(cards, known?.bangs.most ?? cards));
  const { drawn, total } = chancesOf(least, most, cards, discarded).reduce(
    (sums, chance, at) => ({ drawn: sums.drawn + chance * (least + at), total: sums.total + chance }),
    { drawn: 0, total: 0 },
  );
  return { least, most, mean: drawn / total };
}

/** Relative chances of each number from least to most, as if the cards held were drawn blindly from all unseen ones. */
export function chancesOf(least: number, most: number, cards: number, discarded: number): number[] {
  const bangs = most < cards ? most : Math.min(cards + discarded, Math.max(most, least + discarded));
  const others = cards + discarded - bangs;
  const chances = Array.from({ length: most - least + 1 }, (_, at) => {
    const kept = least + at;
    return ways(bangs, kept) * ways(others, cards - kept);
  });
  return chances.some(chance => chance > 0) ? chances : chances.map(() => 1);
}

/** The binomial coefficient. */
function ways(of: number, count: number): number {
  if (count < 0 || count > of) return 0;
  let product = 1;
  for (let at = 0; at < count; at += 1) product *= (of - at) / (at + 1);
  return product;
}
