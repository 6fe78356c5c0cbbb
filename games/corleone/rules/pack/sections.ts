import type { Good, Pack } from './pack.ts';
import { entryPlace, type PackProblem, type Place } from './problem.ts';

/** Goes through one list of a pack, with the place of each entry. */
export function eachEntry<Entry>(
  section: string,
  list: readonly Entry[],
  problems: PackProblem[],
  look: (entry: Entry, place: Place) => void,
): void {
  list.forEach((entry, at) => {
    look(entry, entryPlace(section, at, entry, problems));
  });
}

/** Everything that can be named in a choice, so that no two may share an id. */
export const namedSections = (pack: Pack): readonly (readonly [string, readonly { readonly id: string }[]])[] => [
  ['turfs', pack.turfs],
  ['familySpaces', pack.familySpaces],
  ['businesses.printed', pack.businesses.printed],
  ['businesses.tiles', pack.businesses.tiles],
  ['jobs', pack.jobs],
  ['allies', pack.allies],
];

/** The words for goods, which no entry may be named by. */
export const GOODS: ReadonlySet<string> = new Set<Good>(['gun', 'booze', 'bloodMoney', 'narcotics']);
