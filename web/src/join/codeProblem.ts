import type { Say } from '@omerta/table/words/useWords.ts';
import { codeOf } from '../net/api.ts';
import { refusalWords } from '../page/refusals.ts';
import type { PageWords } from '../words/pageWords.ts';

/** Why a code does not lead in: nobody knows it, or the server has another reason. */
export const codeProblem = (say: Say<PageWords>, code: string, error: unknown): string =>
  codeOf(error) === 'noSuchMatch' ? say('join.unknown', { code }) : refusalWords(say, error);
