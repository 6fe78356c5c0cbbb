import { list, mapOf, orMissing, quote, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { note, orNone, pursesIn, seatIn, seatOrder, seatsIn, turfIn, turfOrEnd } from './forms.ts';
import type { Names } from './names.ts';

/** Tasks with the fields of the engine's tasks. Reading and writing one that is not listed here does not compile. */
export const taskShape = (names: Names) => {
  const seat = seatIn(names);
  const seats = seatsIn(names);
  const yesOrNo = z.boolean();
  const count = whole(0, 99);
  return z.discriminatedUnion(
    'kind',
    [
      z.strictObject({ kind: z.literal('acts') }),
      z.strictObject({ kind: z.literal('familyBusiness'), next: seat }),
      z.strictObject({ kind: z.literal('turn'), seat, acted: yesOrNo }),
      z.strictObject({ kind: z.literal('whoFirst'), seat, controller: seat, business: names.front, asked: yesOrNo }),
      z.strictObject({
        kind: z.literal('abilities'),
        seat,
        of: names.source,
        left: list(names.ability),
        inOrder: yesOrNo,
        mark: orNone(names.place),
        marks: z.exactOptional(mapOf(names.ability, list(names.place))),
      }),
      z.strictObject({ kind: z.literal('jobPick'), seat, count, picked: yesOrNo }),
      z.strictObject({ kind: z.literal('trade'), seat, icon: names.trade, left: count, last: orNone(names.card) }),
      z.strictObject({ kind: z.literal('takeMoney'), seat, notes: list(note) }),
      z.strictObject({ kind: z.literal('takeGood'), seat, icon: names.trade, taken: yesOrNo }),
      z.strictObject({ kind: z.literal('completeJob'), seat, job: names.job, ordered: yesOrNo }),
      z.strictObject({ kind: z.literal('settle'), seat, asked: seats, waiting: seats }),
      z.strictObject({ kind: z.literal('offers'), seat, asked: seats, waiting: seats }),
      z.strictObject({ kind: z.literal('turfWar'), turf: turfOrEnd(names) }),
      z.strictObject({ kind: z.literal('moveMarker'), seat, turf: turfIn(names), asked: yesOrNo }),
      z.strictObject({ kind: z.literal('bribery'), waiting: seats }),
      z.strictObject({ kind: z.literal('hire'), bids: pursesIn(names), order: seatOrder(names), paid: seats }),
      z.strictObject({ kind: z.literal('tribute'), waiting: seats }),
    ],
    { error: ({ code, input }) => (code === 'invalid_union' ? noSuchTask(input) : undefined) },
  );
};

const noSuchTask = (input: unknown): string => {
  const { kind } = input as { readonly kind?: unknown }; // an object, or its type would have been refused
  return orMissing(kind, `there is no task ${quote(kind)}`);
};
