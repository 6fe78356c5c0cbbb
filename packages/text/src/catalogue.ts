import { IntlMessageFormat } from 'intl-messageformat';
import de from '../catalogues/de/corleone.json' with { type: 'json' };
import en from '../catalogues/en/corleone.json' with { type: 'json' };
import pl from '../catalogues/pl/corleone.json' with { type: 'json' };
import ptBR from '../catalogues/pt-BR/corleone.json' with { type: 'json' };
import type { MessageKey } from './keys.ts';
import type { Language } from './language.ts';

/** ICU messages by key. */
export type Catalogue = Readonly<Record<MessageKey, string>>;

const catalogues: Readonly<Record<Language, Catalogue>> = { en, pl, de, 'pt-BR': ptBR };

export const catalogueOf = (language: Language): Catalogue => catalogues[language];

export const isMessageKey = (key: string): key is MessageKey => Object.hasOwn(en, key);

const compiled = new Map<string, IntlMessageFormat>();

/** A message ready for use; parsed when it is first wanted. */
export const messageOf = (language: Language, key: MessageKey): IntlMessageFormat => {
  const place = `${language}/${key}`;
  const known = compiled.get(place);
  if (known !== undefined) return known;
  const message = new IntlMessageFormat(catalogues[language][key], language, undefined, { ignoreTag: true });
  compiled.set(place, message);
  return message;
};
