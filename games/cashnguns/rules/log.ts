// §7: the takes of a round are in the log until the next round begins, unless the table keeps them (CG-058).
import type { LogRules } from '@omerta/kernel';
import type { EventKind } from './events.ts';
import { keepsTakes } from './options.ts';
import type { CashNGuns } from './rules.ts';

export const log: LogRules<CashNGuns> = {
  beginsPart: ({ kind }) => kind === 'roundBegan',
  keptLater(event, { table }) {
    if (keepsTakes(table.house)) return event;
    if (TAKES.has(event.kind)) return undefined;
    if (event.kind === 'professionalStole') return { ...event, loot: undefined };
    return event.kind === 'vultureTook' ? { ...event, cards: undefined } : event;
  },
};

/** Whom a clip or a kit served, and who sits down at the desk, is told by events of their own. */
const TAKES: ReadonlySet<string> = new Set<EventKind>([
  'stealthyTook',
  'cuteTook',
  'shareDeclared',
  'shareTaken',
  'junkSwapped',
]);
