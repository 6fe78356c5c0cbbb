import type { GameTypes, Random, Rules } from '@omerta/kernel';

export const BOT_NAMES = ['random', 'greedy'] as const;
export type BotName = (typeof BOT_NAMES)[number];

/** Plays for a seat. Gets the view, never the state, so it cannot peek. */
export interface Bot<G extends GameTypes = GameTypes> {
  /** One of the choices, of which there is at least one. */
  choose(rules: Rules<G>, view: G['View'], choices: readonly G['Choice'][], random: Random): G['Choice'];
}
