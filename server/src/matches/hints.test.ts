import { expect, test } from 'vitest';
import { ok, person } from '../../testing/play/table.ts';
import { gameOf } from '../games.ts';
import type { Settings, Visibility } from '../store/store.ts';
import { changeTable } from './changeTable.ts';
import { newMatch, rematchOf } from './newMatch.ts';

const rules = gameOf('corleone')!.rules;
const host = person(0);
const opened = (visibility: Visibility, settings: Partial<Settings> = {}) =>
  ok(newMatch({ game: 'corleone', visibility, settings }, host, rules, 5));

test('hints are on at private and unlisted tables and off at public ones, unless the host decides otherwise', () => {
  const hintsAt = (visibility: Visibility) => opened(visibility).settings.hints;
  expect([hintsAt('private'), hintsAt('unlisted'), hintsAt('public')]).toEqual([true, true, false]);
  expect(opened('private', { hints: false }).settings.hints).toBe(false);
  expect(opened('public', { hints: true }).settings.hints).toBe(true);
});

test('the host may switch them off in the lobby, and the rematch keeps the setting', () => {
  const published = ok(changeTable(opened('private'), host.id, { visibility: 'public' }, rules));
  expect(published.settings.hints).toBe(false);
  const asked = { visibility: 'public', settings: { hints: true } } as const;
  expect(ok(changeTable(opened('private'), host.id, asked, rules)).settings.hints).toBe(true);
  const without = ok(changeTable(opened('private'), host.id, { settings: { hints: false } }, rules));
  expect(without.settings.hints).toBe(false);
  expect(ok(rematchOf({ ...without, stage: 'over' }, host.id, 6)).settings.hints).toBe(false);
});
