import type { Pace } from '@omerta/protocol';
import type { Lesson } from '@omerta/table/lesson/lesson.ts';
import type { NewGame } from '../practice/practiceHost.ts';

/** The game of a lesson, as the practice room deals it. */
export const newLesson = ({ game, options, seed, rivals, script }: Lesson, name: string, pace: Pace): NewGame => ({
  kind: 'new',
  game,
  start: { kind: 'deal', options, seed },
  seats: [{ name }, ...rivals],
  pace,
  script,
});
