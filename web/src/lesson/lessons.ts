import { cashLesson } from '@omerta/cashnguns/lesson/lesson.ts';
import { corleoneLesson } from '@omerta/corleone/lesson/lesson.ts';

/** The lessons there are, one for each game that has one. */
const lessons = [corleoneLesson, cashLesson] as const;

export const lessonFor = (game: string): (typeof lessons)[number] | undefined =>
  lessons.find(lesson => lesson.game === game);
