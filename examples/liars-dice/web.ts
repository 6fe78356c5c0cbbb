import type { WebGame } from '@omerta/table/game/webGame.ts';
import { plainParts } from '@omerta/table/plain/plainParts.ts';
import { range, switches } from './rules/options.ts';

/** Liar's Dice in the browser: the plain table, from its words and its rules over views. */
export const web: WebGame = {
  id: 'liars-dice',
  players: range,
  switches,
  ...plainParts(async () => {
    const [{ liarsDiceText: words }, { seenRules: rules }] = await Promise.all([
      import('./words/index.ts'),
      import('./rules/seen.ts'),
    ]);
    return { words, rules };
  }),
};
