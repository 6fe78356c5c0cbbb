import { cashnguns } from '@omerta/cashnguns/rules';
import { TOO_SLOW } from '@omerta/cashnguns/rules/state.ts';
import { has, type Rules, type Viewer, without, withSeat } from '@omerta/kernel';
import { liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { findLeaks } from '../secrecy.ts';
import type { Leak } from './leak.ts';

const options = { players: 4, secondRoll: true };

const TOLD = /^changed to (keep|again): event secondRollDecided$/;

/** Each of these games tells something of answers that are changed or come too late. */
const leaky: { readonly [name: string]: { rules: Partial<Rules<LiarsDice>>; test: Leak['test']; says: RegExp } } = {
  'the number of changes in the public task': {
    rules: changing((state, seat, choice, events) => {
      const task = state.table.agenda.at(-1)!;
      Object.assign(task, { changes: 'changes' in task ? Number(task.changes) + 1 : 1 });
      dice.play(state, seat, choice, events);
    }),
    test: 'changes',
    says: /\/changes: nothing against 1$/,
  },
  'the change of an answer told to all': { rules: tellingOfChanges(() => true), test: 'changes', says: TOLD },
  'the change of an answer told to spectators': {
    rules: tellingOfChanges(viewer => viewer === 'spectator'),
    test: 'changes',
    says: TOLD,
  },
  'a seat that is waited for again until it has chosen twice': {
    rules: changing((state, seat, choice, events) => {
      dice.play(state, seat, choice, events);
      const task = state.table.agenda.at(-1)!;
      if (task.kind === 'secondRoll') task.waiting = withSeat(task.waiting, seat);
    }),
    test: 'changes',
    says: /: \/waitingFor: /,
  },
  'a change that is the last one, as all can see': {
    rules: changing((state, seat, choice, events) => {
      dice.play(state, seat, choice, events);
      const task = state.table.agenda.at(-1)!;
      if (task.kind === 'secondRoll') task.asked = without(task.asked, seat);
    }),
    test: 'changes',
    says: /: \/mayChoose: /,
  },
  'what a decision was changed to, in the public task': {
    rules: changing((state, seat, choice, events) => {
      dice.play(state, seat, choice, events);
      noteOnTask(state, { lastChange: choice.kind });
    }),
    test: 'sealed',
    says: /\/lastChange: /,
  },
  'a decision that may be changed only if it is to roll again': {
    rules: {
      mayChoose: state =>
        state.own.reduce(
          (seats, { secondRoll }, seat) => (secondRoll === 'keep' ? without(seats, seat) : seats),
          dice.mayChoose(state),
        ),
    },
    test: 'sealed',
    says: /: \/mayChoose: /,
  },
  'a decision that may be changed only with a six under the cup': {
    rules: {
      mayChoose: state =>
        state.own.reduce(
          (seats, own, seat) => (own.secondRoll === '' || own.dice.includes(6) ? seats : without(seats, seat)),
          dice.mayChoose(state),
        ),
    },
    test: 'sameWorld',
    says: /^after \S+: \/mayChoose: /,
  },
};

test.each(Object.entries(leaky))('a planted leak is found: %s', (_name, { rules, test: expected, says }) => {
  const found = new Set<string>();
  for (const seed of [1, 2, 3]) {
    for (const { test, what } of findLeaks({ ...dice, ...rules }, { options, seeds: [seed], clock: true }).leaks) {
      if (test === expected && says.test(what)) return;
      found.add(`${test}: ${what}`);
    }
  }
  expect.fail(`no leak like ${says} among ${found.size}: ${[...found][0]}`);
});

test('a planted leak is found: an aim that was too slow, in the public task', () => {
  const play: typeof cashnguns.play = (state, seat, choice, events) => {
    cashnguns.play(state, seat, choice, events);
    const task = state.table.agenda.at(-1);
    if (task?.kind === 'aim') Object.assign(task, { slow: state.own.map(({ aim }) => aim === TOO_SLOW) });
  };
  const search = { options: { players: 4 }, seeds: [1, 2, 3], clock: true };
  expect(findLeaks(cashnguns, search).leaks).toEqual([]);
  const { leaks } = findLeaks({ ...cashnguns, play }, search);
  const found = leaks.filter(leak => leak.test === 'changes');
  expect(found[0]?.what).toMatch(/^changed to aim:[A-D]: .*\/slow\/\d: true against false$/);
});

test('a change that is seen is told with viewer and text', () => {
  const { rules } = leaky['the change of an answer told to spectators']!;
  const { leaks } = findLeaks({ ...dice, ...rules }, { options, seeds: [1] });
  const found = leaks.filter(leak => leak.test === 'changes');
  expect(new Set(found.map(leak => leak.viewer))).toEqual(new Set(['spectator']));
  expect(found[0]!.what).toMatch(TOLD);
});

function noteOnTask(state: LiarsDice['State'], note: object): void {
  const task = state.table.agenda.at(-1);
  if (task?.kind === 'secondRoll') Object.assign(task, note);
}

/** Rules with other ways to change an answer. */
function changing(change: Rules<LiarsDice>['play']): Partial<Rules<LiarsDice>> {
  return {
    play(state, seat, choice, events) {
      const isChange = !has(dice.waitingFor(state), seat);
      if (isChange) change(state, seat, choice, events);
      else dice.play(state, seat, choice, events);
    },
  };
}

/** Rules with an event for each change, which some viewers see. */
function tellingOfChanges(isTold: (viewer: Viewer) => boolean): Partial<Rules<LiarsDice>> {
  return {
    ...changing((state, seat, choice, events) => {
      dice.play(state, seat, choice, events);
      const event = { kind: 'secondRollDecided', seat, isChange: true } as const;
      events?.push(event);
    }),
    seenBy: (event, viewer) => ('isChange' in event && !isTold(viewer) ? undefined : dice.seenBy(event, viewer)),
  };
}
