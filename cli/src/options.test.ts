import { expect, test } from 'vitest';
import type { Io } from './io.ts';
import { languageFor } from './options.ts';

const inTerminal = (env: Io['env']) => languageFor({ env } as Io, undefined); // only the environment is asked

test.each([
  ['pl_PL.UTF-8', 'pl'],
  ['de_AT', 'de'],
  ['pt_BR.UTF-8', 'pt-BR'],
  ['pt_PT.UTF-8', 'pt-BR'],
  ['en_GB.UTF-8', 'en'],
  ['C.UTF-8', 'en'],
  ['it_IT', 'en'],
  ['', 'en'],
])('a terminal set to %j speaks %s', (LANG, language) => {
  expect(inTerminal({ LANG })).toBe(language);
});

test('LC_ALL comes before LANG, and --language before both', () => {
  expect(inTerminal({ LC_ALL: 'pl_PL', LANG: 'de_DE' })).toBe('pl');
  expect(languageFor({ env: { LANG: 'de_DE' } } as unknown as Io, 'pt-BR')).toBe('pt-BR');
});
