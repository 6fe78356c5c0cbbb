import { expect, test } from 'vitest';
import { aMatch } from '../../testing/store/samples.ts';
import { bodyOf, readMatches } from './matchRows.ts';

const columns = { revision: 3, stage: 'lobby', outcome: null, activeAt: 7, endedAt: null };

test('a table is read as it was written', () => {
  const match = aMatch({ revision: 3, stage: 'lobby', activeAt: 7 });
  expect(readMatches([{ ...columns, body: bodyOf(match) }])).toEqual([match]);
});

test('a table of a release without paces is a brisk one', () => {
  const { settings, ...match } = JSON.parse(bodyOf(aMatch()));
  const { pace: _, ...older } = settings;
  const body = JSON.stringify({ ...match, settings: older });
  expect(readMatches([{ ...columns, body }])[0]?.settings).toEqual({ ...older, pace: 'brisk' });
});
