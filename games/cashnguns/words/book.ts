import de from '../../catalogues/de/cashnguns.json' with { type: 'json' };
import en from '../../catalogues/en/cashnguns.json' with { type: 'json' };
import pl from '../../catalogues/pl/cashnguns.json' with { type: 'json' };
import ptBR from '../../catalogues/pt-BR/cashnguns.json' with { type: 'json' };
import { bookOf, type Catalogue, type Values as ValuesOf } from '../book.ts';
import type { InEveryLanguage } from '../language.ts';
import { withShared } from '../shared.ts';
import type { MessageKey, OwnKey } from './keys.ts';
import type { Thing } from './parts.ts';

export type Values = ValuesOf<Thing>;

export const catalogues: InEveryLanguage<Catalogue<OwnKey>> = { en, pl, de, 'pt-BR': ptBR };

export const book = bookOf<MessageKey, Thing>(withShared(catalogues));
export const { formatParts, formatText, isMessageKey } = book;
