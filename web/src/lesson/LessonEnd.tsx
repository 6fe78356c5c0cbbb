import type { Lesson } from '@omerta/table/lesson/lesson.ts';
import buttons from '@omerta/table/ui/Button.module.css';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Link } from 'wouter';
import { lessonWords } from '../words/lessonWords.ts';
import type { LessonGame } from './LessonTable.tsx';

/** Where to go from here: this very game, a new one, or the rules. */
export function LessonEnd({ lesson, game }: { readonly lesson: Lesson; readonly game: LessonGame }) {
  const say = useWords(lessonWords);
  const seats = lesson.rivals.length + 1;
  return (
    <>
      {game.id !== undefined && (
        <Link
          className={`${buttons.button} ${buttons.primary}`}
          href={`/practice/${lesson.game}?saved=${game.id}`}
          onClick={game.keep}
        >
          {say('end.playOn')}
        </Link>
      )}
      <Link
        className={`${buttons.button} ${buttons.secondary}`}
        href={`/practice/${lesson.game}?players=${seats}&level=novice`}
      >
        {say('end.newGame')}
      </Link>
      <Link className={`${buttons.button} ${buttons.secondary}`} href={`/rules/${lesson.game}`}>
        {say('end.rules')}
      </Link>
    </>
  );
}
