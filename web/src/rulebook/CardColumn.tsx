import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './CardColumn.module.css';
import { EntryList } from './cards/EntryList.tsx';
import type { Filter } from './cards/filter.ts';
import { useGlossary } from './useBook.ts';

/** The glossary beside the rules. It is searched together with them. */
export default function CardColumn({ game, query }: { readonly game: string; readonly query: string }) {
  const say = useWords(rulebookWords);
  const glossary = useGlossary(game);
  const [filter, setFilter] = useState<Pick<Filter, 'sort' | 'origin'>>({
    sort: glossary?.sorts[0] ?? 'all',
    origin: 'all',
  });
  if (glossary === undefined) return null;
  return (
    <section>
      <h2 className={styles.title}>{say('cards')}</h2>
      <EntryList game={game} glossary={glossary} query={query} filter={filter} onFilter={setFilter} />
    </section>
  );
}
