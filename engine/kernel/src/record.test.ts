import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { newRecord, recordedChoice } from './record.ts';

const options = { players: 2 };

test('a new record has game, version and pack', () => {
  expect(newRecord(dice, options, 7)).toEqual({
    game: 'liars-dice',
    version: 1,
    pack: '',
    options,
    seed: 7,
    choices: [],
  });
});

test('the author of an answer is written only if it was the clock', () => {
  expect(recordedChoice(1, 'bid:2')).toEqual([1, 'bid:2']);
  expect(recordedChoice(1, 'bid:2', 'player')).toEqual([1, 'bid:2']);
  expect(recordedChoice(1, 'tooSlow', 'clock')).toEqual([1, 'tooSlow', 'clock']);
});
