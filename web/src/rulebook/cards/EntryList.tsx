import { ORIGINS } from '@omerta/table/rulebook/origin.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense, useMemo } from 'react';
import { rulebookWords } from '../../words/rulebookWords.ts';
import type { BookGame } from '../bookGames.ts';
import { termsOf } from '../searchBook.ts';
import { EntryCard } from './EntryCard.tsx';
import styles from './EntryList.module.css';
import { entriesOf } from './entries.ts';
import { type Filter, isKept } from './filter.ts';
import { SORTS } from './sorts.ts';

const Symbols = lazy(async () => ({
  default: (await import('@omerta/corleone/table/draw/icons/Symbols.tsx')).Symbols,
}));

export interface EntryListProps {
  readonly game: BookGame;
  readonly query: string;
  readonly filter: Pick<Filter, 'sort' | 'origin'>;
  readonly onFilter: (filter: Pick<Filter, 'sort' | 'origin'>) => void;
  readonly hasOrigins?: boolean; // whether one can filter by where things come from
}

/** The glossary: tabs, filters, and an entry for each thing that is left. */
export function EntryList({ game, query, filter, onFilter, hasOrigins = false }: EntryListProps) {
  const say = useWords(rulebookWords);
  const language = useSettings(settings => settings.language);
  const entries = useMemo(() => entriesOf[game](language), [game, language]);
  const terms = useMemo(() => termsOf(query), [query]);
  const found = entries.filter(entry => isKept({ ...filter, sort: 'all', terms }, entry));
  const shown = filter.sort === 'all' ? found : found.filter(({ sort }) => sort === filter.sort);
  const count = (sort: Filter['sort']) => (sort === 'all' ? found : found.filter(entry => entry.sort === sort)).length;
  return (
    <>
      {game === 'corleone' && (
        <Suspense>
          <Symbols />
        </Suspense>
      )}
      <div className={styles.filters}>
        <Segmented
          label={say('cards.sort')}
          isLabelHidden
          value={filter.sort}
          options={(['all', ...SORTS[game]] as const).map(sort => ({
            value: sort,
            label: `${say(`sort.${sort}`)} ${count(sort)}`,
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
            <EntryCard key={`${entry.sort}:${entry.id}`} game={game} entry={entry} terms={terms} />
          ))}
        </div>
      )}
    </>
  );
}
