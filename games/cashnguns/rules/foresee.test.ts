import { randomSteps } from '@omerta/testing';
import { expect, test } from 'vitest';
import { TABLES, tableName } from '../testing/tables.ts';
import { type Choice, type ChoiceKind, readChoice } from './choices.ts';
import { clone } from './clone.ts';
import { foresee, tableAfter } from './foresee.ts';
import { cashnguns, gameOf, play } from './rules.ts';
import { type State, viewFor } from './state.ts';

/** What the choice does in the real state, before the game goes on. */
const really = (state: State, seat: number, choice: Choice): State => {
  const after = clone(state);
  play.answer(gameOf(after, undefined), seat, choice);
  return after;
};

const kinds = new Set<ChoiceKind>();

test.each(TABLES.map(table => [tableName(table), table] as const))(
  '%s: table and hand after a choice are those the rules then make',
  (_name, options) => {
    for (const { state } of randomSteps(cashnguns, options, 7)) {
      for (let seat = 0; seat < options.players; seat += 1) {
        const view = viewFor(state, seat);
        for (const choice of cashnguns.choices(view).slice(0, 20)) {
          kinds.add(choice.kind);
          const { table, own } = really(state, seat, choice);
          expect(foresee(view, choice)).toEqual({
            table: { ...table, agenda: view.table.agenda },
            hand: own[seat]!.hand,
          });
        }
      }
    }
  },
);

test('the choices above were of nearly every kind', () => {
  expect(kinds.size).toBeGreaterThan(12);
});

test('a refused choice and a spectator foresee nothing', () => {
  const state = cashnguns.setup({ players: 4 }, 1);
  const refused = readChoice('duck')!;
  expect(foresee(viewFor(state, 0), refused)).toBeUndefined();
  expect(tableAfter(viewFor(state, 0), refused)).toBe(state.table);
  expect(foresee(viewFor(state, 'spectator'), readChoice('bang')!)).toBeUndefined();
});
