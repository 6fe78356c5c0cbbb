// Shapes of single values, each with its own error message.
import * as z from 'zod/mini';
import { quote } from './problem.ts';
import { orMissing, type RawIssue } from './readShape.ts';

type Found = Pick<RawIssue, 'input'>;

export const whole = (least: number, most: number) => {
  const error = ({ input }: Found): string =>
    orMissing(input, `must be a whole number from ${least} to ${most}, not ${quote(input)}`);
  return z.int({ error }).check(z.gte(least, { error }), z.lte(most, { error }));
};

/** One of the names there are: `there is no talent "lazy"`. */
export const named = <const Name extends string>(what: string, names: readonly Name[]) =>
  z.enum(names, { error: ({ input }) => orMissing(input, `there is no ${what} ${quote(input)}`) });

/** Upper bounds only keep a broken document from filling the memory. */
const MOST = 1000;
const LONGEST_TEXT = 2000;

/** Letters are counted as JSON Schema does: an emoji is one. */
export const text = (most = LONGEST_TEXT) =>
  z.string().check(
    z.regex(new RegExp(`^[\\s\\S]{0,${most}}$`, 'u'), {
      error: ({ input }) => `must have at most ${most} letters, not ${[...String(input)].length}`,
    }),
  );

export const filledText = (most = LONGEST_TEXT) => {
  const error = ({ input }: Found): string => orMissing(input, `must be a text that is not empty, not ${quote(input)}`);
  const tooLong = ({ input }: Found): string =>
    input === '' ? error({ input }) : `must have at most ${most} letters, not ${[...String(input)].length}`;
  return z.string({ error }).check(z.regex(new RegExp(`^[\\s\\S]{1,${most}}$`, 'u'), { error: tooLong }));
};

/** An object whose fields are names, as many of them as there are. */
export const mapOf = <Key extends z.core.$ZodRecordKey, Value extends z.ZodMiniType>(key: Key, value: Value) =>
  // Its type would say that each field may also hold undefined, which it refuses.
  z.partialRecord(key, value) as unknown as z.ZodMiniRecord<z.ZodMiniString, Value>;

export interface Length {
  readonly least?: number;
  readonly most?: number;
}

export const list = <Item extends z.ZodMiniType>(item: Item, { least = 0, most = MOST }: Length = {}) => {
  const error = ({ input }: { readonly input?: unknown }): string => {
    const { length } = input as readonly unknown[]; // a list, or its type would have been refused
    const expected = least === most ? `exactly ${least}` : length < least ? `at least ${least}` : `at most ${most}`;
    return `must have ${expected}, not ${length}`;
  };
  return z.array(item).check(z.minLength(least, { error }), z.maxLength(most, { error }));
};

export const listWithoutRepeats = <Item extends z.ZodMiniType>(item: Item, length?: Length) =>
  list(item, length).check(
    z.check<unknown[]>(({ value, issues }) => {
      for (const [at, member] of value.entries())
        if (value.indexOf(member) < at)
          issues.push({ code: 'custom', path: [at], message: `${quote(member)} is listed twice`, input: value });
    }),
    z.meta({ uniqueItems: true }),
  );
