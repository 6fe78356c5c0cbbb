import { basePath } from '@omerta/table/net/basePath.ts';

/** Where a rule stands in the rule book. */
export const ruleAddress = (game: string, id: string): string => `${basePath()}/rules/${game}#${id}`;
