import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { randomGame } from '@omerta/testing/randomGame.ts';
import { expect, test } from 'vitest';
import { newRecord, readRecord, recordedChoice } from './record.ts';

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

test('a written record is read back', () => {
  const { record } = randomGame(dice, options, 7, { clock: true });
  expect(record.choices.map(([, , by]) => by)).toContain('clock');
  expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record });
});

test('the author of an answer is written only if it was the clock', () => {
  expect(recordedChoice(1, 'bid:2')).toEqual([1, 'bid:2']);
  expect(recordedChoice(1, 'bid:2', 'player')).toEqual([1, 'bid:2']);
  expect(recordedChoice(1, 'tooSlow', 'clock')).toEqual([1, 'tooSlow', 'clock']);
});

test('fields that do not belong to a record are left out', () => {
  const record = newRecord(dice, options, 7);
  expect(readRecord({ ...record, winner: 'A' })).toEqual({ ok: true, record });
});

const fairDeal = { match: 'm1', commitment: '0'.repeat(64), secret: '1'.repeat(64), entropies: ['2'.repeat(32), ''] };

test('a record may have a fair deal', () => {
  const record = { ...newRecord(dice, options, 7), fairDeal };
  expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record });
  expect(readRecord({ ...record, fairDeal: { ...fairDeal, host: 'A' } })).toEqual({ ok: true, record });
});

test('a record may start from a state instead of its setup', () => {
  const record = { ...newRecord(dice, options, 7), start: { table: {} } };
  expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record });
  expect(readRecord({ ...record, start: 7 })).toEqual({ ok: false, problems: ['start: must be the state of a game'] });
});

test('a deal of the wrong shape is refused with the names of its fields', () => {
  const read = (deal: unknown) => readRecord({ ...newRecord(dice, options, 7), fairDeal: deal });
  expect(read({ ...fairDeal, secret: 7 })).toEqual({
    ok: false,
    problems: ['fairDeal: secret: must be 64 hex digits in lower case'],
  });
  expect(read(null)).toEqual({
    ok: false,
    problems: ['fairDeal: must be { match, commitment, secret, entropies }'],
  });
});

test('a bad record is refused with the names of all bad fields', () => {
  expect(readRecord({ game: 3, version: 1.5, seed: 'seven', choices: [[0, 'done'], [0]] })).toEqual({
    ok: false,
    problems: [
      'game: must be the name of a game',
      'version: must be a whole number',
      "pack: must be text, '' for a game without packs",
      'options: missing',
      'seed: must be a whole number from 0, or 64 hex digits in lower case',
      'choices[1]: must be [seat, text] or [seat, text, "clock"], the seat a whole number from 0',
    ],
  });
});

test.each([undefined, null, 7, 'x', []])('%j is no record', json => {
  expect(readRecord(json)).toEqual({ ok: false, problems: ['record: must be an object'] });
});

test.each([
  undefined,
  {},
  'done',
  [['A', 'done']],
  [[-1, 'done']],
  [[0, 'done', 1]],
  [[0, 'done', 'player']],
  [[0, 'done', undefined]],
  [[0, 'done', 'clock', 1]],
  [null],
])('%j are no choices', choices => {
  const read = readRecord({ ...newRecord(dice, options, 7), choices });
  expect(read.ok ? [] : read.problems).toEqual([expect.stringMatching(/^choices(\[0\])?: must be/)]);
});
