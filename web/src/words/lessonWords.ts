import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';

export type LessonWords = typeof import('../../catalogues/en/lesson.json');

export const lessonWords = wordsFrom<LessonWords>(
  import.meta.glob<Messages>('../../catalogues/*/lesson.json', { import: 'default' }),
);
