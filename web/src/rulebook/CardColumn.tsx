import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import { rulebookWords } from '../words/rulebookWords.ts';
import type { BookGame } from './bookGames.ts';
import styles from './CardColumn.module.css';
import { EntryList } from './cards/EntryList.tsx';
import type { Filter } from './cards/filter.ts';
import { SORTS } from './cards/sorts.ts';

/** The glossary beside the rules. It is searched together with them. */
export default function CardColumn({ game, query }: { readonly game: BookGame; readonly query: string }) {
  const say = useWords(rulebookWords);
  const [filter, setFilter] = useState<Pick<Filter, 'sort' | 'origin'>>({ sort: SORTS[game][0], origin: 'all' });
  return (
    <section>
      <h2 className={styles.title}>{say('cards')}</h2>
      <EntryList game={game} query={query} filter={filter} onFilter={setFilter} />
    </section>
  );
}
