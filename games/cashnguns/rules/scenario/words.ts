// Shapes that givens and expectations of scenarios share.
import { list, named, orMissing, quote, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { LETTERS, type Letter } from '../letters.ts';
import { isKept, LOOT } from '../loot.ts';
import { TALENTS } from '../talents.ts';

export const letter = named('seat', LETTERS);
export const talent = named('talent', TALENTS);
export const lootCards = list(named('loot card', LOOT));
export const ownedCards = list(named('loot card to keep', LOOT.filter(isKept)));

export const filledText = z.string().check(z.minLength(1, { error: 'must be a text that is not empty' }));

/** Only the types that matter are named. */
export const someBullets = z.strictObject({
  click: z.exactOptional(whole(0, 99)),
  bang: z.exactOptional(whole(0, 99)),
});

const error = ({ input }: { readonly input?: unknown }): string =>
  orMissing(input, `must be a whole number from 0, or 64 hex digits, not ${quote(input)}`);
export const seed = z.union([
  z.int({ error }).check(z.gte(0, { error })),
  z.string({ error }).check(z.regex(/^[0-9a-f]{64}$/, { error })),
]);

/** The same for every seat that is named. */
export const bySeat = <Shape extends z.ZodMiniType>(shape: Shape) => {
  const each = z.exactOptional(shape);
  return { A: each, B: each, C: each, D: each, E: each, F: each, G: each, H: each } satisfies Record<Letter, unknown>;
};
