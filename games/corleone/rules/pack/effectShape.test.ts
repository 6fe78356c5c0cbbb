import { readShape } from '@omerta/kernel/shape';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { type Cell, EFFECTS, type Form, isCell, type Literal, PLAIN_OPS } from '../effectTable.ts';
import { businessEffect, effect } from './effectShape.ts';
import { effectsOf } from './effectsOf.ts';
import { schemaOf } from './packSchema.ts';

const ajv = new Ajv2020({ strictTypes: false });
const isEffect = ajv.compile(schemaOf(effect));
const isBusinessEffect = ajv.compile(schemaOf(businessEffect));

const problemsOf = (shape: z.ZodMiniType, data: unknown) => {
  const read = readShape(shape, data);
  return read.ok ? [] : read.problems;
};

test.each(PLAIN_OPS)(
  'schema and checks agree on every combination of fields of %s, and each supported one is found',
  op => {
    let supported = 0;
    for (const data of everyWay(op, EFFECTS[op].forms)) {
      const fine = problemsOf(effect, data).length === 0;
      if (isEffect(data) !== fine) throw new Error(`Schema and checks differ on ${JSON.stringify(data)}`);
      if (fine) supported += 1;
    }
    expect(supported).toBe(effectsOf(op).length);
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

test('the message for an unsupported combination lists the supported ones', () => {
  const data = { op: 'shakeDownFront', anyBusiness: true, ignoreOccupied: true, count: 2, placesFigure: false };
  expect(problemsOf(effect, data).map(problem => problem.message)).toEqual([
    'shakeDownFront is not supported in this combination; supported are ' +
      'anyBusiness true, ignoreOccupied true, count 1, placesFigure false; ' +
      'anyBusiness true, ignoreOccupied true, count 2, placesFigure false, differentBusinesses true',
  ]);
});

/** Every field with every value it has in any form, or left out. */
function everyWay(op: string, forms: readonly Form[]): readonly Readonly<Record<string, unknown>>[] {
  let ways: readonly Readonly<Record<string, unknown>>[] = [{ op }];
  for (const field of new Set(forms.flatMap(form => Object.keys(form)))) {
    const values = forms.flatMap(form => (form[field] === undefined ? [] : valuesOf(form[field])));
    const fillings = [...new Map(values.map(value => [JSON.stringify(value), value])).values()];
    ways = ways.flatMap(way => [way, ...fillings.map(value => ({ ...way, [field]: value }))]);
  }
  return ways;
}

const valuesOf = (part: Cell | Form): readonly unknown[] => {
  if (!isCell(part)) return everyWay('', [part]).map(({ op: _op, ...fields }) => fields);
  if (part === 'times') return [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return typeof part === 'string' ? [] : (part satisfies readonly Literal[]);
};
