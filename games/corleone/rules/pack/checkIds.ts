import type { Pack } from './pack.ts';
import { complain, entryPlace, inside, type PackProblem } from './problem.ts';
import { GOODS, namedSections } from './sections.ts';

/** Hand cards and figures are named by these words, so no entry may be. */
const RESERVED = new Set([...GOODS, 'mayor', 'unionBoss', 'policeChief']);

/** No two things that a choice can name share an id, in whatever section they stand. */
export function checkIds(pack: Pack, problems: PackProblem[]): void {
  const taken = new Map<string, string>();
  for (const [section, list] of namedSections(pack))
    list.forEach((entry, at) => {
      const field = inside(entryPlace(section, at, entry, problems), 'id');
      const other = taken.get(entry.id);
      if (other !== undefined) complain(field, `is used twice: also by ${other}`);
      // Such a word would be found in any plain object that is looked up by id.
      if (RESERVED.has(entry.id) || entry.id in {}) complain(field, `${entry.id} is a reserved word`);
      taken.set(entry.id, `${section}[${at}]`);
    });
}
