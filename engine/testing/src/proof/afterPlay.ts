import type { GameTypes, Rules } from '@omerta/kernel';

/** Rules that change something else after every choice. */
export function afterPlay<G extends GameTypes>(rules: Rules<G>, more: (state: G['State']) => void): Rules<G> {
  return {
    ...rules,
    play(state, seat, choice, events) {
      rules.play(state, seat, choice, events);
      more(state);
    },
  };
}
