// J1: a job is paid with the goods it demands; each narcotics card may stand in for any one of them.
import { GOODS, type Good } from './cards.ts';

/** How many of each good a hand holds. */
type Held = Readonly<Record<Good, number>>;

/** How often a job demands each good. */
export type Needs = readonly (readonly [good: Good, count: number])[];

export const needsOf = (goods: readonly Good[]): Needs =>
  GOODS.map(good => [good, countOf(goods, good)] as const).filter(([, count]) => count > 0);

/** Whether the hand holds exactly these cards. */
export const canPay = (hand: Held, goods: readonly Good[]): boolean => {
  for (const good of goods) if (hand[good] < countOf(goods, good)) return false;
  return true;
};

/** How many of the printed goods are not held. */
export const shortOf = (hand: Held, needs: Needs): number => {
  let short = 0;
  for (const [good, count] of needs) if (count > hand[good]) short += count - hand[good];
  return short;
};

/** How many are missing even with narcotics in their place. */
export const missingFor = (hand: Held, needs: Needs): number => Math.max(0, shortOf(hand, needs) - hand.narcotics);

/** Good by good, which are held; narcotics stand in for the first that are not. */
export const goodsFor = (
  hand: Held,
  goods: readonly Good[],
): readonly { readonly good: Good; readonly isHeld: boolean }[] => {
  const left = { gun: hand.gun, booze: hand.booze, bloodMoney: hand.bloodMoney, narcotics: hand.narcotics };
  const use = (good: Good): boolean => {
    if (left[good] === 0) return false;
    left[good] -= 1;
    return true;
  };
  const printed = goods.map(good => ({ good, isHeld: use(good) }));
  return printed.map(({ good, isHeld }) => ({ good, isHeld: isHeld || use('narcotics') }));
};

const countOf = (goods: readonly Good[], good: Good): number => {
  let count = 0;
  for (const each of goods) if (each === good) count += 1;
  return count;
};
