import type { Say } from '@omerta/table/words/useWords.ts';
import type { FailedLogins } from '../net/peopleApi.ts';
import type { PageWords } from '../words/pageWords.ts';

export const failedLoginWords = (say: Say<PageWords>, { count, lastAt }: FailedLogins, language: string): string =>
  say('devices.failed', { count, day: new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(lastAt) });
