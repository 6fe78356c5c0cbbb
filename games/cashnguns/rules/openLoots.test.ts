import { randomSteps } from '@omerta/testing';
import { expect, test } from 'vitest';
import { TABLES, tableName } from '../testing/tables.ts';
import { applyEvent } from './applyEvent.ts';
import type { SeenEvent } from './events.ts';
import { isKept, type Loot, NEW_GODFATHER } from './loot.ts';
import { type OpenLoots, openLootsAfter } from './openLoots.ts';
import { cashnguns } from './rules.ts';
import { type View, viewFor } from './state.ts';

const OPEN = TABLES.filter(({ lootVisibility }) => lootVisibility === 'open');

/** Shares that were taken count before they take effect. */
function withTaken(loots: OpenLoots, { agenda }: View['table']): OpenLoots {
  const after = loots.map((loot): Loot => ({ ...loot }));
  for (const task of agenda) {
    if (task.kind !== 'resolve') continue;
    for (const share of task.shares.slice(task.done))
      if (share !== NEW_GODFATHER && isKept(share)) after[task.seat]![share] += 1;
  }
  return after;
}

const moves = new Set<string>();

test.each(OPEN.map(table => [tableName(table), table] as const))(
  'AMB-34 %s: what lies open follows the events that were seen',
  (_name, options) => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      let before: View | undefined;
      for (const { state, events } of randomSteps(cashnguns, options, seed)) {
        const view = viewFor(state, 'spectator');
        const seen: SeenEvent[] = events.flatMap(event => cashnguns.seenBy(event, 'spectator') ?? []);
        if (before?.loots !== undefined) {
          let { table } = before;
          let loots = withTaken(before.loots, before.table);
          for (const event of seen) {
            table = applyEvent(table, event);
            loots = openLootsAfter(loots, event, table);
            moves.add(event.kind);
          }
          expect(loots, seen.map(({ kind }) => kind).join()).toEqual(withTaken(view.loots!, view.table));
        }
        before = structuredClone(view);
      }
    }
  },
);

test('the tables above moved loot in every way', () => {
  const expected = ['eliminated', 'vultureTook', 'professionalStole', 'junkSwapped', 'stealthyTook', 'shareTaken'];
  expect(expected.filter(kind => !moves.has(kind))).toEqual([]);
});
