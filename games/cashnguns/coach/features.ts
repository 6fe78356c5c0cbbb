// What correlates with winning Ca$h 'n Guns, by seat, each scaled to about 1.
import {
  LOOT,
  lootWorth,
  nextPainting,
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
  for (const [seat, { alive, loaded, target, down }] of table.seats.entries()) {
    const { played } = own[seat]!;
    if (alive && loaded && target >= 0 && down === '' && played !== '') guns[target]![played] += 1;
  }
  const onTable = LOOT.reduce(
    (sum, kind) => sum + table.loot[kind] * (kind === 'painting' ? A_PAINTING : WORTH[kind]),
    0,
  );
  const standing = table.seats.filter(({ alive, down }) => alive && down === '').length;
  return table.seats.map((player, seat) => {
    if (!player.alive) return undefined;
    const { loot, hand, played } = own[seat]!;
    const lives = woundsToDie(player) - player.wounds;
    const isStanding = player.down === '';
    const aimed = isStanding ? guns[seat]! : NO_GUNS;
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
      isStanding ? 0 : 1,
      isStanding ? onTable / Math.max(1, standing) / 25 : 0,
      turnsToTake(state, seat) / 2,
      ...TALENTS.map(talent => (player.talent === talent ? 1 : 0)),
    ];
  });
}

const A_PAINTING = 15;
const NO_GUNS = { bang: 0, click: 0 };

function isMost(counts: readonly number[], seat: Seat): boolean {
  return counts[seat]! > 0 && counts.every((count, other) => other === seat || count < counts[seat]!);
}

function countDiamonds({ diamond1, diamond5, diamond10 }: State['own'][number]['loot']): number {
  return diamond1 + diamond5 + diamond10;
}

/** How many shares of this round a seat still takes. */
function turnsToTake({ table }: State, seat: Seat): number {
  const task = table.agenda.find(each => each.kind === 'sharing');
  if (task === undefined || task.kind !== 'sharing') return 0;
  const place = task.order.indexOf(seat);
  if (place < 0) return 0;
  const shares = LOOT.reduce((sum, kind) => sum + table.loot[kind], table.token ? 1 : 0);
  const wait = (place - task.at + task.order.length) % task.order.length;
  return Math.max(0, Math.ceil((shares - wait) / task.order.length));
}

/** By rounds, and by stages within each. */
export function progressOf({ table }: State): number {
  if (table.stage === 'over') return 1;
  const part = ['loot', 'bullet', 'holdUp', 'privilege', 'courage', 'effects', 'sharing'].indexOf(table.stage);
  return Math.max(0, table.round - 1 + Math.max(0, part) / 7) / ROUNDS;
}
