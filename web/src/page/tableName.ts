import type { Say } from '@omerta/table/words/useWords.ts';
import type { TableLine } from '../net/tablesApi.ts';
import type { PageWords } from '../words/pageWords.ts';

/** What a table is called: its title, else the others who sit there, else whose it is. */
export function tableName(
  say: Say<PageWords>,
  { title, seats, you }: Pick<TableLine, 'title' | 'seats' | 'you'>,
): string {
  if (title !== undefined) return title;
  const others = seats.filter((seat, at) => seat.kind !== 'empty' && at !== you).map(({ name }) => name);
  return others.length === 0 ? say('table.alone') : others.join(', ');
}
