import { randomSteps } from '@omerta/testing';
import { expect, test } from 'vitest';
import { TABLES, tableName } from '../testing/tables.ts';
import { applyEvent } from './applyEvent.ts';
import type { SeenEvent } from './events.ts';
import { isKept, NEW_GODFATHER } from './loot.ts';
import { cashnguns } from './rules.ts';
import { type View, viewFor } from './state.ts';

type Table = View['table'];

/** All that applyEvent follows: shares that were taken count before they take effect. */
const followed = ({ agenda, ...table }: Table): Omit<Table, 'agenda'> => {
  let after = table;
  for (const task of agenda) {
    if (task.kind !== 'resolve') continue;
    for (const share of task.shares.slice(task.done)) {
      if (share === NEW_GODFATHER) after = { ...after, nextGodfather: task.seat };
      if (!isKept(share)) continue;
      const player = after.seats[task.seat]!;
      after = { ...after, seats: after.seats.with(task.seat, { ...player, loot: player.loot + 1 }) };
    }
  }
  return after;
};

/** As events and views come over a socket. */
const sent = <T>(message: T): T => JSON.parse(JSON.stringify(message));

const kinds = new Set<string>();

test.each(TABLES.map(table => [tableName(table), table] as const))(
  '%s: a table follows the events that were seen to the table of the rules',
  (_name, options) => {
    for (const viewer of ['spectator', 0] as const) {
      for (const seed of [1, 2, 3]) {
        let before: Table | undefined;
        for (const { state, events } of randomSteps(cashnguns, options, seed)) {
          const { table } = viewFor(state, viewer);
          const seen: SeenEvent[] = sent(events.flatMap(event => cashnguns.seenBy(event, viewer) ?? []));
          if (before !== undefined) {
            const after = seen.reduce(applyEvent, before);
            expect(sent(followed({ ...after, agenda: [] })), seen.map(({ kind }) => kind).join()).toEqual(
              sent(followed(table)),
            );
          }
          for (const { kind } of seen) kinds.add(kind);
          before = sent({ ...followed(table), agenda: [] });
        }
      }
    }
  },
);

test('the tables above followed every way in which cards move', () => {
  const expected = ['eliminated', 'vultureTook', 'clipUsed', 'friendReloaded', 'junkSwapped', 'givenBack', 'noTakers'];
  expect(expected.filter(kind => !kinds.has(kind))).toEqual([]);
});
