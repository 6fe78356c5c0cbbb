import type { TableInfo } from '@omerta/protocol';
import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

const MOST_KEPT = 30; // tables; the oldest is forgotten first
const WIDEST_PHONE = 599;

/** What players chose: the tables at which this device is only a hand, and those at which it is not. */
const hands = createStore<Hands>()(
  persist((): Hands => ({ matches: [], others: [] }), { name: 'omerta-hands', version: 1 }),
);

interface Hands {
  readonly matches: readonly string[];
  readonly others: readonly string[];
}

/** Whether this device is only a controller. If it was never chosen, a phone beside a shared screen is one. */
export function useControllerChoice({
  match,
  hasScreen,
}: Pick<TableInfo, 'match' | 'hasScreen'>): readonly [boolean, (isHand: boolean) => void] {
  const isHand = useStore(
    hands,
    ({ matches, others }) => matches.includes(match) || (hasScreen && isPhone() && !others.includes(match)),
  );
  const choose = (wanted: boolean) =>
    hands.setState(({ matches, others }) => ({
      matches: chosen(matches, match, wanted),
      others: chosen(others, match, !wanted),
    }));
  return [isHand, choose];
}

const chosen = (kept: readonly string[], match: string, isChosen: boolean): readonly string[] => {
  const rest = kept.filter(each => each !== match);
  return isChosen ? [...rest, match].slice(-MOST_KEPT) : rest;
};

/** However it is held. */
export const isPhone = (): boolean => Math.min(screen.width, screen.height) <= WIDEST_PHONE;
