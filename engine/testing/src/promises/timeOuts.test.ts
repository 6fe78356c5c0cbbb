import { type Rules, randomFrom } from '@omerta/kernel';
import { liarsDice as dice, type LiarsDice } from '@omerta/liars-dice/rules';
import { diceWith } from '@omerta/liars-dice/testing';
import { describe, expect, test } from 'vitest';
import { keepsPromises } from '../promises.ts';
import type { Moment } from './moment.ts';
import { timeOutIsLegal } from './timeOuts.ts';

const options = { players: 4, secondRoll: true };

/** Each of these games does something wrong when time is up. */
const broken: { readonly [name: string]: { rules: Partial<Rules<LiarsDice>>; says: RegExp } } = {
  'a time-out that is not legal': {
    rules: { timeOut: () => ({ kind: 'bid', count: 30, face: 6 }) },
    says: /^liars-dice, seed 1, step \d+: the time-out bid:30x6 is refused, (notThisQuestion|tooManyDice)$/,
  },
  'an answer of the clock that is accepted from players': {
    rules: { whyNot: (view, choice) => dice.whyNot(view, choice, 'clock') },
    says: /tooSlow is not listed for [0-3] but not refused either|a player may answer as only the clock should: tooSlow/,
  },
  'an answer of the clock that is listed': {
    rules: {
      choices(view) {
        const choices = dice.choices(view);
        return choices.some(choice => choice.kind === 'bid') ? [...choices, { kind: 'tooSlow' }] : choices;
      },
    },
    says: /the record does not replay: .*"onlyTheClock"/,
  },
  'an answer of the clock that is refused even to it': {
    rules: { whyNot: (view, choice) => dice.whyNot(view, choice) },
    says: /the time-out tooSlow is refused, onlyTheClock/,
  },
  'an answer of the clock that cannot be read': {
    rules: { readChoice: text => (text === 'tooSlow' ? undefined : dice.readChoice(text)) },
    says: /the record does not replay: .*"unreadable"/,
  },
};

describe('a promise about time-outs that is broken is found', () => {
  test.each(Object.entries(broken))('%s', (_name, { rules, says }) => {
    expect(() => keepsPromises({ ...dice, ...rules }, { options, seed: 1 })).toThrow(says);
  });

  test('at once, when everybody is too slow', () => {
    expect(() => timeOutIsLegal(momentAtBid({}))).not.toThrow();
    expect(() => timeOutIsLegal(momentAtBid({ timeOut: () => ({ kind: 'keep' }) }))).toThrow(
      'A bids: time-out of 0 is refused: keep, notThisQuestion',
    );
    expect(() => timeOutIsLegal(momentAtBid({ readChoice: () => ({ kind: 'liar' }) }))).toThrow(
      'A bids: time-out tooSlow is read as another choice',
    );
    expect(() => timeOutIsLegal(momentAtBid({ whyNot: () => undefined }))).toThrow(
      'A bids: a player may answer as only the clock should: tooSlow',
    );
    const whyNot: Rules<LiarsDice>['whyNot'] = (view, choice, by) =>
      dice.whyNot(view, choice, by) && { code: '', rule: 'L13' };
    expect(() => timeOutIsLegal(momentAtBid({ whyNot }))).toThrow('A bids: tooSlow is refused without code or rule');
  });
});

function momentAtBid(rules: Partial<Rules<LiarsDice>>): Moment<LiarsDice> {
  const where = 'A bids';
  return {
    rules: { ...dice, ...rules },
    state: diceWith(['1 2', '3 4']).state,
    seats: 2,
    where,
    random: randomFrom(1),
    pool: [],
  };
}
