import { expect, test } from 'vitest';
import { ok, person } from '../../testing/play/table.ts';
import { gameOf } from '../games.ts';
import { changeTable } from './changeTable.ts';
import { newMatch } from './newMatch.ts';
import { settingsProblems } from './settingsProblems.ts';

const rules = gameOf('corleone')!.rules;
const host = person(0);
const opened = (settings: Parameters<typeof newMatch>[0]['settings'] & object) =>
  newMatch({ game: 'corleone', visibility: 'private', settings }, host, rules, 5);
const refused = { ok: false, code: 'badOptions', problems: ['memoryAid: needs the open log'] };

test('the memory aid needs the open log, when a table is opened', () => {
  expect(opened({ memoryAid: true, log: 'closed' })).toEqual(refused);
  expect(opened({ memoryAid: true }).ok).toBe(true);
  expect(opened({ log: 'closed' }).ok).toBe(true);
});

test('and when either setting is changed', () => {
  const aided = ok(opened({ memoryAid: true }));
  expect(changeTable(aided, host.id, { settings: { log: 'closed' } }, rules)).toEqual(refused);
  const closed = ok(opened({ log: 'closed' }));
  expect(changeTable(closed, host.id, { settings: { memoryAid: true } }, rules)).toEqual(refused);
  const both = ok(changeTable(aided, host.id, { settings: { log: 'closed', memoryAid: false } }, rules));
  expect(settingsProblems(both.settings)).toEqual([]);
});
