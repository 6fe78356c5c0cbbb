import { bookOf, type Catalogue, type InEveryLanguage, type Values as ValuesOf, withShared } from '@omerta/words';
import de from './catalogues/de/sentences.json' with { type: 'json' };
import en from './catalogues/en/sentences.json' with { type: 'json' };
import pl from './catalogues/pl/sentences.json' with { type: 'json' };
import ptBR from './catalogues/pt-BR/sentences.json' with { type: 'json' };
import type { MessageKey, OwnKey } from './keys.ts';
import type { Thing } from './parts.ts';

export type Values = ValuesOf<Thing>;

export const catalogues: InEveryLanguage<Catalogue<OwnKey>> = { en, pl, de, 'pt-BR': ptBR };

export const book = bookOf<MessageKey, Thing>(withShared(catalogues));
export const { catalogueOf, formatParts, formatText, isMessageKey } = book;
