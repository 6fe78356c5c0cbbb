import { pick, type Random } from '@omerta/kernel';
import type { GameBots } from './gameBots.ts';

/** A personal name. A number counts through the list; names in `taken` are avoided while there are others. */
export function botName(
  { names }: Pick<GameBots, 'names'>,
  at: number | Random,
  taken: readonly string[] = [],
): string {
  const free = names.filter(name => !taken.includes(name));
  const left = free.length > 0 ? free : names;
  return typeof at === 'number' ? left[at % left.length]! : pick(at, left);
}
