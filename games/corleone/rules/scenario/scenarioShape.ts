// The form of a scenario (docs/scenarios.md): the types are inferred from it, and `scenario.schema.json` is made of it.
// The pack decides later whether its cards and places exist.
import type { Frozen } from '@omerta/kernel';
import { SCENARIO_FORMAT, scenarioShapes } from '@omerta/kernel/scenario';
import { list, text, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { expectations } from './expectationsShape.ts';
import { given, phase } from './givenShape.ts';
import { SEAT_LETTERS } from './letters.ts';

const { bySeat, name, note, refused, texts } = scenarioShapes;

/** One seat chooses; with `refused`, each of its choices must be refused. */
const chosen = z.strictObject({ ...bySeat(SEAT_LETTERS, texts), refused, note }).check(
  z.check(({ value, issues }) => {
    if (SEAT_LETTERS.filter(letter => value[letter] !== undefined).length !== 1)
      issues.push({
        code: 'custom',
        message: 'must name exactly one seat, or hold "then", "random" or "phase"',
        input: value,
      });
  }),
  z.meta({ oneOf: SEAT_LETTERS.map(letter => ({ required: [letter] })) }),
);

const step = z.union([
  chosen,
  z.strictObject({ then: expectations, note }),
  z.strictObject({ random: z.union([whole(1, 5000), z.enum(['act', 'game'])]), note }),
  z.strictObject({ phase, note }),
]);

export const scenarioShape = z.strictObject({
  $schema: z.exactOptional(text()),
  format: z.literal(SCENARIO_FORMAT),
  game: z.literal('corleone'),
  id: name,
  rules: list(name, { least: 1, most: 50 }),
  title: name,
  note,
  given: z.exactOptional(given),
  when: z.exactOptional(list(step)),
  then: z.exactOptional(expectations),
});

/** A file holds one scenario or a list of them. */
export const scenarioFile = z.union([scenarioShape, z.array(scenarioShape)]);

export type Scenario = Frozen<z.output<typeof scenarioShape>>;
export type Step = Frozen<z.output<typeof step>>;
