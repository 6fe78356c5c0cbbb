import { liarsDice as dice } from '@omerta/liars-dice/rules';
import { randomGame } from '@omerta/testing/randomGame.ts';
import { expect, test } from 'vitest';
import type { GameRecord } from './record.ts';
import { replay } from './replay.ts';

const options = { players: 3, secondRoll: true };
const game = randomGame(dice, options, 7);

function problemOf(record: GameRecord) {
  const replayed = replay(dice, record);
  return replayed.ok ? undefined : replayed.problem;
}

test('a record replays to the same state and events', () => {
  expect(replay(dice, game.record)).toEqual({ ok: true, state: game.state, events: game.events });
});

test('each step is reported, the setup first', () => {
  const steps: [number, number | undefined, string][] = [];
  const events: unknown[] = [];
  replay(dice, game.record, step => {
    steps.push([step.step, step.seat, step.text]);
    events.push(...step.events);
  });
  const choices = game.record.choices.map(([seat, text], at) => [at + 1, seat, text]);
  expect(steps).toEqual([[0, undefined, ''], ...choices]);
  expect(events).toEqual(game.events);
});

test('changed answers and answers of the clock replay too', () => {
  const clocked = randomGame(dice, options, 7, { clock: true });
  const slow: number[] = [];
  let changes = 0;
  const replayed = replay(dice, clocked.record, ({ step, by, text, events }) => {
    if (by === 'clock') slow.push(step);
    if ((text === 'again' || text === 'keep') && events.length === 0) changes += 1; // the first answer is told
  });
  expect(replayed).toEqual({ ok: true, state: clocked.state, events: clocked.events });
  expect(changes).toBeGreaterThan(0);
  expect(slow).toEqual(clocked.record.choices.flatMap(([, , by], at) => (by === 'clock' ? [at + 1] : [])));
});

test('an answer only the clock may give is refused from a player, with the step', () => {
  const atBids = game.record.choices.findIndex(([, text]) => text.startsWith('bid:'));
  const [seat] = game.record.choices[atBids]!;
  const choices = game.record.choices.slice(0, atBids);
  expect(problemOf({ ...game.record, choices: [...choices, [seat, 'tooSlow', 'clock']] })).toBeUndefined();
  expect(problemOf({ ...game.record, choices: [...choices, [seat, 'tooSlow']] })).toEqual({
    code: 'refused',
    step: atBids + 1,
    refusal: { code: 'illegal', reason: { code: 'onlyTheClock', rule: 'L13' } },
  });
});

test('a record of another game, version or pack is not replayed', () => {
  expect(problemOf({ ...game.record, game: 'chess' })).toEqual({
    code: 'wrongGame',
    expected: 'liars-dice',
    found: 'chess',
  });
  expect(problemOf({ ...game.record, version: 2 })).toEqual({ code: 'wrongVersion', expected: 1, found: 2 });
  expect(problemOf({ ...game.record, pack: 'f00' })).toEqual({ code: 'wrongPack', expected: '', found: 'f00' });
});

test('a record of an earlier version is replayed by that version', () => {
  const newer = {
    ...dice,
    version: 2,
    play: () => {
      throw new Error('not the rules of this record');
    },
    atVersion: (version: number) => (version === 1 ? dice : undefined),
  };
  expect(replay(newer, game.record)).toEqual({ ok: true, state: game.state, events: game.events });
  const unknown = { code: 'wrongVersion', expected: 2, found: 3 };
  expect(replay(newer, { ...game.record, version: 3 })).toEqual({ ok: false, problem: unknown });
});

test('options and seed are checked before they are used', () => {
  const problems = ['players: must be 2 to 6'];
  expect(problemOf({ ...game.record, options: { players: 9 } })).toEqual({ code: 'badOptions', problems });
  expect(problemOf({ ...game.record, seed: -1 })).toEqual({ code: 'badSeed', found: -1 });
});

test('the first choice that is refused is named', () => {
  const [first, ...rest] = game.record.choices;
  expect(problemOf({ ...game.record, choices: [first!, [first![0], 'liar'], ...rest] })).toEqual({
    code: 'refused',
    step: 2,
    refusal: { code: 'illegal', reason: { code: 'notThisQuestion', rule: 'L4' } },
  });
});
