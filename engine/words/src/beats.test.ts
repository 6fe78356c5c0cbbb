import { expect, test } from 'vitest';
import { beatsOf, type Storyline } from './beats.ts';

interface Sum {
  readonly of: string;
  readonly sum: number;
}

/** "a" begins the sum of what follows; a number goes on with it, "!" is no part of any. */
const sums: Storyline<string, Sum> = {
  begins: event => (/[a-z]/.test(event) ? { of: event, sum: 0 } : undefined),
  goesOn: (told, event) => (/\d/.test(event) ? { ...told, sum: told.sum + Number(event) } : undefined),
};

test('a beat has what goes on with its first event; the rest speaks for itself', () => {
  expect(beatsOf(['1', 'a', '2', '3', '!', '4', 'b', '5'], sums)).toEqual([
    { events: ['1'], told: undefined },
    { events: ['a', '2', '3'], told: { of: 'a', sum: 5 } },
    { events: ['!'], told: undefined },
    { events: ['4'], told: undefined },
    { events: ['b', '5'], told: { of: 'b', sum: 5 } },
  ]);
});

test('the beats of a longer log begin with the same events', () => {
  const log = ['a', '1', 'b', '2', '3'];
  const beginsOf = (length: number) => beatsOf(log.slice(0, length), sums).map(({ events }) => events[0]);
  for (let length = 1; length < log.length; length++) {
    expect(beginsOf(log.length).slice(0, beginsOf(length).length)).toEqual(beginsOf(length));
  }
});
