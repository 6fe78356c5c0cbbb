import { type FirstLeak, firstLeakBy, randomGame } from '@omerta/testing';
import type { Corleone } from '../rules/rules.ts';
import type { TaskKind } from '../rules/tasks/task.ts';
import { visibilityErrors } from './visibilityErrors.ts';

export const firstLeak: FirstLeak<Corleone> = firstLeakBy({
  optionsOf: seed => ({ players: 2 + (seed % 4) }),
  plainLeak: (rules, options, seed) => visibilityErrors(rules, randomGame(rules, options, seed).events)[0],
  games: 10,
  far: 10_000_000,
  every: 5,
  isSeldom: ({ table }) => SELDOM.has(table.agenda.at(-1)?.kind),
  isSecret: ({ kind }) => kind === 'keep',
});

/** Tasks of jobs that random games hardly ever complete. */
const SELDOM: ReadonlySet<TaskKind | undefined> = new Set(['settle', 'offers']);
