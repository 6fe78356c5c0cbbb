import { basePath } from '@omerta/table/net/basePath.ts';
import type { BookGame } from './book.ts';

/** Where a rule stands in the rule book. */
export const ruleAddress = (game: BookGame, id: string): string => `${basePath()}/rules/${game}#${id}`;
