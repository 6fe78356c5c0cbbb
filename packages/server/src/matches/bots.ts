// Levels of bots by name. A bot gets what its seat sees, never the state.
import { pick, type Random } from '@omerta/kernel';
import type { AnyRules } from '../games.ts';

/** The text of a choice. */
export type Bot = (rules: AnyRules, view: unknown, random: Random) => Promise<string>;

export const USUAL_LEVEL = 'random';

const LEVELS: Readonly<Record<string, Bot>> = {
  random: async (rules, view, random) => rules.writeChoice(pick(random, rules.choices(view))),
};

export function botLevels(_game: string): readonly string[] {
  return Object.keys(LEVELS);
}

export function botOf(level: string | undefined): Bot {
  return LEVELS[level ?? USUAL_LEVEL] ?? LEVELS[USUAL_LEVEL]!;
}
