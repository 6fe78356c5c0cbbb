// Shapes of single values, each with its own error message.
import * as z from 'zod/mini';
import { quote } from './problem.ts';
import { orMissing, type RawIssue } from './readShape.ts';

export const whole = (least: number, most: number) => {
  const error = ({ input }: Pick<RawIssue, 'input'>): string =>
    orMissing(input, `must be a whole number from ${least} to ${most}, not ${quote(input)}`);
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};

/** One of the names there are: `there is no talent "lazy"`. */
export const named = <const Name extends string>(what: string, names: readonly Name[]) =>
  z.enum(names, { error: ({ input }) => orMissing(input, `there is no ${what} ${quote(input)}`) });

/** Keeps a broken document from filling the memory. */
const MOST = 1000;

export const list = <Item extends z.ZodMiniType>(item: Item, most = MOST) => z.array(item).check(z.maxLength(most));

export const listWithoutRepeats = <Item extends z.ZodMiniType>(item: Item, most = MOST) =>
  list(item, most).check(
    z.check<unknown[]>(({ value, issues }) => {
      for (const [at, member] of value.entries())
        if (value.indexOf(member) < at)
          issues.push({ code: 'custom', path: [at], message: `${quote(member)} is listed twice`, input: value });
    }),
  );
