import * as z from 'zod/mini';
import { inside, type Problem, quote } from './problem.ts';

type Issue = z.core.$ZodIssue;
export type RawIssue = z.core.$ZodRawIssue;

export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** Reads untrusted data, or says what is wrong with its shape; `at` is its place in the document. */
export const readShape = <Shape extends z.ZodMiniType>(shape: Shape, data: unknown, at = ''): Read<z.output<Shape>> => {
  const parsed = parse(shape, data);
  if (parsed.success) return { ok: true, value: parsed.data };
  const problems = findingsIn(parsed.error.issues).map(({ path, message }) => ({
    field: path.reduce<string>(inside, at),
    message,
  }));
  return { ok: false, problems };
};

/** Something wrong with the shape of a document, and the way to it. */
export interface Finding {
  readonly path: readonly (string | number)[];
  readonly message: string;
}

/** What is wrong with the shape of data of unknown origin. */
export const findingsOf = (shape: z.ZodMiniType, data: unknown): readonly Finding[] => {
  const parsed = parse(shape, data);
  return parsed.success ? [] : findingsIn(parsed.error.issues);
};

/** A field that is not there is described alike everywhere. */
export const orMissing = (input: unknown, message: string): string => (input === undefined ? 'is missing' : message);

const parse = <Shape extends z.ZodMiniType>(shape: Shape, data: unknown) =>
  z.safeParse(shape, data, { error: describe, reportInput: true });

const findingsIn = (issues: readonly Issue[], before: Finding['path'] = []): Finding[] =>
  issues.flatMap(issue => {
    const path = [...before, ...issue.path.map(part => (typeof part === 'number' ? part : String(part)))];
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map(key => ({ path: [...path, key], message: issue.message }));
    if (issue.code === 'invalid_key')
      return { path: [...path.slice(0, -1), nameOf(path.at(-1))], message: issue.issues[0]!.message };
    if (issue.code === 'invalid_union' && issue.errors.length > 0) return findingsIn(closest(issue.errors), path);
    return { path, message: issue.message };
  });

const nameOf = (key: unknown): string => (/^[\w$]{1,40}$/.test(String(key)) ? String(key) : quote(key));

/** Of the forms a value may have, the one it is nearest to: its own fields fit best, then the fewest problems. */
const closest = (forms: readonly (readonly Issue[])[]): readonly Issue[] =>
  forms.toSorted((one, other) => misfit(one) - misfit(other) || one.length - other.length)[0]!;

/** How many fields are missing or not known, or whether it is something else altogether. */
const misfit = (issues: readonly Issue[]): number =>
  issues.reduce((sum, { path, code, input, ...issue }) => {
    if (path.length === 0 && 'keys' in issue) return sum + issue.keys.length;
    if (path.length === 0) return sum + (code === 'invalid_type' ? 2 : 1);
    return sum + (path.length === 1 && input === undefined ? 1 : 0);
  }, 0);

const describe = (issue: RawIssue): string => orMissing(issue.input, inWords(issue));

const inWords = (issue: RawIssue): string => {
  const found = quote(issue.input);
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${TYPES[issue.expected] ?? issue.expected}, not ${found}`;
    case 'invalid_value':
      return `must be ${issue.values.map(String).join(' or ')}, not ${found}`;
    case 'unrecognized_keys':
      return 'is not a known field';
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
