import buttons from '@omerta/table/ui/Button.module.css';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { lessonWords } from '../words/lessonWords.ts';
import { LessonTable } from './LessonTable.tsx';
import { lessonFor } from './lessons.ts';
import styles from './Tutorial.module.css';

/** /tutorial/:game */
export default function Tutorial() {
  const say = useWords(lessonWords);
  const { game = '' } = useParams<{ game: string }>();
  const lesson = lessonFor(game);
  const [run, setRun] = useState({ number: 0, from: 0, reached: 0 });
  useEffect(() => {
    document.title = `${lesson === undefined ? say('none.title') : say('title', { game: say(`game.${lesson.game}`) })} · Omertà`;
  }, [lesson, say]);
  if (lesson === undefined) return <NoLesson game={game} />;
  return (
    <LessonTable
      key={run.number}
      lesson={lesson}
      from={run.from}
      reached={run.reached}
      onAgain={(from, reached) => setRun({ number: run.number + 1, from, reached })}
    />
  );
}

function NoLesson({ game }: { readonly game: string }) {
  const say = useWords(lessonWords);
  return (
    <main className={styles.none}>
      <h1>{say('none.title')}</h1>
      <p>{say('none.text')}</p>
      <Link className={`${buttons.button} ${buttons.primary}`} href={`/rules/${game}`}>
        {say('end.rules')}
      </Link>
    </main>
  );
}
