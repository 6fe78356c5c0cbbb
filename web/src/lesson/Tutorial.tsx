import { useAbout } from '@omerta/table/game/about.ts';
import type { TaughtLesson, WebGame } from '@omerta/table/game/webGame.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { remembered } from '@omerta/table/words/remembered.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { use, useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { webGame } from '../games/games.ts';
import { lessonWords } from '../words/lessonWords.ts';
import { LessonTable } from './LessonTable.tsx';
import styles from './Tutorial.module.css';

/** /tutorial/:game */
export default function Tutorial() {
  const { game: id = '' } = useParams<{ game: string }>();
  const game = webGame(id);
  const taught = game === undefined ? undefined : use(lessonOf(game));
  return game === undefined || taught === undefined ? <NoLesson game={game} /> : <Taught game={game} taught={taught} />;
}

const lessonOf = remembered(async (game: WebGame) => game.lesson?.());

function Taught({ game, taught }: { readonly game: WebGame; readonly taught: TaughtLesson }) {
  const say = useWords(lessonWords);
  const { title } = useAbout(game.about);
  const [run, setRun] = useState({ number: 0, from: 0, reached: 0 });
  useTitle(say('title', { game: title }));
  return (
    <LessonTable
      key={run.number}
      taught={taught}
      from={run.from}
      reached={run.reached}
      onAgain={(from, reached) => setRun({ number: run.number + 1, from, reached })}
    />
  );
}

function NoLesson({ game }: { readonly game: WebGame | undefined }) {
  const say = useWords(lessonWords);
  useTitle(say('none.title'));
  return (
    <main className={styles.none}>
      <h1>{say('none.title')}</h1>
      <p>{say('none.text')}</p>
      {game?.rulebook === undefined ? (
        <Link className={`${buttons.button} ${buttons.primary}`} href="/">
          {say('end.home')}
        </Link>
      ) : (
        <Link className={`${buttons.button} ${buttons.primary}`} href={`/rules/${game.id}`}>
          {say('end.rules')}
        </Link>
      )}
    </main>
  );
}

function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · Omertà`;
  }, [title]);
}
