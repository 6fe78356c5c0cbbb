import { has, type Rules, without, withSeat } from '@omerta/kernel';
import { expect, test } from 'vitest';
import { findLeaks } from '../secrecy.ts';
import { type State, TOO_SLOW } from '../toy/state.ts';
import { type Toy, toy } from '../toy/toy.ts';
import type { Leak } from './leak.ts';

const options = { seats: 4, rounds: 6 };

/** Each of these games tells something of answers that are changed or come too late. */
const leaky: { readonly [name: string]: { rules: Partial<Rules<Toy>>; test: Leak['test'] } } = {
  'the number of changes in the public task': {
    rules: changing((state, seat, choice, events) => {
      const task = state.table.agenda.at(-1)!;
      Object.assign(task, { changes: 'changes' in task ? Number(task.changes) + 1 : 1 });
      toy.play(state, seat, choice, events);
    }),
    test: 'changes',
  },
  'the change of an answer told to all': {
    rules: { seenBy: (event, viewer) => (event.kind === 'bidChanged' ? event : toy.seenBy(event, viewer)) },
    test: 'changes',
  },
  'the change of an answer told to spectators': {
    rules: {
      seenBy: (event, viewer) =>
        event.kind === 'bidChanged' && viewer === 'spectator' ? event : toy.seenBy(event, viewer),
    },
    test: 'changes',
  },
  'a seat that is waited for again until it has chosen twice': {
    rules: changing((state, seat, choice, events) => {
      toy.play(state, seat, choice, events);
      const task = state.table.agenda.at(-1)!;
      if (task.kind === 'sealedBids') task.waiting = withSeat(task.waiting, seat);
    }),
    test: 'changes',
  },
  'a change that is the last one, as everybody can see': {
    rules: changing((state, seat, choice, events) => {
      toy.play(state, seat, choice, events);
      const task = state.table.agenda.at(-1)!;
      if (task.kind === 'sealedBids') task.asked = without(task.asked, seat);
    }),
    test: 'changes',
  },
  'what a bid was changed to, in the public task': {
    rules: changing((state, seat, choice, events) => {
      toy.play(state, seat, choice, events);
      if (choice.kind === 'bid') noteOnTask(state, { lastChange: choice.coins });
    }),
    test: 'sealed',
  },
  'a bid that may be changed only if it is high': {
    rules: {
      mayChoose: state =>
        state.own.reduce((seats, { bid }, seat) => (bid === 0 ? without(seats, seat) : seats), toy.mayChoose(state)),
    },
    test: 'sealed',
  },
  'a bid that may be changed only with a lamp in hand': {
    rules: {
      mayChoose: state =>
        state.own.reduce(
          (seats, { hand, bid }, seat) => (bid === undefined || hand.includes('lamp') ? seats : without(seats, seat)),
          toy.mayChoose(state),
        ),
    },
    test: 'sameWorld',
  },
  'a bid that was too slow, in the public task': {
    rules: {
      play(state, seat, choice, events) {
        toy.play(state, seat, choice, events);
        noteOnTask(state, { slow: state.own.map(({ bid }) => bid === TOO_SLOW) });
      },
    },
    test: 'changes',
  },
};

test.each(Object.entries(leaky))('a planted leak is found: %s', (_name, { rules, test: expected }) => {
  const found = new Set<Leak['test']>();
  for (const seed of [1, 2, 3]) {
    for (const leak of findLeaks({ ...toy, ...rules }, { options, seeds: [seed], clock: true }).leaks)
      found.add(leak.test);
    if (found.has(expected)) return;
  }
  expect([...found]).toContain(expected);
});

test('a change that is seen is told with viewer and text', () => {
  const { rules } = leaky['the change of an answer told to spectators']!;
  const { leaks } = findLeaks({ ...toy, ...rules }, { options, seeds: [1] });
  const found = leaks.filter(leak => leak.test === 'changes');
  expect(new Set(found.map(leak => leak.viewer))).toEqual(new Set(['spectator']));
  expect(found[0]!.what).toMatch(/^changed to bid:\d+: event bidChanged$/);
});

function noteOnTask(state: State, note: object): void {
  const task = state.table.agenda.at(-1);
  if (task?.kind === 'sealedBids') Object.assign(task, note);
}

/** Rules with other ways to change an answer. */
function changing(change: Rules<Toy>['play']): Partial<Rules<Toy>> {
  return {
    play(state, seat, choice, events) {
      const isChange = !has(toy.waitingFor(state), seat);
      if (isChange) change(state, seat, choice, events);
      else toy.play(state, seat, choice, events);
    },
  };
}
