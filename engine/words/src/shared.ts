// The words all games share: those of the interface, and how lists are written.
import de from '../catalogues/de/shared.json' with { type: 'json' };
import en from '../catalogues/en/shared.json' with { type: 'json' };
import pl from '../catalogues/pl/shared.json' with { type: 'json' };
import ptBR from '../catalogues/pt-BR/shared.json' with { type: 'json' };
import { bookOf, type Catalogue, type Values } from './book.ts';
import type { InEveryLanguage, Language } from './language.ts';
import type { UiKeyOf } from './sentences.ts';

export type SharedKey = keyof typeof en;
export type SharedUiKey = UiKeyOf<SharedKey>;

export const sharedCatalogues = { en, pl, de, 'pt-BR': ptBR } satisfies InEveryLanguage<Catalogue<SharedKey>>;

/** A game's messages together with the shared ones. */
export const withShared = <Key extends string>(
  own: InEveryLanguage<Catalogue<Key>>,
): InEveryLanguage<Catalogue<Key | SharedKey>> => ({
  en: { ...en, ...own.en },
  pl: { ...pl, ...own.pl },
  de: { ...de, ...own.de },
  'pt-BR': { ...ptBR, ...own['pt-BR'] },
});

const { formatText } = bookOf<SharedKey>(sharedCatalogues);

/** Words of the interface that belong to no game: `sharedUiText('pl', 'saved', { file })`. */
export const sharedUiText = (language: Language, key: SharedUiKey, values?: Values): string =>
  formatText(language, `ui.${key}`, values);

/** A list with equal things counted: "Suitcase × 2, $3". */
export const countedText = (language: Language, things: readonly string[]): string => {
  const between = things.some(thing => thing.includes(', ')) ? '; ' : ', ';
  const counted = [...new Set(things)].map(thing => {
    const count = things.filter(each => each === thing).length;
    return count === 1 ? thing : formatText(language, 'list.times', { thing, count });
  });
  return counted.join(between);
};
