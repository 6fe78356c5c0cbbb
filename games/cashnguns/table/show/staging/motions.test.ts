import { cashnguns } from '@omerta/cashnguns/rules';
import type { SeenEvent } from '@omerta/cashnguns/seen';
import { afterRound, type Plans } from '@omerta/cashnguns/testing';
import type { Frame, Pace } from '@omerta/protocol';
import type { Buzz, SoundName } from '@omerta/table/table/sounds.ts';
import type { Stage } from '@omerta/table/table/stage.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { staging } from '../../staging.ts';
import { showdown } from './showdown.ts';

beforeEach(() => {
  vi.setSystemTime(1_700_000_000_000);
});
afterEach(() => {
  vi.useRealTimers();
});

interface Setting {
  readonly pace?: Pace;
  readonly isStill?: boolean;
  readonly viewer?: number | 'spectator';
}

/** What a room waits for, hears and feels of a round, until the shots are fired; and what comes before its cards. */
async function staged(plans: Plans, { pace = 'party', isStill = false, viewer = 'spectator' }: Setting = {}) {
  const story: string[] = [];
  const waits: number[] = [];
  const sounds: SoundName[] = [];
  const stage = {
    pace,
    isStill,
    isSkipping: false,
    wait: async (ms: number) => {
      waits.push(ms);
      story.push(`${ms} ms`);
    },
    sound: (name: SoundName) => {
      sounds.push(name);
      story.push(name);
    },
    buzz: (name: Buzz) => void story.push(`felt: ${name}`),
  } as Partial<Stage> as Stage; // all a scene of this game uses
  const { events } = afterRound({ players: 5 }, plans);
  const fired = events.findIndex(({ kind }) => kind === 'shotsFired');
  for (const event of events.slice(0, fired + 1)) {
    const seen = cashnguns.seenBy(event, 'spectator') as SeenEvent;
    await staging.motionOf(seen)?.(seen, stage, { viewer } as Frame); // all a scene looks at
  }
  return { waits, sounds, story, untilCards: story.slice(0, story.lastIndexOf('volley') + 2) };
}

const CLICKS: Plans = { A: 'click>B', B: 'click>C', C: 'click>A', D: 'click>E', E: 'click>D' };
const BANGS: Plans = { A: 'bang>B', B: 'bang>C', C: 'bang>A', D: 'bang>E', E: 'bang>D' };

test('7.2: Clicks and Bangs take as long, and sound alike until they are shown', async () => {
  const [bangs, clicks] = [await staged(BANGS), await staged(CLICKS)];
  expect(bangs.waits).toEqual(clicks.waits);
  const shown = bangs.sounds.indexOf('bang');
  expect(clicks.sounds.indexOf('click')).toBe(shown);
  expect(bangs.sounds.toSpliced(shown, 1)).toEqual(clicks.sounds.toSpliced(shown, 1));
});

test('7.2: a phone feels the reveals in every world, and a hit only when its card is shown', async () => {
  const [bangs, clicks] = await Promise.all([BANGS, CLICKS].map(plans => staged(plans, { viewer: 1 })));
  expect(bangs?.untilCards).toEqual(clicks?.untilCards);
  expect(bangs?.untilCards.filter(told => told.startsWith('felt'))).toEqual(['felt: reveal', 'felt: reveal']);
  const felt = (story: readonly string[] = []) => story.filter(told => told === 'felt: hit').length;
  expect([felt(bangs?.story), felt(clicks?.story)]).toEqual([1, 0]);
  expect(felt((await staged(BANGS)).story)).toBe(0); // a screen in the middle is hit by nothing
});

test('still screens take as long as moving ones', async () => {
  expect(await staged(BANGS, { isStill: true })).toEqual(await staged(BANGS));
});

test('an instant table waits for nothing and is silent but for the ticks', async () => {
  const { waits, sounds } = await staged(BANGS, { pace: 'instant' });
  expect(Math.max(...waits)).toBeLessThanOrEqual(1_000); // ticks, which hold no player up
  expect(new Set(sounds)).toEqual(new Set(['commit']));
});

test('after its scene nothing is on stage', async () => {
  await staged(BANGS);
  expect(showdown.getState().beat).toBeUndefined();
});

test('7.2: what follows from a reveal in the same frame is not hurried', () => {
  const { events } = afterRound({ players: 5 }, BANGS);
  const behind = events.reduce((sum, event) => sum + staging.lengthOf(event), 0);
  expect(behind).toBeLessThan(3_000); // where haste begins; no player stood, so even the next round has begun
});
