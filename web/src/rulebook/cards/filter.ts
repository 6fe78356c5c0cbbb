import type { Entry } from '@omerta/table/rulebook/entry.ts';
import type { Origin } from '@omerta/table/rulebook/origin.ts';
import { fold } from '../fold.ts';

export interface Filter {
  readonly sort: string; // 'all', or one of the glossary's
  readonly origin: Origin | 'all';
  readonly terms: readonly string[];
}

export const isKept = ({ sort, origin, terms }: Filter, entry: Entry): boolean =>
  (sort === 'all' || entry.sort === sort) &&
  (origin === 'all' || entry.origins.some(each => each.origin === origin)) &&
  isFound(entry, terms);

/** Names are found in every language. */
function isFound({ name, elsewhere, text, facts }: Entry, terms: readonly string[]): boolean {
  if (terms.length === 0) return true;
  const said = [name, ...elsewhere.map(other => other.name), text, ...facts.map(({ value }) => value)].join('\n');
  const { letters } = fold(said);
  return terms.every(term => letters.includes(term));
}
