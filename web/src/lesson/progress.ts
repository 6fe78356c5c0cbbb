import type { Lesson, LessonStep } from '@omerta/table/lesson/lesson.ts';

/** Where the newcomer is: which step, and what was answered in it so far. */
export interface Progress {
  readonly step: number;
  readonly given: readonly string[];
}

export const BEGINNING: Progress = { step: 0, given: [] };

export const stepAt = ({ steps }: Lesson, { step }: Progress): LessonStep => {
  const found = steps[step];
  if (found === undefined) throw new Error(`The lesson has no step ${step}`);
  return found;
};

/** Whether an answer is the one that is taught. */
export function isTaught(lesson: Lesson, progress: Progress, answer: string): boolean {
  const step = stepAt(lesson, progress);
  if (step.kind === 'read') return false;
  return step.isFree === true || leftOf(step, progress.given).includes(answer);
}

/** What is still to be answered now, the first one to be shown. */
export function nextAnswers(lesson: Lesson, progress: Progress): readonly string[] {
  const step = stepAt(lesson, progress);
  return step.kind === 'read' ? [] : leftOf(step, progress.given);
}

/** After an answer the table has accepted. */
export function answered(lesson: Lesson, { step, given }: Progress, answer: string): Progress {
  const doing = stepAt(lesson, { step, given });
  const done = [...given, answer];
  const isOver = doing.kind === 'do' && done.length >= doing.moves.length;
  return isOver ? nextStep(lesson, { step, given: done }) : { step, given: done };
}

/** After an answer was taken back: the last one, in this step or an earlier one. */
export function takenBack(lesson: Lesson, { step, given }: Progress): Progress {
  if (given.length > 0) return { step, given: given.slice(0, -1) };
  const before = lesson.steps.findLastIndex(({ kind }, at) => at < step && kind === 'do');
  const undone = lesson.steps[before];
  if (undone?.kind !== 'do') return { step, given };
  return { step: before, given: undone.moves.slice(0, -1).map(({ answer }) => answer) };
}

export const nextStep = ({ steps }: Lesson, { step }: Progress): Progress => ({
  step: Math.min(step + 1, steps.length - 1),
  given: [],
});

/** Everything the newcomer has answered before a step, as it is taught. */
export const answersBefore = ({ steps }: Lesson, step: number): string[] =>
  steps.slice(0, step).flatMap(each => (each.kind === 'do' ? each.moves.map(({ answer }) => answer) : []));

function leftOf({ moves, isAnyOrder }: Extract<LessonStep, { kind: 'do' }>, given: readonly string[]): string[] {
  const left = moves.map(({ answer }) => answer);
  for (const answer of given) {
    const at = left.indexOf(answer);
    left.splice(at < 0 ? 0 : at, 1); // a free answer stands for the one that is taught
  }
  return isAnyOrder === true ? left : left.slice(0, 1);
}
