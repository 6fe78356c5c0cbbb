import type { TaughtLesson } from '@omerta/table/game/webGame.ts';
import { type Messages, wordsFrom } from '@omerta/table/words/words.ts';
import { corleoneLesson } from './lesson.ts';

export const taughtLesson: TaughtLesson = {
  lesson: corleoneLesson,
  words: wordsFrom(import.meta.glob<Messages>('../words/catalogues/*/lesson.json', { import: 'default' })),
};
