import type { TaughtLesson } from '@omerta/table/game/webGame.ts';
import { lessonSeen, useSettings } from '@omerta/table/settings/settings.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { NotOpened } from '../practice/NotOpened.tsx';
import { practiceSource, practiceWorker } from '../practice/practiceSource.ts';
import { savedGames } from '../practice/savedGames.ts';
import { GameTable } from '../table/GameTable.tsx';
import { TableFrame } from '../table/TableFrame.tsx';
import { useOpenTable } from '../table/useOpenTable.ts';
import { Waiting } from '../table/Waiting.tsx';
import { lessonWords } from '../words/lessonWords.ts';
import { LessonCoach } from './LessonCoach.tsx';
import { lessonRun } from './lessonRun.ts';
import { lessonSource } from './lessonSource.ts';
import { newLesson } from './newLesson.ts';
import { answersBefore } from './progress.ts';
import { taughtTable } from './taughtTable.ts';

export interface LessonTableProps {
  readonly taught: TaughtLesson;
  /** The step to begin with. */
  readonly from: number;
  readonly reached: number;
  readonly onAgain: (step: number, reached: number) => void;
}

/** A practice table of its own, the coach over it. It is forgotten when the newcomer leaves, unless it is played on. */
export function LessonTable({ taught, from, reached, onAgain }: LessonTableProps) {
  const { lesson } = taught;
  const say = useWords(lessonWords);
  const name = useSettings(settings => settings.name);
  const game = useLessonGame(lesson.game);
  const table = useOpenTable(`${lesson.game} ${from}`, () => {
    const wanted = newLesson(lesson, name === '' ? say('name') : name, from === 0 ? 'brisk' : 'instant');
    const source = practiceSource(practiceWorker, wanted, ({ id }) => game.opened(id));
    return lessonSource(source, answersBefore(lesson, from));
  });
  const run = useMemo(() => lessonRun(lesson, from), [lesson, from]);
  const model = table?.model;
  const taughtModel = useMemo(() => (model === undefined ? undefined : taughtTable(model, run)), [model, run]);
  if (table === undefined || taughtModel === undefined) return <Waiting />;
  return (
    <TableFrame table={{ ...table, model: taughtModel }}>
      <Room />
      <LessonCoach taught={taught} run={run} table={taughtModel} game={game} reached={reached} onAgain={onAgain} />
    </TableFrame>
  );
}

function Room() {
  const info = useTable(state => state.info);
  const isClosed = useTable(state => state.closed !== undefined);
  if (isClosed) return <NotOpened kind="new" />;
  return info === undefined ? <Waiting /> : <GameTable info={info} />;
}

/** The game under the lesson, as practice stores it. */
export interface LessonGame {
  readonly id: string | undefined;
  opened(id: string): void;
  /** It is played on: it is not to be forgotten. */
  keep(): void;
}

function useLessonGame(game: string): LessonGame {
  const [id, setId] = useState<string>();
  const forget = useRef<string>(undefined);
  useEffect(
    () => () => {
      if (forget.current !== undefined) savedGames.remove(forget.current).catch(reportError);
    },
    [],
  );
  return {
    id,
    opened: opened => {
      forget.current = opened;
      setId(opened);
    },
    keep: () => {
      forget.current = undefined;
      lessonSeen(game);
    },
  };
}
