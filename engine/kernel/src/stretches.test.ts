import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { randomGame } from '@omerta/testing/randomGame.ts';
import { expect, test } from 'vitest';
import { replay } from './replay.ts';
import { stateFrom } from './stateFrom.ts';
import { checkStretches, type Stretch } from './stretches.ts';

const { record, state } = randomGame(dice, { players: 3, secondRoll: true }, 7);
const newer = { ...dice, version: 2 };
const CUT = 10;
const total = record.choices.length;

/** As it is stored: the state went through JSON. */
const middle: unknown = JSON.parse(
  JSON.stringify(stateFrom(dice, { ...record, choices: record.choices.slice(0, CUT) })),
);
const stretches: Stretch[] = [
  { version: 1, from: 1 },
  { version: 2, from: CUT + 1, start: middle },
];

test('each version checks its own stretch and names those of other versions', () => {
  expect(checkStretches(dice, record, stretches)).toEqual([
    { version: 1, from: 1, to: CUT, verdict: 'right', state: dice.clone(middle as never) },
    { version: 2, from: CUT + 1, to: total, verdict: 'otherVersion' },
  ]);
  expect(checkStretches(newer, record, stretches)).toEqual([
    { version: 1, from: 1, to: CUT, verdict: 'otherVersion' },
    { version: 2, from: CUT + 1, to: total, verdict: 'right', state },
  ]);
});

test('a release that has both versions checks both stretches', () => {
  const both = { ...newer, atVersion: (version: number) => (version === 1 ? dice : undefined) };
  expect(checkStretches(both, record, stretches)).toEqual([
    { version: 1, from: 1, to: CUT, verdict: 'right', state: dice.clone(middle as never) },
    { version: 2, from: CUT + 1, to: total, verdict: 'right', state },
  ]);
});

test('a stretch that does not end where the next one starts is found', () => {
  const early = stateFrom(dice, { ...record, choices: record.choices.slice(0, CUT - 1) });
  const torn = [stretches[0]!, { ...stretches[1]!, start: early }];
  expect(checkStretches(dice, record, torn)[0]).toEqual({ version: 1, from: 1, to: CUT, verdict: 'otherEnd' });
});

test('a refused choice is counted from the beginning of the game', () => {
  const choices = record.choices.with(CUT + 2, [0, 'nonsense']);
  expect(checkStretches(newer, { ...record, choices }, stretches)[1]).toMatchObject({
    verdict: 'refused',
    problem: { code: 'refused', step: CUT + 3 },
  });
});

test('a record may begin with a state; nonsense is no state', () => {
  const later = { ...record, start: middle, choices: record.choices.slice(CUT) };
  const kept = JSON.stringify(middle);
  expect(replay(dice, later)).toMatchObject({ ok: true, state });
  expect(stateFrom(dice, later as never)).toEqual(state);
  expect(JSON.stringify(middle)).toBe(kept);
  for (const start of [{}, { table: null }, { table: { agenda: 'x' } }]) {
    expect(replay(dice, { ...later, start })).toEqual({ ok: false, problem: { code: 'badStart' } });
  }
});
