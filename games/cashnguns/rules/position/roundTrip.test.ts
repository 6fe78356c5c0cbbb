import { fingerprint, type Seed } from '@omerta/kernel';
import { playRandomly, randomFor } from '@omerta/testing';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import { eachMoment } from '../../testing/eachMoment.ts';
import { TABLES, tableName } from '../../testing/tables.ts';
import { cashnguns } from '../rules.ts';
import type { State } from '../state.ts';
import schema from './position.schema.json' with { type: 'json' };
import { readCashPosition } from './readPosition.ts';
import { writeCashPosition } from './writePosition.ts';

const ajv = new Ajv2020();
const isValid = ajv.compile(schema);

const written = (state: State): unknown => JSON.parse(JSON.stringify(writeCashPosition(state)));

const readBack = (json: unknown): State => {
  const read = readCashPosition(json);
  if (!read.ok) throw new Error(read.problems.map(({ field, message }) => `${field}: ${message}`).join('\n'));
  return read.state;
};

/** Byte for byte, the order of the fields included. */
const comesBack = (state: State): void => {
  const back = readBack(written(state));
  if (JSON.stringify(back) !== JSON.stringify(state)) {
    expect(back).toEqual(state);
    expect(JSON.stringify(back)).toBe(JSON.stringify(state));
  }
};

const tables = TABLES.map(options => [tableName(options), options] as const);

test.each(tables)(
  '%s: every moment of a random game comes back byte for byte, and fits the schema',
  (_name, options) => {
    let moments = 0;
    eachMoment(options, 0, state => {
      moments += 1;
      comesBack(state);
      if (moments % 10 === 0) expect(isValid(written(state)), ajv.errorsText(isValid.errors)).toBe(true);
    });
    expect(moments).toBeGreaterThan(60);
  },
);

const QUESTIONS = [
  ...['keepTalent', 'hustle', 'giveBack', 'bullets', 'aim', 'kid', 'cunning', 'privilege', 'retarget', 'courage'],
  ...['doctor', 'smart', 'burials', 'sharing', 'dictator', 'junk', 'reload'],
] as const;

test('positions at every question and of a finished game are read back exactly', () => {
  const met = new Set<string>();
  for (let seed = 0; seed < 40; seed += 1) {
    const options = { players: 8, talents: true, talentDeal: seed % 2 === 0 ? 'two' : 'random' } as const;
    eachMoment(options, seed, state => {
      const kinds = state.table.agenda.map(({ kind }) => kind).join(' ');
      if (met.has(kinds)) return;
      comesBack(state);
      met.add(kinds);
    });
  }
  const last = [...met].map(kinds => kinds.split(' ').at(-1)!);
  expect([...new Set(last)].toSorted()).toEqual([...QUESTIONS, ''].toSorted());
});

test('the position of an imagined world is read back exactly', () => {
  const random = randomFor('imagined', 1);
  for (const options of TABLES) {
    let moments = 0;
    eachMoment(options, 7, state => {
      moments += 1;
      if (moments % 12 !== 0) return;
      const viewer = moments % state.table.players;
      comesBack(cashnguns.imagine(cashnguns.viewFor(state, viewer), random));
    });
  }
});

test.each(tables)('%s: a reader plays on exactly as before', (_name, options) => {
  let moments = 0;
  eachMoment(options, 11, state => {
    moments += 1;
    if (moments % 40 !== 1) return;
    const [one, other] = [cashnguns.clone(state), readBack(written(state))];
    playRandomly(cashnguns, one, randomFor('on', moments));
    playRandomly(cashnguns, other, randomFor('on', moments));
    expect(fingerprint(other)).toBe(fingerprint(one));
  });
});

test('positions of live games, whose generator is a key, are read back exactly', () => {
  const seed: Seed = '0123456789abcdef'.repeat(4);
  eachMoment({ players: 5, talents: true }, seed, comesBack);
});

test('a position shares nothing with its state, and a state nothing with the document it is read from', () => {
  const state = cashnguns.setup({ players: 6, talents: true }, 1);
  const position = writeCashPosition(state);
  const before = JSON.stringify(position);
  playRandomly(cashnguns, state, randomFor('shares nothing', 1));
  playRandomly(cashnguns, readBack(position), randomFor('shares nothing', 2));
  expect(JSON.stringify(position)).toBe(before);
});

test('loot may be written in any order', () => {
  const position = writeCashPosition(cashnguns.setup({ players: 4 }, 3));
  const changed = { ...position, state: { ...position.state, table: position.state.table.toReversed() } };
  expect(readBack(changed)).toEqual(readBack(position));
});
