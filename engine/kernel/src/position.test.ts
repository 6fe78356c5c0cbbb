import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { expect, test } from 'vitest';
import { positionOf, readPosition } from './position.ts';

test('a position is an envelope around a body that the game defines', () => {
  const position = positionOf(dice, { coins: [1, 2] });
  expect(position).toEqual({
    format: 'omerta-position/1',
    game: 'liars-dice',
    version: 1,
    pack: '',
    state: { coins: [1, 2] },
  });
  expect(readPosition(dice, JSON.parse(JSON.stringify(position)))).toEqual({
    ok: true,
    body: { coins: [1, 2] },
    rules: dice,
  });
});

test('a position is read by the version of the rules that wrote it', () => {
  const newer = { ...dice, version: 2, atVersion: (version: number) => (version === 1 ? dice : undefined) };
  const position = positionOf(dice, {});
  expect(readPosition(newer, position)).toEqual({ ok: true, body: {}, rules: dice });
  for (const version of [3, '1']) {
    const problem = `version: must be 2, not ${JSON.stringify(version)}`;
    expect(readPosition(newer, { ...position, version })).toEqual({ ok: false, problems: [problem] });
  }
});

test('every problem of an envelope is named', () => {
  expect(readPosition(dice, { format: 'omerta-position/1', game: 'chess', version: 1, pack: 5 })).toEqual({
    ok: false,
    problems: ['game: must be "liars-dice", not "chess"', 'pack: must be "", not 5', 'state: missing'],
  });
  expect(readPosition(dice, null)).toEqual({ ok: false, problems: ['position: must be an object'] });
});
