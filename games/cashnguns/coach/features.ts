// What correlates with winning Ca$h 'n Guns, by seat, each scaled to about 1.
import {
  countDiamonds,
  isStanding,
  LOOT,
  lootWorth,
  nextPainting,
  pickOrder,
  ROUNDS,
  type State,
  TALENTS,
  WORTH,
  woundsToDie,
} from '@omerta/cashnguns/rules';
import type { FeatureTable } from '@omerta/coach';
import type { Seat } from '@omerta/kernel';

export const cashFeatures: FeatureTable = {
  edition: 1,
  names: [
    'loot',
    'isRichest',
    'diamonds',
    'mostDiamonds',
    'tiedDiamonds',
    'nextPainting',
    'lastLife',
    'twoLives',
    'bangs',
    'clicks',
    'godfather',
    'deadlyBangs', // enough of them aimed here to eliminate the seat
    'bangsAimed',
    'clicksAimed',
    'down',
    'shareOfTable',
    'turnsToTake',
    ...TALENTS,
  ],
};

/** The dead cannot win (E2). */
export function featuresOf(state: State): (number[] | undefined)[] {
  const { table, own } = state;
  const worths = table.seats.map((player, seat) => (player.alive ? lootWorth(own[seat]!.loot, player) : 0));
  const diamonds = table.seats.map((player, seat) => (player.alive ? countDiamonds(own[seat]!.loot) : 0));
  const guns = table.seats.map(() => ({ bang: 0, click: 0 }));
  for (const [seat, player] of table.seats.entries()) {
    const { played } = own[seat]!;
    if (isStanding(player) && player.loaded && player.target >= 0 && played !== '') guns[player.target]![played] += 1;
  }
  const onTable = LOOT.reduce(
    (sum, kind) => sum + table.loot[kind] * (kind === 'painting' ? A_PAINTING : WORTH[kind]),
    0,
  );
  const standing = table.seats.filter(isStanding).length;
  const turns = pickOrder(table);
  return table.seats.map((player, seat) => {
    if (!player.alive) return undefined;
    const { loot, hand, played } = own[seat]!;
    const lives = woundsToDie(player) - player.wounds;
    const isUp = isStanding(player);
    const aimed = isUp ? guns[seat]! : NO_GUNS;
    return [
      worths[seat]! / 50,
      worths[seat]! > 0 && worths[seat] === Math.max(...worths) ? 1 : 0,
      diamonds[seat]! / 3,
      isMost(diamonds, seat) ? 1 : 0,
      diamonds[seat]! > 0 && !isMost(diamonds, seat) && diamonds[seat] === Math.max(...diamonds) ? 1 : 0,
      nextPainting(loot, player) / 50,
      lives === 1 ? 1 : 0,
      lives === 2 ? 1 : 0,
      (hand.bang + (player.loaded && played === 'bang' ? 1 : 0)) / 2,
      (hand.click + (player.loaded && played === 'click' ? 1 : 0)) / 3,
      table.godfather === seat ? 1 : 0,
      aimed.bang >= lives ? 1 : 0,
      aimed.bang,
      aimed.click,
      isUp ? 0 : 1,
      isUp ? onTable / Math.max(1, standing) / 25 : 0,
      turns.filter(taker => taker === seat).length / 2,
      ...TALENTS.map(talent => (player.talent === talent ? 1 : 0)),
    ];
  });
}

const A_PAINTING = 15;
const NO_GUNS = { bang: 0, click: 0 };

function isMost(counts: readonly number[], seat: Seat): boolean {
  return counts[seat]! > 0 && counts.every((count, other) => other === seat || count < counts[seat]!);
}

/** By rounds, and by stages within each. */
export function progressOf({ table }: State): number {
  if (table.stage === 'over') return 1;
  const part = ['loot', 'bullet', 'holdUp', 'privilege', 'courage', 'effects', 'sharing'].indexOf(table.stage);
  return Math.max(0, table.round - 1 + Math.max(0, part) / 7) / ROUNDS;
}
