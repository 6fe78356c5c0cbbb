import * as z from 'zod/mini';
import { inside, type Problem, quote } from './problem.ts';

type Issue = z.core.$ZodIssue;
export type RawIssue = z.core.$ZodRawIssue;

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads untrusted data, or says what is wrong with its shape; `at` is its place in the document. */
export const readShape = <Shape extends z.ZodMiniType>(shape: Shape, data: unknown, at = ''): Read<z.output<Shape>> => {
  const parsed = z.safeParse(shape, data, { error: describe, reportInput: true });
  return parsed.success
    ? { ok: true, value: parsed.data }
    : { ok: false, problems: parsed.error.issues.flatMap(issue => problemsOf(issue, at)) };
};

/** The same words for a missing field everywhere. */
export const orMissing = (input: unknown, message: string): string => (input === undefined ? 'is missing' : message);

const problemsOf = (issue: Issue, at: string): Problem[] => {
  const field = issue.path.reduce<string>((place, part) => inside(place, asPart(part)), at);
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map(key => ({ field: inside(field, key), message: 'is not a known field' }));
  if (issue.code === 'invalid_union' && issue.errors.length > 0) return closest(issue.errors, field);
  return [{ field, message: issue.message }];
};

const asPart = (part: PropertyKey): string | number => (typeof part === 'number' ? part : String(part));

/** Of the forms a value may have, the problems of the closest one: fields that fit best, then fewest problems. */
const closest = (forms: readonly (readonly Issue[])[], at: string): Problem[] => {
  const [best] = forms.toSorted((one, other) => misfit(one) - misfit(other) || one.length - other.length);
  return best!.flatMap(issue => problemsOf(issue, at));
};

/** How many fields are missing or unknown; most of all when it is another kind of value. */
const misfit = (issues: readonly Issue[]): number =>
  issues.reduce((sum, { path, code, input, ...issue }) => {
    if (path.length === 0) return sum + ('keys' in issue ? issue.keys.length : 1);
    return sum + (path.length === 1 && code === 'invalid_type' && input === undefined ? 1 : 0);
  }, 0);

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
