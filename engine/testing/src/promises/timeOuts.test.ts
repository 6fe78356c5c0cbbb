import { type Rules, randomFrom } from '@omerta/kernel';
import { describe, expect, test } from 'vitest';
import { keepsPromises } from '../promises.ts';
import { atBids } from '../toy/atBids.ts';
import { type Toy, toy } from '../toy/toy.ts';
import type { Moment } from './moment.ts';
import { timeOutIsLegal } from './timeOuts.ts';

const options = { seats: 4, rounds: 6 };

/** Each of these games does something wrong when time is up. */
const broken: { readonly [name: string]: { rules: Partial<Rules<Toy>>; says: RegExp } } = {
  'a time-out that is not legal': {
    rules: { timeOut: () => ({ kind: 'bid', coins: 999 }) },
    says: /^docks, seed 1, step \d+: the time-out bid:999 is refused, notAsked$/,
  },
  'an answer of the clock that is accepted from players': {
    rules: { whyNot: (view, choice) => toy.whyNot(view, choice, 'clock') },
    says: /tooSlow is not listed for [0-3] but not refused either|a player may answer as only the clock should: tooSlow/,
  },
  'an answer of the clock that is listed': {
    rules: {
      choices(view) {
        const choices = toy.choices(view);
        return choices.some(choice => choice.kind === 'bid') ? [...choices, { kind: 'tooSlow' }] : choices;
      },
    },
    says: /the record does not replay: .*"onlyTheClock"/,
  },
  'an answer of the clock that is refused even to it': {
    rules: { whyNot: (view, choice) => toy.whyNot(view, choice) },
    says: /the time-out tooSlow is refused, onlyTheClock/,
  },
  'an answer of the clock that cannot be read': {
    rules: { readChoice: text => (text === 'tooSlow' ? undefined : toy.readChoice(text)) },
    says: /the record does not replay: .*"unreadable"/,
  },
};

describe('a promise about time-outs that is broken is found', () => {
  test.each(Object.entries(broken))('%s', (_name, { rules, says }) => {
    expect(() => keepsPromises({ ...toy, ...rules }, { options, seed: 1 })).toThrow(says);
  });

  test('at once, when everybody is too slow', () => {
    expect(() => timeOutIsLegal(momentAtBids({}))).not.toThrow();
    expect(() => timeOutIsLegal(momentAtBids({ timeOut: () => ({ kind: 'done' }) }))).toThrow(
      'docks at bids: time-out of 0 is refused: done, notAsked',
    );
    expect(() => timeOutIsLegal(momentAtBids({ readChoice: () => ({ kind: 'bid', coins: 0 }) }))).toThrow(
      'docks at bids: time-out tooSlow is read as another choice',
    );
    expect(() => timeOutIsLegal(momentAtBids({ whyNot: () => undefined }))).toThrow(
      'docks at bids: a player may answer as only the clock should: tooSlow',
    );
    const whyNot: Rules<Toy>['whyNot'] = (view, choice, by) =>
      toy.whyNot(view, choice, by) && { code: '', rule: 'D11' };
    expect(() => timeOutIsLegal(momentAtBids({ whyNot }))).toThrow(
      'docks at bids: tooSlow is refused without code or rule',
    );
  });
});

function momentAtBids(rules: Partial<Rules<Toy>>): Moment<Toy> {
  const where = 'docks at bids';
  return { rules: { ...toy, ...rules }, state: atBids(2), seats: 2, where, random: randomFrom(1), pool: [] };
}
