import { useStore } from 'zustand';
import { persist } from 'zustand/middleware';
import { createStore } from 'zustand/vanilla';

const MOST_KEPT = 30; // tables; the oldest is forgotten first

/** The tables at which this device is only a hand, because its player sees the shared screen. */
const hands = createStore<Hands>()(persist((): Hands => ({ matches: [] }), { name: 'omerta-hands', version: 1 }));

interface Hands {
  readonly matches: readonly string[];
}

export function useHandChoice(match: string): readonly [boolean, (isHand: boolean) => void] {
  const isHand = useStore(hands, ({ matches }) => matches.includes(match));
  const choose = (wanted: boolean) =>
    hands.setState(({ matches }) => {
      const others = matches.filter(each => each !== match);
      return { matches: wanted ? [...others, match].slice(-MOST_KEPT) : others };
    });
  return [isHand, choose];
}
