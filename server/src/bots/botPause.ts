import { randomInt } from 'node:crypto';
import type { Pace } from '@omerta/protocol';

/**
 * How long a bot seems to think, in milliseconds. Depends on the table's pace and the thinking time of the bot's level,
 * never on the state of the game.
 */
export function botPause(pace: Pace, thinkingTime: number): number {
  const least = Math.max(PAUSES[pace].least, thinkingTime);
  const most = Math.max(PAUSES[pace].most, thinkingTime);
  return least === most ? least : randomInt(least, most);
}

const PAUSES: Readonly<Record<Pace, { readonly least: number; readonly most: number }>> = {
  party: { least: 1_200, most: 2_400 },
  brisk: { least: 500, most: 900 },
  instant: { least: 0, most: 0 },
};
