import * as z from 'zod/mini';
import { inside, type Problem, quote } from './problem.ts';

type Issue = z.core.$ZodIssue;
export type RawIssue = z.core.$ZodRawIssue;

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads data of unknown origin, or says what is wrong with its shape; `at` is where it stands in its document. */
export const readShape = <Shape extends z.ZodMiniType>(shape: Shape, data: unknown, at = ''): Read<z.output<Shape>> => {
  const parsed = z.safeParse(shape, data, { error: describe, reportInput: true });
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: withoutRepeats(parsed.error.issues.flatMap(issue => problemsOf(issue, at))) };
};

/** A field that is not there is described alike everywhere. */
export const orMissing = (input: unknown, message: string): string => (input === undefined ? 'is missing' : message);

const problemsOf = (issue: Issue, at: string): Problem[] => {
  const field = issue.path.reduce<string>((place, part) => inside(place, asPart(part)), at);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ field: inside(field, key), message: 'is not a known field' }));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return closest(issue.errors, field);
  return [{ field, message: issue.message }];
};

const asPart = (part: PropertyKey): string | number => (typeof part === 'number' ? part : String(part));

/** Of the forms a value may have, the one it is nearest to: the deepest problems, then the fewest. */
const closest = (forms: readonly (readonly Issue[])[], at: string): Problem[] => {
  const problems = forms.map(issues => issues.flatMap(issue => problemsOf(issue, at)));
  const [best] = problems.toSorted((one, other) => depthOf(other) - depthOf(one) || one.length - other.length);
  return best!;
};

const depthOf = (problems: readonly Problem[]): number =>
  Math.max(...problems.map(({ field }) => field.split(/[.[]/).length));

const withoutRepeats = (problems: readonly Problem[]): Problem[] =>
  problems.filter(
    ({ field, message }, at) => at === problems.findIndex(p => p.field === field && p.message === message),
  );

const describe = (issue: RawIssue): string => orMissing(issue.input, inWords(issue));

const inWords = (issue: RawIssue): string => {
  const found = quote(issue.input);
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}, not ${found}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}, not ${found}`;
    case 'too_small':
      return `must have at least ${issue.minimum}, not ${lengthOf(issue.input)}`;
    case 'too_big':
      return `must have at most ${issue.maximum}, not ${lengthOf(issue.input)}`;
    default:
      return `cannot be ${found}`;
  }
};

const TYPES: Readonly<Record<string, string>> = {
  array: 'a list',
  boolean: 'true or false',
  number: 'a number',
  object: 'an object',
  record: 'an object',
  string: 'a text',
};

const lengthOf = (input: unknown): unknown =>
  Array.isArray(input) || typeof input === 'string' ? input.length : quote(input);
