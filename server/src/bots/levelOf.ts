import { type Level, levelNamed, USUAL_LEVEL } from '@omerta/bots';

/** A stored table may name a level of another release. */
export function levelOf(name: string | undefined): Level {
  return (name === undefined ? undefined : levelNamed(name)) ?? USUAL_LEVEL;
}
