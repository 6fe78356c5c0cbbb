import { countDiamonds, type Loot, listLoot, typeOf, WORTH } from '@omerta/cashnguns/seen';
import type { AtTable } from './atTable.ts';

/** AMB-34: what lies in front of a player, in one sentence. */
export function openLootWords({ say, names }: Pick<AtTable, 'say' | 'names'>, loot: Readonly<Loot>): string {
  return say('openLoot', {
    bills: names.amount(sumOf(loot, 'bill')),
    paintings: loot.painting,
    diamonds: countDiamonds(loot),
    worth: names.amount(sumOf(loot, 'diamond')),
  });
}

/** In thousands of dollars, as printed on the cards. */
const sumOf = (loot: Readonly<Loot>, type: 'bill' | 'diamond'): number =>
  listLoot(loot).reduce((sum, kind) => (typeOf(kind) === type ? sum + WORTH[kind] : sum), 0);
