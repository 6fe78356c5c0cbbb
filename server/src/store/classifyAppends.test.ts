import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anAppend, aRow } from '../../testing/store/samples.ts';
import { classifyAppends, keyOf } from './classifyAppends.ts';
import type { Stage } from './rows.ts';

test('in every batch accepted rows continue their match one by one, and no command is stored twice', () => {
  const items = fc.record({
    match: fc.constantFrom('playing', 'new', 'over', 'nowhere'),
    number: fc.integer({ min: 0, max: 6 }),
    command: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
    revision: fc.constantFrom(undefined, 0, 1),
  });
  const facts = (stage: Stage, last: number) => ({ stage, last, revision: 0 });
  const matches = new Map([
    ['playing', facts('playing', 2)],
    ['new', facts('playing', 0)],
    ['over', facts('over', 2)],
  ]);
  const stored = new Map([
    [keyOf('playing', 'a'), 1],
    [keyOf('playing', 'b'), 2],
    [keyOf('over', 'a'), 1],
  ]);
  const numberOf = (match: string, command: string) => stored.get(keyOf(match, command));
  fc.assert(
    fc.property(fc.array(items, { maxLength: 30 }), batch => {
      const appends = batch.map(({ match, number, command, revision }) =>
        anAppend(aRow(match, number, { command }), revision === undefined ? {} : { revision }),
      );
      const results = classifyAppends(appends, { matches, numberOf });
      expect(results).toHaveLength(batch.length);
      const accepted = appends.filter((_, at) => results[at] === 'done').map(({ row }) => row);
      for (const [match, { last }] of matches) {
        const numbers = accepted.filter(row => row.match === match).map(({ number }) => number);
        expect(numbers).toEqual(numbers.map((_, at) => last + 1 + at));
      }
      expect(accepted.filter(({ match }) => match === 'over' || match === 'nowhere')).toEqual([]);
      const keys = accepted.map(({ match, command }) => keyOf(match, command));
      expect(new Set([...keys, ...stored.keys()]).size).toBe(keys.length + stored.size);
      for (const [at, { row }] of appends.entries()) {
        const result = results[at];
        if (typeof result !== 'object') continue;
        const known = numberOf(row.match, row.command);
        const earlier = accepted.find(({ match, command }) => match === row.match && command === row.command);
        expect(result.duplicate).toBe(known ?? earlier?.number);
      }
    }),
  );
});

test('once an item of a match is refused, no later one of that match is stored', () => {
  const matches = new Map([['m', { stage: 'playing' as const, last: 1, revision: 0 }]]);
  const batch = [aRow('m', 1), aRow('m', 2), aRow('m', 3)].map(row => anAppend(row));
  expect(classifyAppends(batch, { matches, numberOf: () => undefined })).toEqual(['taken', 'taken', 'taken']);
});
