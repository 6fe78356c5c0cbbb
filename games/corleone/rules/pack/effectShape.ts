// Effects in zod, made of effectTable.ts.
import { list, listWithoutRepeats, quote, type RawIssue, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { GOODS } from '../cards.ts';
import {
  BUSINESS_OPS,
  type Cell,
  EFFECTS,
  type Form,
  isCell,
  isNestingOp,
  NESTING,
  NESTING_LIMIT,
  NESTING_OPS,
  PLAIN_OPS,
  type PlainOp,
} from '../effectTable.ts';
import type { BusinessEffect, Effect } from './effect.ts';

export const note = z.literal(EFFECTS.gainMoney.forms[0].value);
export const good = z.enum(GOODS);
const MOST_PARTS = 9;

const lists = {
  times: whole(1, 9),
  notes: list(note, { least: 1, most: 9 }),
  goods: listWithoutRepeats(good, { least: 1, most: 4 }),
};

const shapeOf = (part: Cell | Form): z.ZodMiniType => {
  if (!isCell(part)) return z.strictObject(fieldsOf(part));
  return typeof part === 'string' ? lists[part] : z.literal([...part]);
};

const fieldsOf = (form: Form): Record<string, z.ZodMiniType> =>
  Object.fromEntries(Object.entries(form).map(([field, part]) => [field, shapeOf(part)]));

/** One form by itself. */
export const formShape = (op: PlainOp, form: Form) => z.strictObject({ op: z.literal(op), ...fieldsOf(form) });

/** First each field on its own, then whether the engine can do them together. */
const plainShape = (op: PlainOp) => {
  const forms: readonly Form[] = EFFECTS[op].forms;
  const error = ({ code }: RawIssue): string | undefined =>
    code === 'unrecognized_keys' ? `is not a field of ${op}` : undefined;
  const fields = Object.entries(fieldsOf(anyOf(forms))).map(([field, shape]) => {
    const isEverywhere = forms.every(form => Object.hasOwn(form, field));
    return [field, isEverywhere ? shape : z.exactOptional(shape)];
  });
  const shape = z.strictObject({ op: z.literal(op), ...Object.fromEntries(fields) }, { error });
  if (forms.length === 1) return shape;
  return shape.check(
    z.check(({ value, issues }) => {
      const { op: _op, ...found } = value;
      if (forms.some(form => fits(found, form))) return;
      const message = `${op} is not supported in this combination; supported are ${forms.map(describe).join('; ')}`;
      issues.push({ code: 'custom', message, input: value, path: [] });
    }),
  );
};

/** For fields that are right by themselves. */
const fits = (found: unknown, part: Cell | Form): boolean => {
  if (isCell(part)) return typeof part === 'string' || part.some(literal => literal === found);
  const fields = new Map<string, unknown>(Object.entries(found as object)); // or its type would have been refused
  const parts = Object.entries(part);
  return (
    fields.size === parts.length && parts.every(([field, each]) => fields.has(field) && fits(fields.get(field), each))
  );
};

/** Every field of the forms, with every value it has in one of them. */
const anyOf = (forms: readonly Form[]): Form => {
  const fields = [...new Set(forms.flatMap(form => Object.keys(form)))];
  return Object.fromEntries(
    fields.map(field => [field, together(forms.map(form => form[field]).filter(part => part !== undefined))]),
  );
};

const together = (parts: readonly (Cell | Form)[]): Cell | Form => {
  const [name] = parts.filter(part => typeof part === 'string');
  if (name !== undefined) return name;
  const cells = parts.filter(isCell);
  return cells.length > 0
    ? ([...new Set(cells.flat())] as Cell)
    : anyOf(parts.filter((part): part is Form => !isCell(part)));
};

const describe = (form: Form): string =>
  Object.entries(form)
    .map(([field, part]) => {
      if (!isCell(part)) return `${field} (${describe(part)})`;
      return typeof part === 'string' ? field : `${field} ${part.map(String).join('/')}`;
    })
    .join(', ');

const plain = new Map(PLAIN_OPS.map(op => [op, plainShape(op)]));

/** The operation of a shape, where several forms of it are together in one: the schema tells them apart. */
export const opOfShape = (shape: unknown): PlainOp | undefined =>
  PLAIN_OPS.find(op => plain.get(op) === shape && EFFECTS[op].forms.length > 1);

type Options = Parameters<typeof z.discriminatedUnion>[1];

const union = (options: readonly z.ZodMiniType[], whyNot: (op: string) => string | undefined) =>
  z.discriminatedUnion('op', options as unknown as Options, {
    error: ({ code, input }) => {
      if (code !== 'invalid_union') return `must be an effect, not ${quote(input)}`;
      const { op } = input as { readonly op?: unknown }; // an object, or its type would have been refused
      const reason = isKnown(op) ? whyNot(op) : undefined;
      return reason ?? `unknown operation ${quote(op)}; known are ${KNOWN_OPS.join(', ')}`;
    },
  });

const KNOWN_OPS: readonly string[] = [...PLAIN_OPS, ...NESTING_OPS];
const isKnown = (op: unknown): op is string => KNOWN_OPS.some(known => known === op);

const nested = (depth: number): z.ZodMiniType => {
  if (depth === NESTING_LIMIT)
    return union([...plain.values()], op =>
      isNestingOp(op) ? `${op} is nested deeper than ${NESTING_LIMIT} levels` : undefined,
    );
  const parts = list(nested(depth + 1), { least: 2, most: MOST_PARTS });
  const nests = NESTING_OPS.map(op => z.strictObject({ op: z.literal(op), [NESTING[op]]: parts }));
  return union([...plain.values(), ...nests], () => undefined);
};

// The shapes are made of a table, so the compiler cannot see what passes them.

/** An effect of a job or an ally. */
export const effect = nested(0) as z.ZodMiniType<Effect>;

/** An effect of a business or an icon. */
export const businessEffect = union(
  BUSINESS_OPS.map(op => plain.get(op)!),
  op => `${op} may not stand on a business; allowed are ${BUSINESS_OPS.join(', ')}`,
) as unknown as z.ZodMiniType<BusinessEffect>;
