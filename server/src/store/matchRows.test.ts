import { expect, test } from 'vitest';
import { aMatch } from '../../testing/store/samples.ts';
import { Damaged } from './errors.ts';
import { bodyOf, readMatch, readMatches } from './matchRows.ts';
import { checksummedIn, matchChecksum } from './rowChecksums.ts';

const columns = { revision: 3, stage: 'lobby', outcome: null, activeAt: 7, endedAt: null };

const rowOf = (body: string) => {
  const row = { ...columns, id: 'one', game: 'corleone', visibility: 'public', code: null, body };
  return { ...row, seal: matchChecksum(checksummedIn(row)) };
};

test('a table is read as it was written', () => {
  const match = aMatch({ revision: 3, stage: 'lobby', activeAt: 7 });
  expect(readMatches([rowOf(bodyOf(match))])).toEqual([match]);
});

test('a table of a release without paces is brisk', () => {
  const { settings, ...match } = JSON.parse(bodyOf(aMatch()));
  const { pace: _, ...older } = settings;
  const body = JSON.stringify({ ...match, settings: older });
  expect(readMatches([rowOf(body)])[0]?.settings).toEqual({ ...older, pace: 'brisk' });
});

test('a damaged table is not listed, and reported when it is read by id', () => {
  const whole = rowOf(bodyOf(aMatch({ title: 'Sunday' })));
  const damaged = { ...whole, body: whole.body.replace('Sunday', 'Monday') };
  expect(readMatches([whole, damaged])).toHaveLength(1);
  expect(() => readMatch([damaged])).toThrow(Damaged);
  expect(readMatch([])).toBeUndefined();
});
