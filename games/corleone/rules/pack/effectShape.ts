import { type Cell, type Combination, NESTING, NESTING_LIMIT, SUPPORTED, type Supported } from './effectTable.ts';
import type { EffectOp } from './pack.ts';
import { complain, inside, type Place, quote } from './problem.ts';
import { isRecord, list, oneOf, type Shape } from './shape.ts';

/** An effect of a job or an ally. */
export const effect: Shape = (value, place) => checkEffect(value, place, 0);

/** Only these may be printed on a business: they are the icons of the rule book. */
const BUSINESS_OPS = ['gainMoney', 'gainGood', 'suitcase', 'drawJobs', 'takeHorseHead', 'exchange'] as const;

/** An effect of a business or an icon. */
export const businessEffect: Shape = (value, place) => {
  const op = isRecord(value) ? value.op : undefined;
  if (isKnownOp(op) && !BUSINESS_OPS.some(allowed => allowed === op))
    complain(inside(place, 'op'), `${op} may not stand on a business; allowed are ${BUSINESS_OPS.join(', ')}`);
  else checkEffect(value, place, 0);
};

function checkEffect(value: unknown, place: Place, depth: number): void {
  if (!isRecord(value)) complain(place, `must be an effect, not ${quote(value)}`);
  else if (!isKnownOp(value.op))
    complain(inside(place, 'op'), `unknown operation ${quote(value.op)}; known are ${KNOWN_OPS.join(', ')}`);
  else if (!isNest(value.op)) checkSupported(value.op, value, SUPPORTED[value.op], place);
  else if (depth >= NESTING_LIMIT)
    complain(inside(place, 'op'), `${value.op} is nested deeper than ${NESTING_LIMIT} levels`);
  else {
    const parts: Shape = list((part, at) => checkEffect(part, at, depth + 1), 2, 9);
    checkSupported(value.op, value, [{ [NESTING[value.op]]: parts }], place);
  }
}

/** First each field on its own, then whether the engine can do them together. */
function checkSupported(op: EffectOp, value: Readonly<Record<string, unknown>>, table: Supported, place: Place): void {
  const fields = flatten(value);
  const reported = place.problems.length;
  for (const field of new Set(table.flatMap(Object.keys))) {
    const cells = table.map(combination => combination[field]).filter(cell => cell !== undefined);
    if (fields.has(field)) checkCells(cells, fields.get(field), inside(place, field));
    else if (cells.length === table.length) complain(inside(place, field), 'is missing');
  }
  for (const field of fields.keys())
    if (!table.some(combination => Object.hasOwn(combination, field)))
      complain(inside(place, field), `is not a field of ${op}`);
  if (place.problems.length === reported && !table.some(combination => fits(fields, combination)))
    complain(place, `${op} is not supported in this combination; supported are ${table.map(describe).join('; ')}`);
}

function checkCells(cells: readonly Cell[], value: unknown, place: Place): void {
  const [shape] = cells.filter(cell => typeof cell === 'function');
  if (shape !== undefined) shape(value, place);
  else oneOf(...new Set(cells.filter(cell => typeof cell !== 'function').flat()))(value, place);
}

function fits(fields: Fields, combination: Combination): boolean {
  const expected = Object.entries(combination);
  return (
    fields.size === expected.length &&
    expected.every(([field, cell]) => fields.has(field) && holds(cell, fields.get(field)))
  );
}

const holds = (cell: Cell, value: unknown): boolean =>
  typeof cell === 'function' || cell.some(literal => literal === value);

const describe = (combination: Combination): string =>
  Object.entries(combination)
    .map(([field, cell]) => (typeof cell === 'function' ? field : `${field} ${cell.map(String).join('/')}`))
    .join(', ');

type Fields = ReadonlyMap<string, unknown>;

/** All fields but the operation; `{ target: { owner } }` becomes `target.owner`. */
function flatten(value: Readonly<Record<string, unknown>>): Fields {
  const flat = new Map<string, unknown>();
  for (const [field, member] of Object.entries(value))
    if (field === 'target' && isRecord(member))
      for (const [inner, deep] of Object.entries(member)) flat.set(`target.${inner}`, deep);
    else if (field !== 'op') flat.set(field.includes('.') ? quote(field) : field, member);
  return flat;
}

const KNOWN_OPS: readonly EffectOp[] = [
  ...(Object.keys(SUPPORTED) as (keyof typeof SUPPORTED)[]),
  'choose',
  'sequence',
];

const isNest = (op: EffectOp): op is keyof typeof NESTING => op === 'choose' || op === 'sequence';

const isKnownOp = (op: unknown): op is EffectOp => KNOWN_OPS.some(known => known === op);
