import { playSoundGame as playSound } from '@omerta/testing';
import type { Content } from '../rules/content.ts';
import { fullBaseline } from '../rules/invariants/baseline.ts';
import { watchInvariants } from '../rules/invariants/watchInvariants.ts';
import { rulesFor } from '../rules/rules.ts';
import { visibilityErrors } from './visibilityErrors.ts';

/** Plays a whole random game and throws at a dead end, a broken invariant, a replay that differs or an event that shows the wrong fields. */
export const playSoundGame = (content: Content, players: number, seed: number, rules = rulesFor(content)): void => {
  playSound(rules, { players }, seed, {
    watchFrom(start) {
      const watch = watchInvariants(content, start, fullBaseline(content, players));
      return (state, events) => [
        ...watch.after(state, events).map(({ id, message }) => `${id} ${message}`),
        ...visibilityErrors(rules, events, players),
      ];
    },
  });
};
