import { isLevel, type Level, OFFERED_LEVELS } from '@omerta/bots';

/** Who answers where nobody said how well: for a player who left, or whose time is up. */
export const USUAL_LEVEL: Level = 'easy';

/** What people are shown. */
export const SHOWN_LEVELS: readonly Level[] = OFFERED_LEVELS;

/** What a table may ask for: what is shown, and the bot that does anything. */
export function isServed(level: string): level is Level {
  return level === 'random' || SHOWN_LEVELS.some(each => each === level);
}

/** A table that was kept may name a level of another release. */
export function levelOf(name: string | undefined): Level {
  return name !== undefined && isLevel(name) ? name : USUAL_LEVEL;
}
