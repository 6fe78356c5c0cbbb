import { Header } from '@omerta/table/ui/Header.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Monogram } from '@omerta/table/ui/Monogram.tsx';
import { Toasts } from '@omerta/table/ui/Toasts.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { webGame, webGames } from '../games/games.ts';
import { findMe, usePerson } from '../net/people.ts';
import { pageWords } from '../words/pageWords.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import styles from './Page.module.css';
import { visits } from './visits.ts';

export interface PageProps {
  /** What the browser's tab says; the page's heading unless `heading` says that it has its own. */
  readonly title: string;
  readonly heading?: 'shown' | 'own';
  readonly aside?: ReactNode; // beside our name
  /** The game whose rules the bar leads to; the first that has some if missing. */
  readonly howToPlay?: string | undefined;
  readonly width?: 'wide' | 'narrow' | 'full';
  readonly children: ReactNode;
}

/** The frame of every page: bar, heading, foot, toasts. */
export function Page({ title, heading = 'shown', aside, howToPlay, width = 'narrow', children }: PageProps) {
  const say = useWords(pageWords);
  const person = usePerson();
  const rules = rulesOf(howToPlay);
  const top = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = heading === 'own' ? title : `${title} · Omertà`;
  }, [title, heading]);
  useEffect(() => {
    const { pages } = visits.getState();
    visits.setState({ pages: pages + 1 });
    if (pages > 0 && document.activeElement === document.body) top.current?.focus(); // what was pressed went with the last page
  }, []);
  useEffect(() => {
    findMe().catch(() => undefined); // the connection says so; nothing here needs a person
  }, []);
  return (
    <div className={styles.page}>
      <Header
        homeLabel={say('nav.home')}
        tools={
          <>
            {rules !== undefined && (
              <Link href={rules} className={styles.help}>
                <Icon name="help" size={22} />
                <span className={styles.name}>{say('nav.howToPlay')}</span>
              </Link>
            )}
            <LanguageSwitch />
            <nav className={styles.nav} aria-label={say('nav.label')}>
              <Link href="/history">{say('nav.history')}</Link>
              <Link href="/settings">{say('nav.settings')}</Link>
            </nav>
            <Link href="/account" className={styles.me}>
              <Monogram name={person?.name} />
              <span className={styles.name}>{person?.name ?? say('nav.account')}</span>
            </Link>
          </>
        }
      >
        {aside}
      </Header>
      <main className={`${styles.main} ${styles[width]}`}>
        <h1 ref={top} tabIndex={-1} className={heading === 'own' ? 'unseen' : styles.heading}>
          {title}
        </h1>
        {children}
      </main>
      <nav className={styles.foot} aria-label={say('nav.more')}>
        <Link href="/history">{say('nav.history')}</Link>
        <Link href="/settings">
          <Icon name="gear" /> {say('nav.settings')}
        </Link>
      </nav>
      <Toasts closeLabel={say('close')} />
    </div>
  );
}

/** Where the game of the page, or the first one, is explained: in pictures, else in its rule book. */
function rulesOf(id: string | undefined): string | undefined {
  const game = id === undefined ? webGames.find(({ rulebook }) => rulebook !== undefined) : webGame(id);
  if (game?.story !== undefined) return `/how/${game.id}`;
  return game?.rulebook === undefined ? undefined : `/rules/${game.id}`;
}
