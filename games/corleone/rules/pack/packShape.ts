// The form of a pack (docs/packs.md): the types are inferred from it, and `omerta pack schema` is made of it.
import {
  filledText,
  list,
  listWithoutRepeats,
  orMissing,
  quote,
  type RawIssue,
  text,
  whole,
} from '@omerta/kernel/shape';
import * as z from 'zod/mini';
import { JOB_COLORS } from '../cards.ts';
import { NEUTRALS } from '../figures.ts';
import { businessEffect, effect, good, note } from './effectShape.ts';
import { ID } from './problem.ts';

const LONGEST_NAME = 100;
const MOST_TEXTS = 200;

const name = filledText(LONGEST_NAME);
const nameOrNull = z.nullable(text(LONGEST_NAME));

const idError = ({ input }: Pick<RawIssue, 'input'>): string =>
  orMissing(input, `must be a letter followed by letters and digits, 50 in all at most, not ${quote(input)}`);
const id = z.string({ error: idError }).check(z.regex(ID, { error: idError }));

const key = z.string().check(
  z.regex(new RegExp(`^[\\s\\S]{0,${LONGEST_NAME}}$`, 'u'), {
    error: `must have at most ${LONGEST_NAME} letters in its name`,
  }),
);
const mapOfTexts = z.record(key, text(), { error: notTexts }).check(
  z.check(({ value, issues }) => {
    const { length } = Object.keys(value);
    if (length > MOST_TEXTS)
      issues.push({ code: 'custom', message: `must have at most ${MOST_TEXTS}, not ${length}`, input: value });
  }),
  z.meta({ maxProperties: MOST_TEXTS }),
);

function notTexts({ code, input }: RawIssue): string | undefined {
  return code === 'invalid_type' ? orMissing(input, `must be an object of texts, not ${quote(input)}`) : undefined;
}

const PROVENANCES = ['rulebook', 'web', 'proposal'] as const;

/** Where an entry comes from and how sure we are of it; never changes play. */
const sources = {
  provenance: z.enum(PROVENANCES),
  fieldProvenance: z.exactOptional(mapOfTexts),
  confidence: z.exactOptional(z.union([text(), mapOfTexts])),
  sources: z.exactOptional(list(text(), { most: 50 })),
  note: z.exactOptional(text()),
};

const entry = <Fields extends z.core.$ZodShape>(fields: Fields) => z.strictObject({ ...fields, ...sources });

const meta = z.strictObject({
  game: name,
  version: name,
  language: name,
  note: z.exactOptional(text()),
  provenanceLegend: z.exactOptional(z.strictObject({ rulebook: text(), web: text(), proposal: text() })),
  sources: z.exactOptional(mapOfTexts),
});

const playerCount = (players: number) => {
  const isUsable: boolean = players >= 3;
  return z.strictObject({
    publicJobs: whole(0, 9),
    allyCards: whole(0, 9),
    thugsPerPlayer: whole(1, 9),
    startingBlueTiles: whole(0, 7),
    spaces3plusUsable: z.literal(isUsable, {
      error: ({ input }) => orMissing(input, 'must be true exactly from three players on'),
    }),
  });
};

const setup = entry({
  startingHand: z.strictObject({ money: list(note, { most: 9 }), jobs: whole(0, 9) }),
  byPlayers: z.strictObject({ 2: playerCount(2), 3: playerCount(3), 4: playerCount(4), 5: playerCount(5) }),
  figures: z.strictObject({
    total: whole(1, 99),
    perFamily: z.strictObject({ thugs: whole(1, 9), familyMembers: z.literal(3) }),
    neutral: listWithoutRepeats(z.enum(NEUTRALS), { least: 3, most: 3 }),
    actMarker: name,
  }),
  controlMarkersPerPlayer: whole(1, 99),
  firstPlayer: text(),
});

const family = entry({
  id,
  name,
  color: name,
  don: name,
  consigliere: name,
  heir: name,
  thugs: whole(1, 9),
  controlMarkers: whole(1, 99),
});

const tileColor = z.enum(['blue', 'red']);

const act = entry({
  act: z.literal([1, 2, 3, 4]),
  name,
  handLimit: whole(0, 99),
  tileColor,
  newFamilyMember: z.literal([null, 'consigliere', 'heir']),
  bribery: z.boolean(),
});

/** The icons `money` and `good` have no effect: each business names its own value or good. */
const icon = entry({ id, text: filledText(), effect: z.exactOptional(businessEffect) });

/** A place that family spaces touch: one of the seven turfs, or Central Park, which is no turf (M6). */
const turf = entry({
  number: z.literal([1, 2, 3, 4, 5, 6, 7, null]),
  id,
  name,
  controllable: z.boolean(),
  printedBusinessSlots: z.literal(1),
  tileSlots: z.literal([0, 1]),
  setupNote: z.exactOptional(text()),
});

const familySpace = entry({
  id,
  label: name,
  adjacent: listWithoutRepeats(text(), { least: 2, most: 3 }), // ids of turfs, Central Park included
  minPlayers: z.literal([2, 3]),
  marked3plus: z.boolean(),
});

const icons = list(businessEffect, { least: 1, most: 9 });

const printed = entry({
  id,
  name,
  nameDE: z.exactOptional(nameOrNull),
  turf: text(),
  back: icons,
  front: z.nullable(icons), // null in Central Park only
});

const tile = entry({
  id,
  name,
  nameDE: z.exactOptional(nameOrNull),
  color: tileColor,
  copies: z.literal(1),
  back: icons,
  front: icons,
});

const jobColor = z.enum(JOB_COLORS);

const job = entry({
  id,
  name,
  color: jobColor,
  copies: whole(1, 20),
  goods: list(z.enum(['gun', 'booze', 'bloodMoney']), { least: 1, most: 9 }), // narcotics only ever stand in (J1)
  rewardMoney: list(note, { most: 9 }),
  effects: list(effect, { most: 9 }),
  text: filledText(),
  estAbilityValue: z.exactOptional(z.number()),
});

const ally = entry({
  id,
  name,
  act: z.literal([1, 2, 3]),
  figure: z.nullable(z.enum(NEUTRALS)),
  effects: list(effect, { least: 1, most: 9 }),
  text: filledText(),
});

const exactly = (count: number) => ({ least: count, most: count });

/** A pack whose entries all have the right form; whether they fit together is another question. */
export const packShape = z.strictObject({
  schemaVersion: z.literal(1, {
    error: ({ input }) => orMissing(input, 'must be 1, the only form of packs so far'),
  }),
  id,
  name,
  meta,
  setup,
  families: list(family, exactly(5)),
  acts: list(act, exactly(4)), // I to IV, in order
  icons: list(icon, { most: 50 }),
  turfs: list(turf, exactly(8)), // 1 to 7 in order, then Central Park
  familySpaces: list(familySpace, { least: 1, most: 99 }),
  businesses: z.strictObject({ printed: list(printed, exactly(8)), tiles: list(tile, { most: 99 }) }),
  jobColors: list(entry({ color: jobColor, theme: text() }), exactly(4)),
  jobs: list(job, { least: 1, most: 200 }),
  allies: list(ally, { most: 200 }),
  moneyDeck: list(entry({ value: note, count: whole(0, 500) }), exactly(4)),
  goodsDeck: list(entry({ good, count: whole(0, 500) }), exactly(4)),
});
