import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { randomGame } from '@omerta/testing/randomGame.ts';
import { expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import type { Frozen } from '../frozen.ts';
import { type GameRecord, newRecord } from '../record.ts';
import type { RecordFile } from '../recordFile.ts';
import { readRecord, readRecordFile } from './readRecord.ts';
import type { recordFileShape, recordShape } from './recordShape.ts';

const options = { players: 2 };
const record = newRecord(dice, options, 7);

test('types and shapes have the same fields', () => {
  type State = Readonly<Record<string, unknown>>; // more is not known of a state or a pack
  type Shape = Frozen<z.output<typeof recordShape>>;
  type FileShape = Frozen<z.output<typeof recordFileShape>>;
  expectTypeOf<Omit<Shape, 'start'>>().toEqualTypeOf<Frozen<Omit<GameRecord, 'start'>>>();
  expectTypeOf<Shape['start']>().toEqualTypeOf<State | undefined>();
  expectTypeOf<keyof FileShape>().toEqualTypeOf<keyof RecordFile>();
  expectTypeOf<FileShape['players']>().toEqualTypeOf<Frozen<RecordFile['players']>>();
  expectTypeOf<FileShape['outcome']>().toEqualTypeOf<Frozen<RecordFile['outcome']>>();
  expectTypeOf<FileShape['pack']>().toEqualTypeOf<State | undefined>();
});

test('a written record is read back', () => {
  const { record } = randomGame(dice, options, 7, { clock: true });
  expect(record.choices.map(([, , by]) => by)).toContain('clock');
  expect(readRecord(JSON.parse(JSON.stringify(record)))).toEqual({ ok: true, record });
});

test('fields that do not belong to a record are left out', () => {
  expect(readRecord({ ...record, winner: 'A' })).toEqual({ ok: true, record });
});

const fairDeal = { match: 'm1', commitment: '0'.repeat(64), secret: '1'.repeat(64), entropies: ['2'.repeat(32), ''] };

test('a record may have a fair deal', () => {
  const fair = { ...record, fairDeal };
  expect(readRecord(JSON.parse(JSON.stringify(fair)))).toEqual({ ok: true, record: fair });
  expect(readRecord({ ...record, fairDeal: { ...fairDeal, host: 'A' } })).toEqual({ ok: true, record: fair });
});

test('a record may start from a state instead of its setup', () => {
  const later = { ...record, start: { table: {} } };
  expect(readRecord(JSON.parse(JSON.stringify(later)))).toEqual({ ok: true, record: later });
  expect(problemsOf({ start: 7 })).toEqual(['record.start: must be the state of a game, not 7']);
  expect(problemsOf({ start: [] })).toEqual(['record.start: must be the state of a game, not a list']);
});

test('a deal of the wrong shape is refused with the names of all bad fields', () => {
  expect(problemsOf({ fairDeal: null })).toEqual(['record.fairDeal: must be an object, not null']);
  expect(problemsOf({ fairDeal: {} })).toEqual(
    ['match', 'commitment', 'secret', 'entropies'].map(field => `record.fairDeal.${field}: is missing`),
  );
  const bad = { match: 'a b', commitment: 'F'.repeat(64), secret: 7, entropies: ['', '00'] };
  expect(problemsOf({ fairDeal: bad })).toEqual([
    'record.fairDeal.match: must be the id of a game, not "a b"',
    expect.stringMatching(/^record\.fairDeal\.commitment: must be 64 hex digits in lower case, not "FFF/),
    'record.fairDeal.secret: must be 64 hex digits in lower case, not 7',
    'record.fairDeal.entropies[1]: must be 32 hex digits in lower case or \'\', not "00"',
  ]);
});

test('a bad record is refused with the names of all bad fields', () => {
  expect(readRecord({ game: 3, version: 1.5, seed: 'seven', choices: [[0, 'done'], [0]] })).toEqual({
    ok: false,
    problems: [
      'record.game: must be the name of a game, not 3',
      'record.version: must be a whole number, not 1.5',
      'record.pack: is missing',
      'record.options: is missing',
      'record.seed: must be a whole number from 0, or 64 hex digits, not "seven"',
      'record.choices[1]: must be [seat, text] or [seat, text, "clock"]',
    ],
  });
  expect(problemsOf({ game: '' })).toEqual(['record.game: must be the name of a game, not ""']);
  expect(problemsOf({ pack: null })).toEqual(["record.pack: must be a text, '' for a game without packs, not null"]);
});

test.each([null, 7, 'x', []])('%j is no record', json => {
  const problems = [expect.stringMatching(/^record: must be an object, not/)];
  expect(readRecord(json)).toEqual({ ok: false, problems });
  expect(readRecordFile(json)).toEqual({ ok: false, problems });
});

const FORM = ': must be [seat, text] or [seat, text, "clock"]';
test.each([
  [undefined, ': is missing'],
  [{}, ': must be a list, not an object'],
  ['done', ': must be a list, not "done"'],
  [[['A', 'done']], '[0][0]: must be a whole number from 0, not "A"'],
  [[[-1, 'done']], '[0][0]: must be a whole number from 0, not -1'],
  [[[0, 7]], '[0][1]: must be a text, not 7'],
  [[[0, 'done', 'player']], '[0][2]: must be clock, not "player"'],
  [[[0, 'done', undefined]], `[0]${FORM}`],
  [[[0, 'done', 'clock', 1]], `[0]${FORM}`],
  [[null], `[0]${FORM}`],
])('%j are no choices', (choices, problem) => {
  expect(problemsOf({ choices })).toEqual([`record.choices${problem}`]);
});

function problemsOf(changed: object): readonly string[] {
  const read = readRecord({ ...record, ...changed });
  return read.ok ? [] : read.problems;
}

const file: RecordFile = {
  format: 'omerta-record/1',
  record: { ...record, choices: Array.from({ length: 20 }, () => [0, 'done']) },
  players: [{ name: 'Ania' }, { name: 'Bot', bot: 'hard' }],
  outcome: { scores: [3, 1.5], places: [1, 2] },
  pack: { id: 'mine' },
  stretches: [
    { version: 1, from: 1 },
    { version: 2, from: 5, start: {} },
    { version: 3, from: 21, start: {} },
  ],
};

test('a file is read with everything around its record', () => {
  expect(readRecordFile(JSON.parse(JSON.stringify(file)))).toEqual({ ok: true, files: [file] });
});

test('a record without a file around it is read', () => {
  expect(readRecordFile(record)).toEqual({ ok: true, files: [{ format: 'omerta-record/1', record }] });
});

test('records in one file share its pack, unless they have their own', () => {
  const { format, ...own } = file;
  expect(readRecordFile({ format: 'omerta-records/1', pack: { id: 'shared' }, records: [own, { record }] })).toEqual({
    ok: true,
    files: [file, { format, record, pack: { id: 'shared' } }],
  });
});

test.each([
  [{ format: 'omerta-record/9' }, 'format: must be "omerta-record/1" or "omerta-records/1", not "omerta-record/9"'],
  [{ record: undefined }, 'record: is missing'],
  [{ players: 'two' }, 'players: must be a list, not "two"'],
  [
    { players: [{ name: 'A\u001b[2J' }] },
    'players[0].name: must be a text of 1 to 40 letters without control characters',
  ],
  [{ players: [{ name: 'A', bot: 7 }] }, 'players[0].bot: must be a text, not 7'],
  [{ outcome: { scores: 'many', places: [1, 2] } }, 'outcome.scores: must be a list, not "many"'],
  [{ outcome: { scores: [1], places: [null] } }, 'outcome.places[0]: must be a number, not null'],
  [{ pack: 7 }, 'pack: must be an object, not 7'],
  [{ format: 'omerta-records/1', records: [] }, 'records: must have at least 1, not 0'],
  [{ format: 'omerta-records/1', records: [{ record: 7 }] }, 'records[0].record: must be an object, not 7'],
])('%j is refused', (changed, problem) => {
  expect(readRecordFile({ ...file, ...changed })).toEqual({ ok: false, problems: [problem] });
});

const first = { version: 1, from: 1 };
test.each([
  [{}, ': must be a list, not an object'],
  [[], ': must have at least 1, not 0'],
  [[null], '[0]: must be an object, not null'],
  [[{ version: 1, from: 2 }], '[0].from: must be 1, not 2'],
  [[{ version: '1', from: 1 }], '[0].version: must be a whole number, not "1"'],
  [[first, { version: 2, from: 5 }], '[1].start: is missing'],
  [[first, { version: 2, from: 99, start: {} }], '[1].from: must be a whole number from 1 to 21, not 99'],
  [
    [first, { version: 2, from: 5, start: {} }, { version: 3, from: 4, start: {} }],
    '[2].from: must be a whole number from 5 to 21, not 4',
  ],
])('%j are no stretches of 20 choices', (stretches, problem) => {
  expect(readRecordFile({ ...file, stretches })).toEqual({ ok: false, problems: [`stretches${problem}`] });
});
