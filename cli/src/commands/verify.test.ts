import { commitmentOf, dealSeed, type FairDeal, gameFingerprint } from '@omerta/kernel';
import { afterAll, expect, test } from 'vitest';
import { played } from '../../testing/played.ts';
import { fileWith, omerta, removeFolders } from '../../testing/terminal.ts';
import { replayed } from '../files/openRecord.ts';
import { gameOf } from '../games.ts';

afterAll(removeFolders);

const record = played(31);
const { choices } = record.record;

test('a valid record is confirmed with the hash of the whole game', async () => {
  const file = fileWith(record);
  const { code, out, err } = await omerta(['verify', file]);
  const hash = gameFingerprint(record.record, replayed(gameOf('corleone').standard(), record.record, file));
  const scores = record.outcome!.scores.map((score, seat) => `${'ABCD'[seat]} ${score}`).join(', ');
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(`ok ${file}: corleone, 4 players, ${choices.length} choices, over: ${scores}\nhash ${hash}\n`);
});

test('a bare record and an unfinished game are fine too', async () => {
  const { code, out } = await omerta(['verify', fileWith({ ...record.record, choices: choices.slice(0, 10) })]);
  expect(code).toBe(0);
  expect(out).toMatch(/10 choices, waiting for [A-D]/);
});

const refused = async (change: object) => {
  const { code, out, err } = await omerta(['verify', fileWith({ ...record, ...change })]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return err;
};
const withChoices = (changed: unknown) => ({ record: { ...record.record, choices: changed } });

test('an illegal choice is reported with its step and the rule', async () => {
  const at = choices.findIndex(([, text]) => text.startsWith('thug:'));
  const twice = choices.toSpliced(at, 1, [choices[at]![0], 'thug:centralParkBusiness']);
  expect(await refused(withChoices(twice))).toMatch(
    new RegExp(
      `choice ${at + 1}, [A-D] "thug:centralParkBusiness": against the rules: Central Park has no Thug space \\(M6\\)`,
    ),
  );
});

test('a missing, an unknown and an extra choice are caught', async () => {
  expect(await refused(withChoices(choices.slice(1)))).toMatch(/choice \d+, [A-D] /);
  expect(await refused(withChoices([[choices[0]![0], 'fly:moon'], ...choices.slice(1)]))).toMatch(
    /not a choice of this game/,
  );
  expect(await refused(withChoices([...choices, [0, 'done']]))).toMatch(/this seat is not to choose now/);
});

test('another seed is another game', async () => {
  expect(await refused({ record: { ...record.record, seed: 32 } })).toMatch(/choice \d+, [A-D] |claims the outcome/);
});

test('a wrong outcome is caught', async () => {
  const { scores, places } = record.outcome!;
  expect(await refused({ outcome: { scores: scores.map(score => score + 1), places } })).toMatch(/claims the outcome/);
  expect(await refused({ ...withChoices(choices.slice(0, 5)) })).toMatch(/claims an outcome, but the game is not over/);
});

const secret = '5e'.repeat(32);
const match = 'k3v9q2m7x4b8n5c6';
const entropies = ['0a'.repeat(16), '0b'.repeat(16), '', '0d'.repeat(16)];
const fairDeal: FairDeal = { match, commitment: commitmentOf(secret, match), secret, entropies };
const live = played(dealSeed(secret, match, entropies));
const withDeal = (deal: FairDeal, from = live) => ({ ...from, record: { ...from.record, fairDeal: deal } });

test('a finished game of a server must have its outcome, unless it was called off', async () => {
  const { outcome: _, ...untold } = withDeal(fairDeal);
  const told = await omerta(['verify', fileWith(untold)]);
  expect(told).toMatchObject({ code: 1, out: '', err: expect.stringContaining('has no outcome') });
  const calledOff = { ...untold, record: { ...untold.record, choices: untold.record.choices.slice(0, 20) } };
  expect(await omerta(['verify', fileWith(calledOff)])).toMatchObject({ code: 0, err: '' });
});

const consistent = `consistent deal: the seed comes from the secret committed to for ${match} and the entropy of 3 of 4 seats`;
const advice = 'whether it was fair, --commitment and --entropy show, as you saw them before the game';

/** Verifies the live game; everything after the lines on the game itself. */
async function dealLines(...options: readonly string[]) {
  const { code, out, err } = await omerta(['verify', fileWith(withDeal(fairDeal)), ...options]);
  return { code, deal: out.split('\n').slice(2, -1), err: err.replace(/^omerta: .*?: /, '') };
}

test('the deal of a live game alone is consistent, in a line of its own', async () => {
  expect(await dealLines()).toEqual({ code: 0, deal: [`${consistent}; ${advice}`], err: '' });
});

const mine = entropies[1]!;
const shown = ['--commitment', fairDeal.commitment];
const seenFile = (change: object = {}) =>
  fileWith({ format: 'omerta-seen-deal/1', match, commitment: fairDeal.commitment, entropy: mine, seat: 1, ...change });
const fair = `fair deal: the commitment is the one you saw before the game, and the entropy of seat B is yours; 3 of 4 seats gave entropy`;

test('with what a player saw it is fair', async () => {
  expect(await dealLines(...shown, '--entropy', mine)).toEqual({ code: 0, deal: [fair], err: '' });
  expect(await dealLines('--seen', seenFile({ bots: ['', '', 'Capo', ''] }))).toEqual({
    code: 0,
    deal: [fair],
    err: '',
  });
});

test('with half of it, it is still only consistent', async () => {
  const half = { code: 0, deal: [`${consistent}; ${advice}`], err: '' };
  expect(await dealLines(...shown)).toEqual(half);
  expect(await dealLines('--entropy', mine)).toEqual(half);
  expect(await dealLines('--seen', seenFile({ seat: undefined, entropy: undefined }))).toEqual(half);
});

const another = 'ab'.repeat(32);
test.each<[string, readonly string[], string]>([
  [
    'another commitment',
    ['--commitment', another, '--entropy', mine],
    `commitment: shown before the game was ${another}, the record has ${fairDeal.commitment}`,
  ],
  [
    'another entropy',
    [...shown, '--entropy', 'cd'.repeat(16)],
    `entropy: no seat of the record has ${'cd'.repeat(16)}`,
  ],
  [
    'an entropy in another seat',
    ['--seen', seenFile({ seat: 0 })],
    `entropy: given was ${mine}, the record has ${entropies[0]}`,
  ],
  [
    'a commitment that changed while waiting',
    ['--seen', seenFile({ changedTo: another })],
    `commitment: was changed to ${another} after ${fairDeal.commitment} was shown`,
  ],
  ['another game', ['--seen', seenFile({ match: 'm2' })], `match: what was kept is of m2, the record is of ${match}`],
])('%s than the player saw is not fair', async (_name, options, problem) => {
  expect(await dealLines(...options)).toEqual({ code: 1, deal: [], err: `the deal was not fair: ${problem}\n` });
});

test('what a player saw must be readable, and of a game with a deal', async () => {
  expect(await dealLines('--commitment', 'AB')).toMatchObject({
    code: 1,
    err: expect.stringContaining('--commitment'),
  });
  expect(await dealLines('--entropy', '12')).toMatchObject({ code: 1, err: expect.stringContaining('--entropy') });
  expect((await dealLines('--seen', fileWith({ format: 'other' }))).err).toContain('not what a player saw: format');
  expect((await dealLines('--seen', seenFile(), ...shown)).err).toContain(
    '--seen names commitment and entropy already',
  );
  const without = await omerta(['verify', fileWith(record), ...shown]);
  expect(without).toMatchObject({ code: 1, out: '', err: expect.stringContaining('has no deal to compare') });
  const two = { format: 'omerta-records/1', records: [live, live].map(({ format: _, ...each }) => each) };
  const many = await omerta(['verify', fileWith(two), ...shown]);
  expect(many).toMatchObject({ code: 1, out: '', err: expect.stringContaining('has 2 games') });
});

test('a game that began at once has no fair deal', async () => {
  const { code, out } = await omerta(['verify', fileWith(withDeal({ ...fairDeal, atOnce: true }))]);
  expect(code).toBe(0);
  expect(out.split('\n').slice(2)).toEqual([
    'no fair deal: the game began at once, before a player was shown the commitment',
    '',
  ]);
});

const otherSeats = entropies.toSpliced(1, 1);
const unfair: [string, object, string][] = [
  [
    'an entropy that was not used',
    withDeal({ ...fairDeal, entropies: entropies.with(2, '0c'.repeat(16)) }),
    'seed: does not come from secret, match and entropies',
  ],
  [
    'a secret chosen afterwards',
    withDeal({ ...fairDeal, commitment: commitmentOf('00'.repeat(32), match) }),
    'commitment: was made for another secret or match',
  ],
  ['a seed of its own', withDeal(fairDeal, record), 'seed: does not come from secret, match and entropies'],
  [
    'a seat that could not add anything',
    withDeal({ ...fairDeal, entropies: otherSeats }, played(dealSeed(secret, match, otherSeats))),
    'entropies: 3 for 4 players',
  ],
];

test.each(unfair)('%s is caught in one clear line', async (_name, content, problem) => {
  const file = fileWith(content);
  const { code, out, err } = await omerta(['verify', file]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toBe(`omerta: ${file}: the deal was not fair: ${problem}\n`);
});

test('a deal of the wrong shape is no record', async () => {
  expect(await refused({ record: { ...record.record, fairDeal: { match } } })).toMatch(
    /not a record: record\.fairDeal\.commitment: is missing\n$/,
  );
});

const cut = 40;
const middle = replayed(
  gameOf('corleone').standard(),
  { ...record.record, choices: choices.slice(0, cut) },
  'a record',
);
const stretches = (before: number, after: number, start: unknown = middle) => ({
  record: { ...record.record, version: before },
  stretches: [
    { version: before, from: 1 },
    { version: after, from: cut + 1, start },
  ],
});

test('a game under several versions of the rules is checked as far as this release can, and names the versions for the rest', async () => {
  const file = fileWith({ ...record, ...stretches(0, 1) });
  const { code, out, err } = await omerta(['verify', file]);
  expect({ code, out }).toEqual({
    code: 1,
    out: `right ${file}: choices ${cut + 1} to ${choices.length}, version 1 of the rules\n`,
  });
  expect(err).toBe(
    `omerta: ${file}: a release with that version must check choices 1 to ${cut}, version 0 of the rules\n`,
  );
  const first = await omerta(['verify', fileWith({ ...record, ...stretches(1, 99) })]);
  expect(first.out).toContain(`choices 1 to ${cut}, version 1 of the rules`);
  expect(first.err).toContain(`choices ${cut + 1} to ${choices.length}, version 99 of the rules`);
});

test('a game under two versions that this release has is checked as a whole', async () => {
  const file = fileWith({ ...record, ...stretches(1, 2) });
  const { code, out, err } = await omerta(['verify', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n').slice(0, 2)).toEqual([
    `right ${file}: choices 1 to ${cut}, version 1 of the rules`,
    `right ${file}: choices ${cut + 1} to ${choices.length}, version 2 of the rules`,
  ]);
});

test('stretches that do not meet, or start from nonsense, are caught', async () => {
  const other = replayed(
    gameOf('corleone').standard(),
    { ...record.record, choices: choices.slice(0, cut - 1) },
    'a record',
  );
  expect(await refused(stretches(1, 2, other))).toContain('do not end where the next stretch starts');
  expect(await refused(stretches(0, 1, { table: {} }))).toContain('start: not a position of this game');
  expect(await refused({ ...stretches(1, 2), stretches: [{ version: 1, from: 2 }] })).toContain(
    'stretches[0].from: must be 1, not 2',
  );
});

test('a game played on from a position is confirmed, and is no fair deal', async () => {
  const later = { ...record.record, start: middle, choices: choices.slice(cut) };
  const { code, out } = await omerta(['verify', fileWith({ ...record, record: later })]);
  expect(code).toBe(0);
  expect(out).toContain(`${choices.length - cut} choices, over:`);
  expect(out).toMatch(/\nno fair deal: the game did not start with its setup\n$/);
  expect(await refused({ record: { ...later, start: { table: 7 } } })).toContain('start: not a position of this game');
});
