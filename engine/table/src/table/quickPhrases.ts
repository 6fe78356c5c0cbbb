import type { Language } from '@omerta/words';

/** Four things often said. They are sent as they are written here, and every reader has them in their own language. */
export const QUICK_PHRASES = [
  { en: 'Nice.', pl: 'Ładnie.', de: 'Stark.', 'pt-BR': 'Boa.' },
  { en: 'Liar.', pl: 'Kłamiesz.', de: 'Du lügst.', 'pt-BR': 'Mentira.' },
  { en: 'Your move.', pl: 'Twój ruch.', de: 'Du bist dran.', 'pt-BR': 'Sua vez.' },
  { en: 'Deal?', pl: 'Umowa stoi?', de: 'Abgemacht?', 'pt-BR': 'Fechado?' },
] as const satisfies readonly Readonly<Record<Language, string>>[];

/** What a reader sees of a line: a quick phrase in their language, anything else as it was written. */
export function readIn(language: Language, text: string): string {
  const phrase = QUICK_PHRASES.find(each => Object.values<string>(each).includes(text));
  return phrase?.[language] ?? text;
}
