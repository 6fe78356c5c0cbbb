// What the forms of all games' scenarios have in common.
import * as z from 'zod/mini';
import { filledText, list, listWithoutRepeats, named, text, whole } from '../shape/index.ts';

/** Card, place, rule or choice: a game knows which there are. */
export const name = filledText();
export const names = list(name);
export const note = z.exactOptional(text());

/** One choice or several. */
export const texts = z.union([name, list(name, { least: 1 })]);

/** Each choice must be refused: for this reason, or for any. */
export const refused = z.exactOptional(z.union([name, z.literal(true)]));

/** The same for every seat that is named. */
export const bySeat = <Letter extends string, Shape extends z.ZodMiniType>(letters: readonly Letter[], shape: Shape) =>
  // Object.fromEntries forgets the names of the fields.
  Object.fromEntries(letters.map(letter => [letter, z.exactOptional(shape)])) as {
    readonly [L in Letter]: z.ZodMiniExactOptional<Shape>;
  };

/** What a scenario of any game may expect. */
export const generalExpectations = <Letter extends string, Kind extends string>(
  letters: readonly Letter[],
  kinds: readonly Kind[],
) => {
  const seat = named('seat', letters);
  const viewer = named('viewer', [...letters, 'spectator' as const]);
  const byViewer = <Shape extends z.ZodMiniType>(shape: Shape) => ({
    ...bySeat(letters, shape),
    spectator: z.exactOptional(shape),
  });
  const pattern = z.union([name, z.looseObject({ kind: name })]);
  // An unknown kind would never happen, and `noEvents` would always be right.
  const event = named('event', kinds);
  const events = list(z.union([event, z.looseObject({ kind: event })]), { least: 1 });
  return {
    waiting: z.exactOptional(listWithoutRepeats(seat)),
    prompt: z.exactOptional(z.strictObject(bySeat(letters, z.nullable(pattern)))),
    choices: z.exactOptional(z.strictObject(bySeat(letters, choices))),
    events: z.exactOptional(events),
    noEvents: z.exactOptional(events),
    seen: z.exactOptional(z.strictObject(byViewer(events))),
    notSeen: z.exactOptional(z.strictObject(byViewer(events))),
    view: z.exactOptional(
      z.strictObject({ ...byViewer(holding), sameFor: z.exactOptional(listWithoutRepeats(viewer)) }),
    ),
    outcome: z.exactOptional(
      z.strictObject({ scores: z.exactOptional(list(count)), places: z.exactOptional(list(count)) }),
    ),
  };
};

export const count = whole(0, 9999);

const holding = z.strictObject({ has: z.exactOptional(names), hasNot: z.exactOptional(names) });

const choices = z.strictObject({
  has: z.exactOptional(names),
  hasNot: z.exactOptional(names),
  only: z.exactOptional(names),
  count: z.exactOptional(z.union([count, z.record(z.string(), count)])),
  kinds: z.exactOptional(names),
});
