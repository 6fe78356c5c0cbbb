import type { checkPack, Pack } from '@omerta/corleone/seen';
import { LISTS_OF, type NamedList, PARTS, type Part, partOf, type Selection } from './entries.ts';

/** What `checkPack` finds: entry, field and message. */
export type Problem = ReturnType<typeof checkPack>['errors'][number];

/** Whether a problem is about a field of an entry, or about something in it. */
export const isAbout = (problem: Problem, entry: string, field: string): boolean =>
  problem.entry === entry &&
  (problem.field === field || problem.field.startsWith(`${field}.`) || problem.field.startsWith(`${field}[`));

/** What to open to mend it. */
export function placeOf({ entry, field }: Problem): Selection {
  const [section = '', id] = entry.split('/');
  const named = NAMED.find(list => list === section);
  if (named !== undefined && id !== undefined) return { part: partOf(named), list: named, id };
  return { part: PART_OF_FIELD.get(field) ?? 'piles' };
}

/** The name of an entry as it stands in a pack. */
export function entryName({ entry }: Problem, pack: Pack): string | undefined {
  const [section = '', id] = entry.split('/');
  const named = NAMED.find(list => list === section);
  if (named === undefined || id === undefined) return undefined;
  const lists = { ...pack, 'businesses.printed': pack.businesses.printed, 'businesses.tiles': pack.businesses.tiles };
  const found = lists[named].find(each => each.id === id);
  if (found === undefined) return undefined;
  return 'label' in found ? found.label : found.name;
}

const NAMED: readonly NamedList[] = PARTS.flatMap(part => LISTS_OF[part]);
const PART_OF_FIELD: ReadonlyMap<string, Part> = new Map([
  ...NAMED.map(list => [list, partOf(list)] as const),
  ['businesses', 'businesses'],
]);
