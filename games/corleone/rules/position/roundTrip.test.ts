import { fingerprint } from '@omerta/kernel';
import { playRandomly, randomFor } from '@omerta/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { randomSteps } from '../../testing/randomSteps.ts';
import { bindPack } from '../content.ts';
import { standardPack } from '../pack/standard.ts';
import { rulesFor } from '../rules.ts';
import type { State } from '../state.ts';
import schema from './position.schema.json' with { type: 'json' };
import { readCorleonePosition } from './readPosition.ts';
import { writeCorleonePosition } from './writePosition.ts';

const content = bindPack(standardPack);
const rules = rulesFor(content);
const ajv = new Ajv2020({ strictTypes: false });
const isValid = ajv.compile(schema);

const written = (state: State): unknown => JSON.parse(JSON.stringify(writeCorleonePosition(content, state)));

const readBack = (json: unknown): State => {
  const read = readCorleonePosition(content, json);
  if (!read.ok) throw new Error(read.problems.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  return read.state;
};

test.each([2, 3, 4, 5])(
  '%i players: positions of every fifth moment of random games are read back exactly, and fit the schema',
  players => {
    let steps = 0;
    for (let seed = 0; seed < 5; seed += 1) {
      for (const { state } of randomSteps(rules, players, seed)) {
        steps += 1;
        if (steps % 5 !== 0 && state.table.phase !== 'over') continue;
        const json = written(state);
        expect(isValid(json), ajv.errorsText(isValid.errors)).toBe(true);
        const back = readBack(json);
        if (fingerprint(back) !== fingerprint(state)) expect(back).toEqual(state);
      }
    }
    expect(steps).toBeGreaterThan(1000);
  },
);

const QUESTIONS = [
  ...['abilities', 'bribery', 'completeJob', 'hire', 'jobPick', 'moveMarker', 'offers'],
  ...['settle', 'takeGood', 'trade', 'tribute', 'turn', 'whoFirst'],
];

test.each(QUESTIONS)('a position at the question %s is read back exactly', kind => {
  for (let seed = 0; seed < 100; seed += 1) {
    for (const { state } of randomSteps(rules, 2 + (seed % 4), seed)) {
      if (state.table.agenda.at(-1)?.kind !== kind) continue;
      expect(readBack(written(state))).toEqual(state);
      return;
    }
  }
  throw new Error(`${kind} never came up`);
});

test.each([2, 3, 4, 5])('%i players: a reader plays on exactly as before', players => {
  let steps = 0;
  for (const { state } of randomSteps(rules, players, 7)) {
    steps += 1;
    if (steps % 50 !== 1) continue;
    const [one, other] = [rules.clone(state), readBack(written(state))];
    playRandomly(rules, one, randomFor('on', steps));
    playRandomly(rules, other, randomFor('on', steps));
    expect(fingerprint(other)).toBe(fingerprint(one));
  }
  expect(steps).toBeGreaterThan(100);
});

test('positions of live games, whose generator is a key, are read back exactly', () => {
  const seed = '0123456789abcdef'.repeat(4);
  for (const { state } of randomSteps(rules, 3, seed)) {
    if (state.table.act > 1) break;
    expect(readBack(written(state))).toEqual(state);
  }
});

test('RN-09 a position at a substitute for an empty pile is read back exactly', () => {
  const state = rules.setup({ players: 2, firstPlayer: 0 }, 1);
  state.table.agenda.push({ kind: 'takeMoney', seat: 0, notes: ['$5', '$3'] });
  Object.assign(state.table.agenda[2]!, { acted: true });
  state.table.piles.$5 = 0;
  expect(readBack(written(state))).toEqual(state);
});

test('a position shares nothing with its state', () => {
  const state = rules.setup({ players: 3 }, 1);
  const position = writeCorleonePosition(content, state);
  const before = JSON.stringify(position);
  playRandomly(rules, state, randomFor('shares nothing', 1));
  expect(JSON.stringify(position)).toBe(before);
});

test('a hand may be written in any order, and cards, figures and markers may be missing', () => {
  const state = rules.setup({ players: 2 }, 3);
  const position = writeCorleonePosition(content, state);
  const { A } = position.state.seats;
  const changed = {
    ...position,
    state: {
      ...position.state,
      jobDeck: position.state.jobDeck.slice(0, 3),
      piles: { ...position.state.piles, $5: 0, gun: 1 },
      seats: { ...position.state.seats, A: { ...A!, hand: A!.hand.toReversed(), thugs: 0, markers: 2 } },
    },
  };
  const back = readBack(changed);
  expect(back.own[0]!.hand).toEqual(state.own[0]!.hand);
  expect(back.table).toMatchObject({ jobDeck: 3, piles: { $5: 0, gun: 1 } });
  expect(back.secret.jobDeck).toEqual(state.secret.jobDeck.slice(-3));
  playRandomly(rules, back, randomFor('aside', 1));
  expect(rules.outcome(back)).toBeDefined();
});
