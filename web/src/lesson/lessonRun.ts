import type { Lesson } from '@omerta/table/lesson/lesson.ts';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { answered, isTaught, nextStep, type Progress, takenBack } from './progress.ts';
import type { Teacher } from './taughtTable.ts';

/** A lesson under way: where it is, and whether something else was just tried. */
export interface LessonRun extends Teacher {
  readonly store: StoreApi<RunState>;
  goOn(): void;
}

export interface RunState {
  readonly progress: Progress;
  readonly isStopped: boolean;
}

export function lessonRun(lesson: Lesson, step: number): LessonRun {
  const store = createStore<RunState>(() => ({ progress: { step, given: [] }, isStopped: false }));
  const change = (next: (progress: Progress) => Progress) =>
    store.setState(({ progress }) => ({ progress: next(progress), isStopped: false }));
  return {
    store,
    allows: answer => isTaught(lesson, store.getState().progress, answer),
    stop: () => store.setState({ isStopped: true }),
    accept: answer => change(progress => answered(lesson, progress, answer)),
    takeBack: () => change(progress => takenBack(lesson, progress)),
    goOn: () => change(progress => nextStep(lesson, progress)),
  };
}
