import type { Origin } from '@omerta/table/rulebook/origin.ts';

/** Packs say "rulebook (German picture text)", "web W2 …", "proposal" and the like; undefined where there is nothing. */
export function originOfField(said: string): Origin | undefined {
  if (said.startsWith('none')) return undefined;
  if (said.startsWith('rulebook')) return 'printed';
  return said.startsWith('web') ? 'reported' : 'proposal';
}
