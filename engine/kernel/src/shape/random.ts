// How chance stands in a document.
import * as z from 'zod/mini';
import { quote } from './problem.ts';
import { orMissing, type RawIssue } from './readShape.ts';
import { whole } from './values.ts';

const seedError = ({ input }: Pick<RawIssue, 'input'>): string =>
  orMissing(input, `must be a whole number from 0, or 64 hex digits, not ${quote(input)}`);
export const seed = z.union([
  z.int({ error: seedError }).check(z.gte(0, { error: seedError })),
  z.string({ error: seedError }).check(z.regex(/^[0-9a-f]{64}$/, { error: seedError })),
]);

const WORD = 2 ** 31;
const word = whole(-WORD, WORD - 1);
const drawn = whole(0, Number.MAX_SAFE_INTEGER);
const keyError = ({ input }: Pick<RawIssue, 'input'>): string =>
  orMissing(input, `must be 64 hex digits in lower case, not ${quote(input)}`);
const key = z.string({ error: keyError }).check(z.regex(/^[0-9a-f]{64}$/, { error: keyError }));

const noSuchGenerator = ({ code, input }: RawIssue): string | undefined => {
  if (code !== 'invalid_union') return undefined;
  const { kind } = input as { readonly kind?: unknown }; // an object, or its type would have been refused
  return orMissing(kind, `must be sim or live, not ${quote(kind)}`);
};

/** The generator of a game in the middle of its work. */
export const random = z.discriminatedUnion(
  'kind',
  [
    z.strictObject({ kind: z.literal('sim'), a: word, b: word, c: word, count: drawn }),
    z.strictObject({ kind: z.literal('live'), key, count: drawn }),
  ],
  { error: noSuchGenerator },
);
