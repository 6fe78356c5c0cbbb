// The form of a scenario (docs/scenarios.md): the types are inferred from it, and `scenario.schema.json` is made of it.
import { SCENARIO_FORMAT, scenarioShapes } from '@omerta/kernel/scenario';
import { list, quote, seed, whole } from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { LETTERS } from '../letters.ts';
import { expectations } from './expectationsShape.ts';
import { given } from './givenShape.ts';
import { PLAN } from './plans.ts';
import { bySeat, letter } from './words.ts';

const { name, note, refused, texts } = scenarioShapes;

const plan = z
  .string()
  .check(z.regex(PLAN, { error: ({ input }) => `there is no plan ${quote(input)}; it is written like "bang>B duck"` }));
const plans = z.strictObject(bySeat(plan));

/** One seat chooses; with `refused`, each of its choices must be refused. */
const chosen = z.strictObject({ ...bySeat(texts), refused, note }).check(
  z.check(({ value, issues }) => {
    if (LETTERS.filter(each => value[each] !== undefined).length !== 1)
      issues.push({ code: 'custom', message: `must name exactly one seat, or hold one of ${OTHERS}`, input: value });
  }),
);

/** The clock answers for a seat; `draft` was highlighted, and `chooses` is the expected choice. */
const timedOut = z.strictObject({
  timeOut: letter,
  draft: z.exactOptional(name),
  chooses: z.exactOptional(name),
  seed: z.exactOptional(seed),
  note,
});

const OTHERS = '"then", "round", "bullets", "aims", "courage", "shareAll", "timeOut" or "random"';

const step = z.union([
  chosen,
  timedOut,
  z.strictObject({ then: expectations, note }),
  z.strictObject({ round: plans, note }),
  z.strictObject({ bullets: plans, note }),
  z.strictObject({ aims: plans, note }),
  z.strictObject({ courage: plans, note }),
  z.strictObject({ shareAll: z.union([z.string().check(z.regex(/^[A-H]+$/)), z.literal(true)]), note }),
  z.strictObject({ random: z.union([whole(1, 5000), z.enum(['round', 'game'])]), note }),
]);

export const scenarioShape = z.strictObject({
  $schema: z.exactOptional(z.string()),
  format: z.literal(SCENARIO_FORMAT),
  game: z.literal('cashnguns'),
  id: name,
  rules: list(name, { least: 1 }),
  title: name,
  note,
  given: z.exactOptional(given),
  when: z.exactOptional(list(step)),
  then: z.exactOptional(expectations),
});

/** A file holds one scenario or a list of them. */
export const scenarioFile = z.union([scenarioShape, z.array(scenarioShape)]);

export type Scenario = z.output<typeof scenarioShape>;
export type Step = z.output<typeof step>;
