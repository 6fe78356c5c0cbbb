import { type GameTypes, pick } from '@omerta/kernel';
import type { Bot } from './bot.ts';

/** Any legal choice, each as likely as the others. */
export const random = <G extends GameTypes>(): Bot<G> => ({
  choose: (_rules, _view, choices, generator) => pick(generator, choices),
});
