import type { TaughtLesson } from '@omerta/table/game/webGame.ts';
import { spotsOf } from '@omerta/table/lesson/lesson.ts';
import { lessonSeen } from '@omerta/table/settings/settings.ts';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { openQuestion } from '@omerta/table/table/tableState.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useStore } from 'zustand';
import { lessonWords } from '../words/lessonWords.ts';
import { Coach } from './Coach.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import type { LessonGame } from './LessonTable.tsx';
import type { LessonRun } from './lessonRun.ts';
import type { Rectangle } from './placeBubble.ts';
import { nextAnswers, stepAt } from './progress.ts';
import { Spotlight } from './Spotlight.tsx';
import { StepList } from './StepList.tsx';
import { focusSpot } from './spots.ts';
import styles from './Tutorial.module.css';
import { useLitPlaces } from './useLitPlaces.ts';

const BOARD = ['region:board'];
const PROMPT = ['region:prompt'];

export interface LessonCoachProps {
  readonly taught: TaughtLesson;
  readonly run: LessonRun;
  readonly table: TableModel;
  readonly game: LessonGame;
  readonly reached: number;
  readonly onAgain: (step: number, reached: number) => void;
}

/** What the coach says now, and the light on it. While the others play it steps aside. */
export function LessonCoach({ taught, run, table, game, reached, onAgain }: LessonCoachProps) {
  const { lesson, words } = taught;
  const say = useWords(lessonWords);
  const sayStep = useWords(words);
  const [, goTo] = useLocation();
  const { progress, isStopped } = useStore(run.store);
  const asked = useTable(state => openQuestion(state)?.prompt.kind);
  const [place, setPlace] = useState<Rectangle>();
  const [folded, setFolded] = useState<number>(); // the step whose bubble is folded away
  const step = stepAt(lesson, progress);
  const isAsked = asked === step.prompt;
  const spots = spotsOf(step, progress.given.length);
  const lit = useLitPlaces(spots, isAsked);
  const [prompt] = useLitPlaces(PROMPT, isAsked);
  const isReady = isAsked && prompt !== undefined; // the table may still be loading its art
  const [board] = useLitPlaces(BOARD, isAsked);
  const isLast = progress.step === lesson.steps.length - 1;
  useEffect(() => {
    if (isLast) lessonSeen(lesson.game);
  }, [isLast, lesson]);

  const wordsOf = (id: string, part: 'title' | 'text' | 'task') => sayStep(`${id}.${part}`);
  const task = step.kind === 'do' ? wordsOf(step.id, 'task') : undefined;
  const takeThere = () => {
    if (isLittleRoom()) setFolded(progress.step);
    focusSpot(spots[0]!);
  };
  const leave = () => goTo('/');

  if (!isReady) {
    return (
      <section className={styles.watch}>
        <p role="status">{say('watch')}</p>
        <Button size="small" onClick={leave}>
          {say('leave')}
        </Button>
      </section>
    );
  }
  return (
    <>
      <Spotlight lit={isLast ? [] : lit} board={isLast ? undefined : board} bubble={place} />
      <Coach
        step={progress.step}
        steps={lesson.steps.length}
        title={wordsOf(step.id, 'title')}
        text={wordsOf(step.id, 'text')}
        task={task ?? (isStopped ? say('notYet') : undefined)}
        nudge={isStopped && task !== undefined ? say('notThis', { task }) : undefined}
        lit={isLast ? [] : lit}
        onPlaced={setPlace}
        isFolded={folded === progress.step}
        onFold={isFolded => setFolded(isFolded ? progress.step : undefined)}
        onLeave={leave}
        menu={
          <StepList
            titles={lesson.steps.map(({ id }) => wordsOf(id, 'title'))}
            current={progress.step}
            reached={Math.max(progress.step, reached)}
            onStep={each => onAgain(each, Math.max(progress.step, reached))}
          />
        }
      >
        {isLast && <LessonEnd lesson={lesson} game={game} />}
        {!isLast && step.kind === 'read' && (
          <Button look="primary" onClick={run.goOn}>
            {say('next')}
          </Button>
        )}
        {step.kind === 'do' && (
          <>
            {folded !== progress.step && (
              <Button size="small" onClick={takeThere}>
                {say('takeMe')}
              </Button>
            )}
            <Button size="small" onClick={() => void table.answerAll(nextAnswers(lesson, progress))}>
              {say('showMe')}
            </Button>
          </>
        )}
      </Coach>
    </>
  );
}

/** Where the bubble would cover what it speaks of. */
const isLittleRoom = () => matchMedia('(max-width: 600px), (max-height: 560px)').matches;
