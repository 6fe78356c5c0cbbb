import { ORIGINS } from '@omerta/table/rulebook/origin.ts';
import type { Glossary } from '@omerta/table/rulebook/rulebook.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import { rulebookWords } from '../../words/rulebookWords.ts';
import { termsOf } from '../searchBook.ts';
import { EntryCard } from './EntryCard.tsx';
import styles from './EntryList.module.css';
import { type Filter, isKept } from './filter.ts';

export interface EntryListProps {
  readonly game: string;
  readonly glossary: Glossary;
  readonly query: string;
  readonly filter: Pick<Filter, 'sort' | 'origin'>;
  readonly onFilter: (filter: Pick<Filter, 'sort' | 'origin'>) => void;
  readonly hasOrigins?: boolean; // whether one can filter by where things come from
}

/** The glossary: tabs, filters, and an entry for each thing that is left. */
export function EntryList({ game, glossary, query, filter, onFilter, hasOrigins = false }: EntryListProps) {
  const say = useWords(rulebookWords);
  const sayGame = useWords(glossary.words);
  const language = useSettings(settings => settings.language);
  const entries = useMemo(() => glossary.entries(language), [glossary, language]);
  const terms = useMemo(() => termsOf(query), [query]);
  const found = entries.filter(entry => isKept({ ...filter, sort: 'all', terms }, entry));
  const shown = filter.sort === 'all' ? found : found.filter(({ sort }) => sort === filter.sort);
  const count = (sort: Filter['sort']) => (sort === 'all' ? found : found.filter(entry => entry.sort === sort)).length;
  return (
    <>
      {glossary.Symbols !== undefined && <glossary.Symbols />}
      <div className={styles.filters}>
        <Segmented
          label={say('cards.sort')}
          isLabelHidden
          value={filter.sort}
          options={['all', ...glossary.sorts].map(sort => ({
            value: sort,
            label: `${sort === 'all' ? say('sort.all') : sayGame(`sort.${sort}`)} ${count(sort)}`,
          }))}
          onChange={sort => onFilter({ ...filter, sort })}
        />
        {hasOrigins && (
          <Segmented
            label={say('legend')}
            isLabelHidden
            value={filter.origin}
            options={(['all', ...ORIGINS] as const).map(origin => ({
              value: origin,
              label: say(origin === 'all' ? 'origin.all' : `origin.${origin}`),
            }))}
            onChange={origin => onFilter({ ...filter, origin })}
          />
        )}
      </div>
      <p className="unseen" role="status">
        {say('cards.count', { count: shown.length })}
      </p>
      {shown.length === 0 ? (
        <p className={styles.nothing}>{say('cards.nothing')}</p>
      ) : (
        <div className={styles.list}>
          {shown.map(entry => (
            <EntryCard key={`${entry.sort}:${entry.id}`} game={game} glossary={glossary} entry={entry} terms={terms} />
          ))}
        </div>
      )}
    </>
  );
}
