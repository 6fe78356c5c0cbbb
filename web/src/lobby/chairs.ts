import { FAMILY_IDS } from '@omerta/corleone/table/draw/families.ts';
import type { RulesOptions } from '../net/tablesApi.ts';

/** The same options for more or fewer chairs. Families that were chosen stay; new chairs get one that is left. */
export function withSeats(options: RulesOptions, players: number): RulesOptions {
  const { families } = options as { readonly families?: readonly string[] };
  if (families === undefined) return { ...options, players };
  const left = FAMILY_IDS.filter(family => !families.includes(family));
  return { ...options, players, families: [...families, ...left].slice(0, players) };
}
