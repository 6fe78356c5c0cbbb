import { cashLesson } from '@omerta/cashnguns/lesson/lesson.ts';
import { corleoneLesson } from '@omerta/corleone/lesson/lesson.ts';
import type { Lesson } from './lesson.ts';

/** The lessons there are, one for each game that has one. */
const lessons: readonly Lesson[] = [corleoneLesson, cashLesson];

export const lessonFor = (game: string): Lesson | undefined => lessons.find(lesson => lesson.game === game);
