import { allSeats, below, countSeats, has, NO_SEATS, type Rules, randomFrom } from '@omerta/kernel';
import { describe, expect, test } from 'vitest';
import { keepsPromises } from '../promises.ts';
import { randomGame } from '../randomGame.ts';
import { atBids } from '../toy/atBids.ts';
import type { State, View } from '../toy/state.ts';
import { type Toy, toy } from '../toy/toy.ts';
import { changesAreComplete } from './changes.ts';
import type { Moment } from './moment.ts';
import { lastAnswersCount } from './simultaneous.ts';

const options = { seats: 4, rounds: 6 };
const NOT_AS_AT_FIRST = /is not as if it had been given at first|had the changed answer been given at first/;

interface Broken {
  readonly [fault: string]: { readonly rules: Partial<Rules<Toy>>; readonly says: RegExp };
}

/** In these games it shows before an answer is changed that it cannot be. */
const unsound: Broken = {
  'an answer that may be changed, but to nothing': {
    rules: { choices: view => (hasBid(view) ? [] : toy.choices(view)) },
    says: /[A-D] may choose but has no choice$/,
  },
  'an answer that may be changed, but without a prompt': {
    rules: { promptOf: view => (hasBid(view) ? undefined : toy.promptOf(view)) },
    says: /\d may choose; prompt undefined/,
  },
  'a change that is refused': {
    rules: { whyNot: (view, choice, by) => (hasBid(view) ? { code: 'no', rule: 'D9' } : toy.whyNot(view, choice, by)) },
    says: /the record does not replay: .*"no"/,
  },
};

/** Each of these games does something wrong when an answer is changed. */
const broken: Broken = {
  'a change that does nothing': {
    rules: changing(() => undefined),
    says: /the change to bid:\d+ is not as if it had been given at first \(\/own\/\d\/bid/,
  },
  'an answer that is applied twice when it is changed': {
    rules: changing((state, seat, choice, events) => {
      toy.play(state, seat, choice, events);
      state.table.coins[seat]!++;
    }),
    says: /the change to bid:\d+ is not as if it had been given at first \(\/table\/coins/,
  },
  'a change that closes the question': {
    rules: changing((state, seat, choice, events) => {
      for (const own of state.own) own.bid ??= 0;
      const task = state.table.agenda.at(-1)!;
      if (task.kind === 'sealedBids') task.waiting = NO_SEATS;
      toy.play(state, seat, choice, events);
    }),
    says: NOT_AS_AT_FIRST,
  },
  'a change that makes the game wait for the seat again': {
    rules: changing((state, _seat, _choice) => {
      const task = state.table.agenda.at(-1)!;
      if (task.kind === 'sealedBids') task.waiting = task.asked;
    }),
    says: NOT_AS_AT_FIRST,
  },
  'a change that uses up chance': {
    rules: changing((state, seat, choice, events) => {
      toy.play(state, seat, choice, events);
      below(state.secret.random, 6);
    }),
    says: /is not as if it had been given at first \(\/secret\/random/,
  },
  'a change after the reveal': { rules: changingAfterReveal(), says: NOT_AS_AT_FIRST },
  'a change of an answer that was never given': {
    rules: {
      mayChoose: state => toy.mayChoose(state) && allSeats(4),
      choices: view => listedOr(view, [{ kind: 'done' }]),
      promptOf: view => toy.promptOf(view) ?? (view.viewer === 'spectator' ? undefined : { kind: 'done' }),
      whyNot: (view, choice, by) => (choice.kind === 'done' ? undefined : toy.whyNot(view, choice, by)),
      play(state, seat, choice, events) {
        if (has(toy.mayChoose(state), seat)) toy.play(state, seat, choice, events);
      },
    },
    says: /[A-D] changes an answer that it has not given/,
  },
};

describe('a promise about changes that is broken is found', () => {
  test.each(Object.entries(unsound))('%s', (_fault, { rules, says }) => {
    expect(() => keepsPromises({ ...toy, ...rules }, { options, seed: 1 })).toThrow(says);
  });

  test.each(Object.entries(broken))('%s', (_fault, { rules, says }) => {
    const played = { ...toy, ...rules };
    expect(() => changesAreComplete(played, randomGame(played, options, 1))).toThrow(says);
    expect(() => keepsPromises(played, { options, seed: 1 })).toThrow();
  });

  test('none is found in the toy', () => {
    expect(changesAreComplete(toy, randomGame(toy, options, 1))).toBeGreaterThan(0);
  });
});

describe('only the last answers count', () => {
  test('in the toy, with four seats and with two', () => {
    expect(lastAnswersCount(momentAtBids(toy, 4))).toBe(true);
    expect(lastAnswersCount(momentAtBids(toy, 2))).toBe(true);
  });

  test('nothing is said about answers that are final', () => {
    expect(lastAnswersCount(momentAtBids({ ...toy, mayChoose: toy.waitingFor }, 4))).toBe(false);
  });

  test('a change that is lost is found', () => {
    const rules = { ...toy, ...changing(() => undefined) };
    expect(() => lastAnswersCount(momentAtBids(rules, 4))).toThrow(
      'docks at bids: an answer that was changed still counts',
    );
  });

  test('a change that is lost once others have answered is found', () => {
    const rules = {
      ...toy,
      ...changing((state, seat, choice, events) => {
        if (countSeats(toy.waitingFor(state)) === 3) toy.play(state, seat, choice, events);
      }),
    };
    expect(() => lastAnswersCount(momentAtBids(rules, 4))).toThrow(
      'docks at bids: it matters when an answer is changed',
    );
  });
});

function momentAtBids(rules: Rules<Toy>, seats: number): Moment<Toy> {
  return { rules, state: atBids(seats), seats, where: 'docks at bids', random: randomFrom(1), pool: [] };
}

function hasBid({ own }: View): boolean {
  return own?.bid !== undefined;
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

function listedOr(view: View, otherwise: readonly Toy['Choice'][]): readonly Toy['Choice'][] {
  const choices = toy.choices(view);
  return choices.length > 0 || view.viewer === 'spectator' ? choices : otherwise;
}

/** In the first turn after the bids were shown, everybody may still change what was bid. */
function changingAfterReveal(): Partial<Rules<Toy>> {
  const isLate = ({ table }: State | View) => table.round > 1 && table.agenda.at(-1)?.kind === 'turn';
  return {
    mayChoose: state => (isLate(state) ? allSeats(4) : toy.mayChoose(state)),
    choices: view => (isLate(view) ? listedOr(view, [{ kind: 'bid', coins: 0 }]) : toy.choices(view)),
    whyNot: (view, choice, by) =>
      isLate(view) && choice.kind === 'bid' && choice.coins === 0 ? undefined : toy.whyNot(view, choice, by),
    promptOf: view => toy.promptOf(view) ?? (isLate(view) && view.viewer !== 'spectator' ? { kind: 'bid' } : undefined),
    play(state, seat, choice, events) {
      if (isLate(state) && choice.kind === 'bid') state.table.coins[seat]!++;
      else toy.play(state, seat, choice, events);
    },
  };
}
