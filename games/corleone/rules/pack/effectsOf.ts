import { type Cell, EFFECTS, type Form, isCell } from '../effectTable.ts';
import type { PlainEffect, PlainOp } from './effect.ts';

/** Every way to write an operation, in the order of its row; none where one of its fields is a list. */
export const effectsOf = (op: PlainOp): readonly PlainEffect[] =>
  EFFECTS[op].forms.flatMap((form: Form) => waysOf(form).map(fields => ({ op, ...fields }) as PlainEffect)); // of its form

type Fields = Readonly<Record<string, unknown>>;

const waysOf = (form: Form): readonly Fields[] =>
  Object.entries(form).reduce<readonly Fields[]>(
    (ways, [field, part]) => ways.flatMap(way => valuesOf(part).map(value => ({ ...way, [field]: value }))),
    [{}],
  );

const valuesOf = (part: Cell | Form): readonly unknown[] => {
  if (!isCell(part)) return waysOf(part);
  if (part === 'times') return [1, 2, 3, 4, 5, 6, 7, 8, 9];
  return typeof part === 'string' ? [] : part;
};
