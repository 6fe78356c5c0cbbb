import { expect, test } from 'vitest';
import { corleoneWith, play as playIn } from '../testing/corleoneWith.ts';
import { randomSteps } from '../testing/randomSteps.ts';
import { type Choice, type ChoiceKind, readChoice } from './choices.ts';
import { clone } from './clone.ts';
import { bindPack } from './content.ts';
import type { Event } from './events.ts';
import { foresee, gainsOf, tableAfter } from './foresee.ts';
import { gameOf } from './game.ts';
import { standardPack } from './pack/standard.ts';
import { play, rulesFor } from './rules.ts';
import { type State, viewFor } from './state.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);

/** What the choice does in the real state, before any other task runs. */
const really = (state: State, seat: number, choice: Choice) => {
  const after = clone(state);
  const events: Event[] = [];
  play.answer(gameOf(content, after, events), seat, choice);
  return { table: after.table, events };
};

const kinds = new Set<ChoiceKind>();

test.each([2, 3, 4, 5])('with %i players the table after a choice is the one the rules then make', players => {
  for (let seed = 1; seed <= 3; seed += 1) {
    for (const { state } of randomSteps(rules, players, seed)) {
      for (let seat = 0; seat < players; seat += 1) {
        const view = viewFor(state, seat);
        for (const choice of rules.choices(view).slice(0, 40)) {
          kinds.add(choice.kind);
          const { table, events } = really(state, seat, choice);
          const foreseen = foresee(content, view, choice)!;
          expect(foreseen.table).toEqual({ ...table, agenda: view.table.agenda });
          expect(foreseen.gunnedDown).toEqual(events.flatMap(event => (event.kind === 'gunnedDown' ? [event.at] : [])));
        }
      }
    }
  }
});

test('the games above had choices of nearly every kind', () => {
  expect(kinds.size).toBeGreaterThan(20);
});

test('T1 T2 M1 a player who gains icons by a choice is asked to use them when it is played', () => {
  let compared = 0;
  for (const { state } of randomSteps(rules, 4, 5)) {
    for (let seat = 0; seat < 4; seat += 1) {
      const view = viewFor(state, seat);
      for (const choice of rules.choices(view)) {
        if (choice.kind !== 'thug' && choice.kind !== 'member' && choice.kind !== 'ally') continue;
        const after = clone(state);
        rules.play(after, seat, choice);
        const next = after.table.agenda.at(-1);
        if (next?.kind === 'whoFirst') rules.play(after, seat, { kind: 'first', seat });
        const before = state.table.agenda.length;
        const asked = after.table.agenda
          .slice(before)
          .flatMap(task => (task.kind === 'abilities' ? [{ seat: task.seat, of: task.of, abilities: task.left }] : []));
        const gains = gainsOf(content, view, choice);
        for (const each of asked) expect(gains).toContainEqual(each);
        compared += asked.length;
      }
    }
  }
  expect(compared).toBeGreaterThan(200);
});

test('the forecast does not depend on hidden cards, and a refused choice has none', () => {
  const game = corleoneWith({ A: { hand: ['$1'] }, board: { bar: 'B.thug' } });
  const view = viewFor(game.state, 0);
  const taken = readChoice('thug:bar')!;
  expect(foresee(content, view, taken)).toBeUndefined();
  expect(gainsOf(content, view, taken)).toEqual([]);
  expect(tableAfter(content, view, taken)).toBe(view.table);
  expect(foresee(content, viewFor(game.state, 'spectator'), readChoice('thug:gunShop')!)).toBeUndefined();
});

test('W4 RN-23 a claim without a marker left still names the turf that gets one', () => {
  const game = corleoneWith({
    A: { hand: ['stakeClaim', 'gun', 'gun', 'booze', 'booze', 'bloodMoney', 'bloodMoney'], markers: 0 },
    control: { queens: 'A' },
    board: { bar: 'A.thug' },
  });
  const job = rules.choices(viewFor(game.state, 0)).find(choice => choice.kind === 'job')!;
  playIn(game, 'A', rules.writeChoice(job), 'ability');
  const view = viewFor(game.state, 0);
  expect(foresee(content, view, { kind: 'turf', turf: 'brooklyn' })?.marker).toBe(content.turfIndex.get('brooklyn'));
});
