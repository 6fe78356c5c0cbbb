import type { Language } from '@omerta/words';

// Written here and not taken from there, so that the home page does not load the sentences of every game.
export const LANGUAGES = ['en', 'pl', 'de', 'pt-BR'] as const satisfies readonly Language[];

/** Each language as its speakers call it. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  pl: 'polski',
  de: 'Deutsch',
  'pt-BR': 'português do Brasil',
};

export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = { en: 'EN', pl: 'PL', de: 'DE', 'pt-BR': 'PT' };

/** The first language of the browser that we speak. */
export function spoken(wished: readonly string[]): Language {
  for (const tag of wished) {
    const exact = LANGUAGES.find(language => language === tag);
    const close = exact ?? LANGUAGES.find(language => language.split('-')[0] === tag.split('-')[0]);
    if (close !== undefined) return close;
  }
  return 'en';
}
