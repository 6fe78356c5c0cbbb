import type { Language } from '@omerta/words';
import { formatText } from './book.ts';

/** "$10,000", "10 000$", from thousands of dollars. Never in a currency style, which would print another sign. */
export const amountText = (language: Language, thousands: number): string =>
  formatText(language, 'money', { number: formats[language].format(thousands * 1000) });

/** Grouped always: Polish alone would write 5000 but 10 000. */
const grouped = (language: Language): Intl.NumberFormat => new Intl.NumberFormat(language, { useGrouping: 'always' });

const formats: Readonly<Record<Language, Intl.NumberFormat>> = {
  en: grouped('en'),
  pl: grouped('pl'),
  de: grouped('de'),
  'pt-BR': grouped('pt-BR'),
};
