/** The languages of the catalogues, the first being the one all others are translated from. */
export const LANGUAGES = ['en', 'pl', 'de', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];
export type InEveryLanguage<T> = Readonly<Record<Language, T>>;

export const isLanguage = (text: string): text is Language => (LANGUAGES as readonly string[]).includes(text);

/** Each language as its speakers call it. */
export const LANGUAGE_NAMES: InEveryLanguage<string> = {
  en: 'English',
  pl: 'polski',
  de: 'Deutsch',
  'pt-BR': 'português do Brasil',
};
