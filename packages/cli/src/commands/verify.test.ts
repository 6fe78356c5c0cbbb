import { fingerprint } from '@omerta/kernel';
import { afterAll, expect, test } from 'vitest';
import { played } from '../../testing/played.ts';
import { fileWith, omerta, removeFolders } from '../../testing/terminal.ts';
import { corleone } from '../corleone/index.ts';
import { replayed } from '../files/openRecord.ts';

afterAll(removeFolders);

const record = played(31);
const { choices } = record.record;

test('a true record is confirmed with the hash of its last state', async () => {
  const file = fileWith(record);
  const { code, out, err } = await omerta(['verify', file]);
  const hash = fingerprint(replayed(corleone.standard(), record.record, file));
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

test('a choice against the rules is caught where it stands, with the rule', async () => {
  const at = choices.findIndex(([, text]) => text.startsWith('thug:'));
  const twice = choices.toSpliced(at, 1, [choices[at]![0], 'thug:centralParkBusiness']);
  expect(await refused(withChoices(twice))).toMatch(
    new RegExp(
      `choice ${at + 1}, [A-D] "thug:centralParkBusiness": against the rules: Central Park has no Thug space \\(M6\\)`,
    ),
  );
});

test('a choice left out, a strange one and one too many are caught', async () => {
  expect(await refused(withChoices(choices.slice(1)))).toMatch(/choice \d+, [A-D] /);
  expect(await refused(withChoices([[choices[0]![0], 'fly:moon'], ...choices.slice(1)]))).toMatch(
    /not a choice of this game/,
  );
  expect(await refused(withChoices([...choices, [0, 'done']]))).toMatch(/this seat is not to choose now/);
});

test('another seed is another game', async () => {
  expect(await refused({ record: { ...record.record, seed: 32 } })).toMatch(/choice \d+, [A-D] |claims the outcome/);
});

test('an outcome that is not true is caught', async () => {
  const { scores, places } = record.outcome!;
  expect(await refused({ outcome: { scores: scores.map(score => score + 1), places } })).toMatch(/claims the outcome/);
  expect(await refused({ ...withChoices(choices.slice(0, 5)) })).toMatch(/claims an outcome, but the game is not over/);
});
