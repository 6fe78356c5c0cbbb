import { settings } from '@omerta/protocol';
import { z } from 'zod';
import { gameSchema, PACK_HASH, plainObject } from './tables.ts';

const title = z
  .string()
  .trim()
  .regex(/^[^\p{C}\p{Zl}\p{Zp}]{1,60}$/u, 'must be 1 to 60 letters that can be seen');
const visibility = z.enum(['public', 'unlisted', 'private']);
const someSettings = z.strictObject(
  Object.fromEntries(Object.entries(settings.shape).map(([name, schema]) => [name, z.exactOptional(schema)])) as {
    [Name in keyof typeof settings.shape]: z.ZodExactOptional<(typeof settings.shape)[Name]>;
  },
);

export const newTableSchema = z.strictObject({
  game: gameSchema,
  visibility: visibility.default('unlisted'),
  title: title.exactOptional(),
  options: plainObject.exactOptional().describe('of the rules; checked by them'),
  settings: someSettings.exactOptional(),
  pack: z.string().regex(PACK_HASH).exactOptional().describe('the hash of a pack that was brought'),
});

export const tableChangeSchema = z.strictObject({
  title: title.exactOptional(),
  visibility: visibility.exactOptional(),
  options: plainObject.exactOptional(),
  settings: someSettings.exactOptional(),
});
