import { allSeats, below, countSeats, has, NO_SEATS, type Rules, randomFrom } from '@omerta/kernel';
import { liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { diceWith } from '@omerta/liars-dice/testing';
import { describe, expect, test } from 'vitest';
import { keepsPromises } from '../promises.ts';
import { randomGame } from '../randomGame.ts';
import { changesAreComplete } from './changes.ts';
import type { Moment } from './moment.ts';
import { lastAnswersCount } from './simultaneous.ts';

type State = LiarsDice['State'];
type View = LiarsDice['View'];

const options = { players: 4, secondRoll: true };
const NOT_AS_AT_FIRST = /is not as if it had been given at first|had the changed answer been given at first/;

interface Broken {
  readonly [fault: string]: {
    readonly rules: Partial<Rules<LiarsDice>>;
    readonly options?: LiarsDice['Options'];
    readonly says: RegExp;
  };
}

/** In these games it shows before an answer is changed that it cannot be. */
const unsound: Broken = {
  'an answer that may be changed, but to nothing': {
    rules: { choices: view => (hasDecided(view) ? [] : dice.choices(view)) },
    says: /[A-D] may choose but has no choice$/,
  },
  'an answer that may be changed, but without a prompt': {
    rules: { promptOf: view => (hasDecided(view) ? undefined : dice.promptOf(view)) },
    says: /\d may choose; prompt undefined/,
  },
  'a change that is refused': {
    rules: {
      whyNot: (view, choice, by) => (hasDecided(view) ? { code: 'no', rule: 'L12' } : dice.whyNot(view, choice, by)),
    },
    says: /the record does not replay: .*"no"/,
  },
};

/** Each of these games does something wrong when an answer is changed. */
const broken: Broken = {
  'a change that does nothing': {
    rules: changing(() => undefined),
    says: /the change to (keep|again) is not as if it had been given at first \(\/own\/\d\/secondRoll/,
  },
  'an answer that is applied twice when it is changed': {
    rules: changing((state, seat, choice, events) => {
      dice.play(state, seat, choice, events);
      state.table.round++;
    }),
    says: /the change to (keep|again) is not as if it had been given at first \(\/table\/round/,
  },
  'a change that closes the question': {
    rules: changing((state, seat, choice, events) => {
      for (const own of state.own) own.secondRoll ||= 'keep';
      const task = state.table.agenda.at(-1)!;
      if (task.kind === 'secondRoll') task.waiting = NO_SEATS;
      dice.play(state, seat, choice, events);
    }),
    says: NOT_AS_AT_FIRST,
  },
  'a change that makes the game wait for the seat again': {
    rules: changing((state, _seat, _choice) => {
      const task = state.table.agenda.at(-1)!;
      if (task.kind === 'secondRoll') task.waiting = task.asked;
    }),
    says: NOT_AS_AT_FIRST,
  },
  'a change that uses up chance': {
    rules: changing((state, seat, choice, events) => {
      dice.play(state, seat, choice, events);
      below(state.secret.random, 6);
    }),
    says: /is not as if it had been given at first \(\/secret\/random/,
  },
  'a change after the reveal': { rules: changingAfterReveal(), says: NOT_AS_AT_FIRST },
  'a change of an answer that was never given': {
    options: { players: 4 },
    rules: {
      mayChoose: state => dice.mayChoose(state) && allSeats(4),
      choices: view => listedOr(view, [{ kind: 'keep' }]),
      promptOf: view => dice.promptOf(view) ?? (view.viewer === 'spectator' ? undefined : { kind: 'keep' }),
      whyNot: (view, choice, by) => (choice.kind === 'keep' ? undefined : dice.whyNot(view, choice, by)),
      play(state, seat, choice, events) {
        if (has(dice.mayChoose(state), seat)) dice.play(state, seat, choice, events);
      },
    },
    says: /[A-D] changes an answer that it has not given/,
  },
};

describe('a promise about changes that is broken is found', () => {
  test.each(Object.entries(unsound))('%s', (_fault, { rules, says }) => {
    expect(() => keepsPromises({ ...dice, ...rules }, { options, seed: 1 })).toThrow(says);
  });

  test.each(Object.entries(broken))('%s', (_fault, { rules, options: own = options, says }) => {
    const played = { ...dice, ...rules };
    expect(() => changesAreComplete(played, randomGame(played, own, 1))).toThrow(says);
    expect(() => keepsPromises(played, { options: own, seed: 1 })).toThrow();
  });

  test("none is found in Liar's Dice", () => {
    expect(changesAreComplete(dice, randomGame(dice, options, 1))).toBeGreaterThan(0);
  });
});

describe('only the last answers count', () => {
  test("in Liar's Dice, with four players and with two", () => {
    expect(lastAnswersCount(allDecide(dice, 4))).toBe(true);
    expect(lastAnswersCount(allDecide(dice, 2))).toBe(true);
  });

  test('nothing is said about answers that are final', () => {
    expect(lastAnswersCount(allDecide({ ...dice, mayChoose: dice.waitingFor }, 4))).toBe(false);
  });

  test('a change that is lost is found', () => {
    const rules = { ...dice, ...changing(() => undefined) };
    expect(() => lastAnswersCount(allDecide(rules, 4))).toThrow('all decide: an answer that was changed still counts');
  });

  test('a change that is lost once others have answered is found', () => {
    const rules = {
      ...dice,
      ...changing((state, seat, choice, events) => {
        if (countSeats(dice.waitingFor(state)) === 3) dice.play(state, seat, choice, events);
      }),
    };
    expect(() => lastAnswersCount(allDecide(rules, 4))).toThrow('all decide: it matters when an answer is changed');
  });
});

function allDecide(rules: Rules<LiarsDice>, seats: number): Moment<LiarsDice> {
  const { state } = diceWith(['1 2', '3 4', '5 6', '1 6'].slice(0, seats), { secondRoll: true });
  return { rules, state, seats, where: 'all decide', random: randomFrom(1), pool: [] };
}

function hasDecided({ own }: View): boolean {
  return own !== undefined && own.secondRoll !== '';
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

function listedOr(view: View, otherwise: readonly LiarsDice['Choice'][]): readonly LiarsDice['Choice'][] {
  const choices = dice.choices(view);
  return choices.length > 0 || view.viewer === 'spectator' ? choices : otherwise;
}

/** Before the first bid, after the decisions were shown, all players may still change what they decided. */
function changingAfterReveal(): Partial<Rules<LiarsDice>> {
  const isLate = ({ table }: State | View) => table.agenda.at(-1)?.kind === 'bidding' && table.bids.length === 0;
  return {
    mayChoose: state => (isLate(state) ? allSeats(4) : dice.mayChoose(state)),
    choices: view => (isLate(view) ? listedOr(view, [{ kind: 'keep' }]) : dice.choices(view)),
    whyNot: (view, choice, by) => (isLate(view) && choice.kind === 'keep' ? undefined : dice.whyNot(view, choice, by)),
    promptOf: view =>
      dice.promptOf(view) ?? (isLate(view) && view.viewer !== 'spectator' ? { kind: 'secondRoll' } : undefined),
    play(state, seat, choice, events) {
      if (isLate(state) && choice.kind === 'keep') state.table.round++;
      else dice.play(state, seat, choice, events);
    },
  };
}
