import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import schema from '../../packs/pack.schema.json' with { type: 'json' };
import { businessEffect, effect } from './effectShape.ts';
import { SUPPORTED, type Supported } from './effectTable.ts';
import { type PackProblem, wholePack } from './problem.ts';
import type { Literal, Shape } from './shape.ts';

const ajv = new Ajv2020({ strictTypes: false }).addSchema(schema);
const isEffect = ajv.compile({ $ref: `${schema.$id}#/$defs/effect` });
const isBusinessEffect = ajv.compile({ $ref: `${schema.$id}#/$defs/businessEffect` });

const problemsOf = (shape: Shape, data: unknown): readonly PackProblem[] => {
  const problems: PackProblem[] = [];
  shape(data, wholePack(problems));
  return problems;
};

test.each(['gunDown', 'moveFigure', 'placeNeutral', 'shakeDownFront'] as const)(
  'schema and checks agree on every way to fill in %s, and each supported one is found',
  op => {
    let supported = 0;
    for (const data of everyWay(op, SUPPORTED[op])) {
      const fine = problemsOf(effect, data).length === 0;
      if (isEffect(data) !== fine) throw new Error(`Schema and checks differ on ${JSON.stringify(data)}`);
      if (fine) supported += 1;
    }
    expect(supported).toBe(SUPPORTED[op].reduce((sum, combination) => sum + waysOf(combination), 0));
  },
);

test.each([
  { op: 'gainMoney', value: 5 },
  { op: 'gainGood', good: 'narcotics' },
  { op: 'suitcase', count: 3, upTo: true },
  { op: 'drawJobs', draw: 2, keep: 1 },
  { op: 'takeHorseHead' },
  { op: 'exchange', discard: 3, gainMoney: [5, 3] },
  { op: 'exchange', discard: 1, gainGoodChoice: ['gun', 'booze'] },
])('%j may stand on a business and on a card', data => {
  expect([problemsOf(businessEffect, data), problemsOf(effect, data)]).toEqual([[], []]);
  expect([isBusinessEffect(data), isEffect(data)]).toEqual([true, true]);
});

test.each([
  { op: 'gainGoodChoice', from: ['gun'], count: 1 },
  { op: 'readyAlly', count: 1 },
  { op: 'shakeDownBacks', scope: 'oneTurf' },
  { op: 'choose', options: [{ op: 'takeHorseHead' }, { op: 'gainMoney', value: 1 }] },
])('%j may stand on a card, but not on a business', data => {
  expect(problemsOf(effect, data)).toEqual([]);
  expect(problemsOf(businessEffect, data)).toMatchObject([{ field: 'op' }]);
  expect([isBusinessEffect(data), isEffect(data)]).toEqual([false, true]);
});

test.each([
  [{ op: 'suitcase', count: 0, upTo: true }, 'count'],
  [{ op: 'suitcase', count: 1 }, 'upTo'],
  [{ op: 'exchange', discard: 1 }, ''],
  [{ op: 'exchange', discard: 1, gainMoney: [5], gainGoodChoice: ['gun'] }, ''],
  [{ op: 'gunDown', 'target.owner': 'opponent', count: 1, scope: 'anywhere' }, 'target.owner'],
  [{ op: 'takeHorseHead', constructor: 1 }, 'constructor'],
  [{ op: 'choose', options: [{ op: 'takeHorseHead' }] }, 'options'],
  [{ op: 'toString' }, 'op'],
  ['gainMoney', ''],
])('%j is refused at its field "%s"', (data, field) => {
  expect(problemsOf(effect, data).map(problem => problem.field)).toContain(field);
  expect(isEffect(data)).toBe(false);
});

test('an unsupported combination is answered with the supported ones', () => {
  const data = { op: 'shakeDownFront', anyBusiness: true, ignoreOccupied: true, count: 2, placesFigure: false };
  expect(problemsOf(effect, data).map(problem => problem.message)).toEqual([
    'shakeDownFront is not supported in this combination; supported are ' +
      'anyBusiness true, ignoreOccupied true, count 1, placesFigure false; ' +
      'anyBusiness true, ignoreOccupied true, count 2, placesFigure false, differentBusinesses true',
  ]);
});

const valuesOf = (table: Supported, field: string): readonly Literal[] => [
  ...new Set(table.flatMap(combination => literalsOf(combination[field] ?? []))),
];

const literalsOf = (cell: readonly Literal[] | Shape): readonly Literal[] => (typeof cell === 'function' ? [] : cell);

const waysOf = (combination: Supported[number]): number =>
  Object.values(combination).reduce((product, cell) => product * literalsOf(cell).length, 1);

/** Every field with every value it has anywhere in the table, or left out. */
function everyWay(op: string, table: Supported): readonly Readonly<Record<string, unknown>>[] {
  let ways: readonly (readonly (readonly [string, Literal])[])[] = [[]];
  for (const field of new Set(table.flatMap(Object.keys))) {
    const fillings = valuesOf(table, field).map(value => [[field, value]] as const);
    ways = ways.flatMap(way => [way, ...fillings.map(filling => [...way, ...filling])]);
  }
  return ways.map(way => {
    const targets = way.filter(([field]) => field.startsWith('target.'));
    const others = way.filter(([field]) => !field.startsWith('target.'));
    const target = Object.fromEntries(targets.map(([field, value]) => [field.slice('target.'.length), value]));
    return { op, ...(targets.length > 0 ? { target } : {}), ...Object.fromEntries(others) };
  });
}
