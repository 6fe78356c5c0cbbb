import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { Header } from '@omerta/table/ui/Header.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { LanguageSwitch } from '../page/LanguageSwitch.tsx';
import { rulebookWords } from '../words/rulebookWords.ts';
import { EntryList } from './cards/EntryList.tsx';
import type { Filter } from './cards/filter.ts';
import { GameLinks } from './GameLinks.tsx';
import styles from './GlossaryPage.module.css';
import { Legend } from './Legend.tsx';
import { SearchBox } from './SearchBox.tsx';
import { useGlossary } from './useBook.ts';

/** Every card with its name, what it does, and how sure we are of it. */
export function GlossaryPage({ game }: { readonly game: WebGame }) {
  const say = useWords(rulebookWords);
  const glossary = useGlossary(game.id);
  const [query, setQuery] = useState('');
  const [filter, setFilter] = useState<Pick<Filter, 'sort' | 'origin'>>({ sort: 'all', origin: 'all' });
  const title = say('cards.of', { game: useAbout(game.about).title });
  useEffect(() => {
    document.title = `${title} · Omertà`;
  }, [title]);
  return (
    <div className={styles.page}>
      <Header homeLabel={say('home')} tools={<LanguageSwitch />}>
        <SearchBox label={say('cards.search')} query={query} onQuery={setQuery} found={undefined} />
      </Header>
      <main className={styles.main}>
        <div className={styles.top}>
          <h1>{title}</h1>
          <GameLinks current={game.id} to={each => `/cards/${each}`} />
          <Link href={`/rules/${game.id}`}>{say('title')}</Link>
        </div>
        <h2 className="unseen">{say('cards')}</h2>
        {glossary !== undefined && (
          <EntryList game={game.id} glossary={glossary} query={query} filter={filter} onFilter={setFilter} hasOrigins />
        )}
        <div className={styles.legend}>
          <Legend />
        </div>
      </main>
    </div>
  );
}
