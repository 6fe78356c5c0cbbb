import { useAbout } from '@omerta/table/game/about.ts';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import type { Book, Chapter } from '@omerta/table/rulebook/book.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Header } from '@omerta/table/ui/Header.tsx';
import { Toasts } from '@omerta/table/ui/Toasts.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { LanguageSwitch } from '../page/LanguageSwitch.tsx';
import { rulebookWords } from '../words/rulebookWords.ts';
import { ChapterPage } from './ChapterPage.tsx';
import { Contents } from './Contents.tsx';
import { GameLinks } from './GameLinks.tsx';
import { Legend } from './Legend.tsx';
import styles from './RulebookPage.module.css';
import { ruleAddress } from './ruleAddress.ts';
import { SearchBox } from './SearchBox.tsx';
import { type Place, paragraphsOf, searchBook, termsOf } from './searchBook.ts';
import { useAnchor } from './useAnchor.ts';
import { useBook } from './useBook.ts';

const CardColumn = lazy(() => import('./CardColumn.tsx'));

export function RulebookPage({ game }: { readonly game: WebGame }) {
  const say = useWords(rulebookWords);
  const { book, words } = useBook(game.id);
  const [anchor, go] = useAnchor();
  const [query, setQuery] = useState('');
  const [isWhole, setWhole] = useState(false); // on paper
  const contents = useRef<HTMLDetailsElement>(null);
  const terms = useMemo(() => termsOf(query), [query]);
  const places = useMemo(() => searchBook(book, words, terms), [book, words, terms]);
  const chapter = chapterAt(book, anchor);
  const contentsTitle = useId();
  useTitle(say('titleOf', { game: useAbout(game.about).title }));
  useShown(anchor, chapter.id);

  const step = (by: 1 | -1) => {
    const at = places.findIndex(place => place.anchor === anchor);
    const next = at < 0 ? (by === 1 ? 0 : -1) : (at + by + places.length) % places.length;
    const place = places.at(next);
    if (place !== undefined) go(place.anchor);
  };
  const print = () => {
    flushSync(() => setWhole(true));
    window.print();
    setWhole(false);
  };
  const at = book.chapters.indexOf(chapter);
  return (
    <div className={styles.page}>
      <Header
        homeLabel={say('home')}
        tools={
          <>
            <LanguageSwitch />
            <Button look="ghost" size="small" onClick={print}>
              {say('print')}
            </Button>
          </>
        }
      >
        <span className={styles.name}>{say('title')}</span>
        <SearchBox
          label={say('search')}
          query={query}
          onQuery={setQuery}
          found={terms.length === 0 ? undefined : places.length}
          onStep={step}
        />
      </Header>
      <div className={styles.columns}>
        <aside className={styles.contents} aria-labelledby={contentsTitle}>
          <GameLinks current={game.id} to={each => `/rules/${each}`} />
          <details ref={contents} open={!isNarrow()}>
            <summary id={contentsTitle}>{say('contents')}</summary>
            <Contents
              book={book}
              words={words}
              current={chapter}
              found={countByChapter(places)}
              onGo={() => {
                if (isNarrow()) contents.current?.removeAttribute('open');
              }}
            />
          </details>
          <Legend />
        </aside>
        <main className={styles.main}>
          {(isWhole ? book.chapters : [chapter]).map(each => (
            <ChapterPage key={each.id} book={book} words={words} chapter={each} terms={terms} />
          ))}
          <nav className={styles.turn} aria-label={say('turnPage')}>
            <Turn book={book} words={words} chapter={book.chapters[at - 1]} sign="‹ " />
            <Turn book={book} words={words} chapter={book.chapters[at + 1]} sign=" ›" />
          </nav>
        </main>
        <aside className={styles.cards}>
          <Suspense>
            <CardColumn game={game.id} query={query} />
          </Suspense>
        </aside>
      </div>
      <footer className={styles.more}>
        <Link href={`/cards/${game.id}`}>{say('cards.all')}</Link>
        {game.lesson !== undefined && <Link href={`/tutorial/${game.id}`}>{say('tutorial')}</Link>}
      </footer>
      <Toasts closeLabel={say('close')} />
    </div>
  );
}

interface TurnProps {
  readonly book: Book;
  readonly words: Readonly<Record<string, string>>;
  readonly chapter: Chapter | undefined;
  readonly sign: '‹ ' | ' ›';
}

function Turn({ book, words, chapter, sign }: TurnProps) {
  if (chapter === undefined) return <span />;
  const title = words[`chapter.${chapter.id}`];
  return (
    <a href={ruleAddress(book.game, chapter.id)} rel={sign === '‹ ' ? 'prev' : 'next'}>
      {sign === '‹ ' && <span aria-hidden="true">{sign}</span>}
      {title}
      {sign === ' ›' && <span aria-hidden="true">{sign}</span>}
    </a>
  );
}

/** The chapter of an anchor: its own id, or that of anything in it. The first where there is no such thing. */
function chapterAt({ chapters }: Book, anchor: string): Chapter {
  const found = chapters.find(chapter => chapter.id === anchor || paragraphsOf(chapter).includes(anchor));
  return found ?? chapters[0]!;
}

function countByChapter(places: readonly Place[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { chapter } of places) counts.set(chapter, (counts.get(chapter) ?? 0) + 1);
  return counts;
}

/** Brings the paragraph of the anchor into sight, and the reader's focus with it. */
function useShown(anchor: string, chapter: string): void {
  const isFirst = useRef(true);
  useEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (wasFirst && anchor === '') return;
    const element = document.getElementById(anchor) ?? document.getElementById(`chapter.${chapter}`);
    const isSearching = document.activeElement instanceof HTMLInputElement;
    element?.scrollIntoView({ block: anchor === chapter ? 'center' : 'nearest' });
    if (!isSearching) element?.focus({ preventScroll: true });
    if (anchor === chapter) scrollTo({ top: 0 });
  }, [anchor, chapter]);
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Omertà`;
  }, [title]);
}

/** Whether the columns are folded into one: measured in letters, as the style sheet does. */
const isNarrow = () => innerWidth / Number.parseFloat(getComputedStyle(document.documentElement).fontSize) < 52;
