import { list, orMissing, quote, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { SHARE_TYPES } from '../loot.ts';
import { seatIn, seatOrder, seatOrNone, seatsIn, share } from './forms.ts';

/** Tasks with the fields of the engine's tasks. Reading and writing one that is not listed here does not compile. */
export const taskShape = (letters: readonly string[]) => {
  const seat = seatIn(letters);
  const seats = seatsIn(letters);
  const shares = list(share, { least: 1, most: 2 });
  const yesOrNo = z.boolean();
  const toOne = <const Kind extends string>(kind: Kind) =>
    z.strictObject({ kind: z.literal(kind), seat, asked: yesOrNo });
  const toSeveral = <const Kind extends string>(kind: Kind) =>
    z.strictObject({ kind: z.literal(kind), asked: seats, waiting: seats });
  return z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('rounds') }),
      toSeveral('keepTalent'),
      toOne('hustle'),
      z.strictObject({ kind: z.literal('giveBack'), seat, victim: seat, asked: yesOrNo }),
      toSeveral('bullets'),
      toSeveral('aim'),
      toOne('kid'),
      toOne('cunning'),
      toOne('privilege'),
      toOne('retarget'),
      toSeveral('courage'),
      toOne('doctor'),
      z.strictObject({ kind: z.literal('unfired'), step: whole(0, 8) }),
      toOne('smart'),
      z.strictObject({ kind: z.literal('burials'), victims: seatOrder(letters), vulture: seatOrNone(letters) }),
      z.strictObject({ kind: z.literal('opening') }),
      z.strictObject({
        kind: z.literal('sharing'),
        order: seatOrder(letters),
        at: whole(0, 7),
        greedyOpen: yesOrNo,
        dictatorUsed: yesOrNo,
        junkUsed: yesOrNo,
        banned: z.enum([...SHARE_TYPES, '']),
      }),
      z.strictObject({ kind: z.literal('dictator'), seat, taker: seat, shares, asked: yesOrNo }),
      z.strictObject({ kind: z.literal('resolve'), seat, shares, done: whole(0, 2) }),
      z.strictObject({ kind: z.literal('reload'), seat, isFriend: yesOrNo, begun: yesOrNo, asked: yesOrNo }),
      z.strictObject({ kind: z.literal('junk'), seat, share, asked: yesOrNo }),
    ],
    { error: ({ code, input }) => (code === 'invalid_union' ? noSuchTask(input) : undefined) },
  );
};

const noSuchTask = (input: unknown): string => {
  const { kind } = input as { readonly kind?: unknown }; // an object, or its type would have been refused
  return orMissing(kind, `there is no task ${quote(kind)}`);
};
