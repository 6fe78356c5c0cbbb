// A record and its file, as they are read from outside. docs/cli.md explains the fields.
import * as z from 'zod/mini';
import { ENTROPY, GIVEN_ENTROPY, MATCH, SECRET } from '../fairDeal.ts';
import { RECORD_FORMAT, RECORDS_FORMAT } from '../recordFile.ts';
import { SEEN_DEAL_FORMAT } from '../seenDeal.ts';
import { list, orMissing, quote, type RawIssue, seed } from '../shape/index.ts';

const must =
  (what: string) =>
  ({ input }: Pick<RawIssue, 'input'>): string =>
    orMissing(input, `must be ${what}, not ${quote(input)}`);

const textLike = (form: RegExp, what: string) => {
  const error = must(what);
  return z.string({ error }).check(z.regex(form, { error }));
};

const from = (least: number) => {
  const error = must(`a whole number from ${least}`);
  return z.int({ error }).check(z.gte(least, { error }));
};

const version = z.int({ error: must('a whole number') });
const state = z.looseObject({}, { error: must('the state of a game') });

const choiceError = 'must be [seat, text] or [seat, text, "clock"]';
const choice = z.union([
  z.tuple([from(0), z.string()], { error: choiceError }),
  z.tuple([from(0), z.string(), z.literal('clock')], { error: choiceError }),
]);

const secret = textLike(SECRET, '64 hex digits in lower case');
const fairDeal = z.object({
  match: textLike(MATCH, 'the id of a game'),
  commitment: secret,
  secret,
  entropies: z.array(textLike(ENTROPY, "32 hex digits in lower case or ''")),
  atOnce: z.exactOptional(z.literal(true, { error: must('true') })),
});

/** What a page saved before the game, or a program kept. */
export const seenDealShape = z.object({
  format: z.literal(SEEN_DEAL_FORMAT, { error: must(`"${SEEN_DEAL_FORMAT}"`) }),
  match: textLike(MATCH, 'the id of a game'),
  commitment: secret,
  changedTo: z.exactOptional(secret),
  entropy: z.exactOptional(textLike(GIVEN_ENTROPY, '32 hex digits in lower case')),
  seat: z.exactOptional(from(0)),
  isReady: z.exactOptional(z.literal(true, { error: must('true') })),
  bots: z.exactOptional(z.array(z.string())),
});

/** Its options, start and choices are checked by `replay`. */
export const recordShape = z.object({
  game: textLike(/./, 'the name of a game'),
  version,
  pack: z.string({ error: must("a text, '' for a game without packs") }),
  options: z.unknown().check(z.refine(options => options !== undefined, { error: 'is missing' })),
  seed,
  start: z.exactOptional(state),
  choices: z.array(choice),
  fairDeal: z.exactOptional(fairDeal),
});

// Names are printed, so they must not contain control characters; for the same reason the message does not quote them.
const nameError = ({ input }: Pick<RawIssue, 'input'>): string =>
  orMissing(input, 'must be a text of 1 to 40 letters without control characters');
const player = z.object({
  name: z.string({ error: nameError }).check(z.regex(/^[^\p{C}]{1,40}$/u, { error: nameError })),
  bot: z.exactOptional(z.string()),
});

const pack = z.exactOptional(z.looseObject({}));
const fields = {
  record: recordShape,
  players: z.exactOptional(z.array(player)),
  outcome: z.exactOptional(z.object({ scores: z.array(z.number()), places: z.array(z.number()) })),
  pack,
  stretches: z.exactOptional(list(z.object({ version, from: from(1), start: z.exactOptional(state) }), { least: 1 })),
};

/** Each stretch follows the one before, and all but the first have a start. */
const stretchesFit = z.check<z.output<z.ZodMiniObject<typeof fields>>>(({ value, issues }) => {
  const { stretches = [], record } = value;
  const last = record.choices.length + 1;
  for (const [at, stretch] of stretches.entries()) {
    const complain = (field: string, message: string) =>
      issues.push({ code: 'custom', path: ['stretches', at, field], message, input: stretch });
    const least = stretches[at - 1]?.from ?? 1;
    if (at === 0 && stretch.from !== 1) complain('from', `must be 1, not ${stretch.from}`);
    else if (stretch.from < least || stretch.from > last)
      complain('from', `must be a whole number from ${least} to ${last}, not ${stretch.from}`);
    if (at > 0 && stretch.start === undefined) complain('start', 'is missing');
  }
});

const game = z.object(fields).check(stretchesFit);

export const recordFileShape = z
  .object({
    format: z.literal(RECORD_FORMAT, { error: must(`"${RECORD_FORMAT}" or "${RECORDS_FORMAT}"`) }),
    ...fields,
  })
  .check(stretchesFit);

export const recordsFileShape = z.object({
  format: z.literal(RECORDS_FORMAT),
  pack,
  records: list(game, { least: 1, most: Infinity }),
});
