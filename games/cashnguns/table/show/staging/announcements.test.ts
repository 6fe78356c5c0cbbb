import { cashnguns } from '@omerta/cashnguns/rules';
import type { SeenEvent } from '@omerta/cashnguns/seen';
import { afterRound, type Plans } from '@omerta/cashnguns/testing';
import { expect, test } from 'vitest';
import english from '../../../words/catalogues/en/tv.json' with { type: 'json' };
import { type Announcement, announcementOf, FAMILIES } from './announcements.ts';
import { planOf, type Step } from './plan.ts';

const CLICKS: Plans = { A: 'click>B', B: 'click>C', C: 'click>A', D: 'click>E', E: 'click>D' };
const BANGS: Plans = { A: 'bang>B', B: 'bang>C', C: 'bang>A', D: 'bang>E', E: 'bang>D' };

type Announcer = (event: SeenEvent, step: Step) => Announcement | undefined;
const usual: Announcer = (event, { beat, isAftermath }) => announcementOf(event, beat, isAftermath === true);

/** What the room hears of a round, step by step; `isOpen` says whether the step shows what was secret. */
const heard = (plans: Plans, announcer: Announcer = usual) =>
  afterRound({ players: 5 }, plans).events.flatMap(event => {
    const seen = cashnguns.seenBy(event, 'spectator') as SeenEvent | undefined;
    if (seen === undefined) return [];
    return planOf(seen, 'party').map(step => ({ event: seen.kind, step, line: announcer(seen, step) }));
  });

type Heard = ReturnType<typeof heard>;

const untilCards = (story: Heard): Heard => {
  const fire = story.findIndex(({ event }) => event === 'shotsFired');
  return story.slice(
    0,
    story.findIndex(({ step }, at) => at >= fire && step.beat === 'shown'),
  );
};
const untilCourage = (story: Heard): Heard =>
  story.slice(
    0,
    story.findIndex(({ event, step }) => event === 'courageRevealed' && step.beat === 'shown'),
  );
const lines = (story: Heard) => story.map(({ line }) => line);

test('7.2: Click or Bang, the announcer says the same, as long, until the cards are shown', () => {
  const clicks = lines(untilCards(heard(CLICKS)));
  expect(clicks.filter(line => line !== undefined).length).toBeGreaterThan(2);
  expect(lines(untilCards(heard(BANGS)))).toEqual(clicks);
});

test('7.2: duck or stand, the announcer says the same, as long, until the reveal', () => {
  const stand = lines(untilCourage(heard({ A: 'bang>B', B: 'click>C' })));
  const duck = lines(untilCourage(heard({ A: 'bang>B duck', B: 'click>C duck' })));
  expect(duck).toEqual(stand);
});

test('an announcer that hesitates over a Bang would be found', () => {
  const hesitant: Announcer = (event, step) => {
    const line = usual(event, step);
    const knows = event.kind === 'shotsFired' && event.shots.some(({ bullet }) => bullet === 'bang');
    return step.beat === 'freeze' && knows ? { said: 'announce.hit', seats: [], count: 0, ms: 100 } : line;
  };
  expect(lines(untilCards(heard(BANGS, hesitant)))).not.toEqual(lines(untilCards(heard(CLICKS, hesitant))));
});

test('lines that stand for one another take the same time', () => {
  const all = [...heard(CLICKS), ...heard(BANGS), ...heard({ A: 'click>B duck', B: 'click>C duck' })];
  const length = new Map(all.flatMap(({ line }) => (line === undefined ? [] : [[line.said, line.ms] as const])));
  for (const family of FAMILIES) expect(new Set(family.flatMap(said => length.get(said) ?? [])).size).toBeLessThan(2);
  expect(length.get('announce.hit')).toBe(length.get('announce.harmless'));
});

test('the most guns on one player are called out, and a tie is not', () => {
  const called = (targets: number[]) =>
    announcementOf({ kind: 'aimsRevealed', targets } as unknown as SeenEvent, 'shown', false);
  expect(called([1, 2, 1, 1])).toMatchObject({ said: 'announce.most', seats: [1], count: 3 });
  expect(called([1, 0, 1, 0])).toMatchObject({ said: 'announce.handsUp', seats: [] });
});

test('every line has its words', () => {
  for (const { line } of [...heard(CLICKS), ...heard(BANGS)])
    if (line !== undefined) expect(english[line.said]).toBeTruthy();
});
