import { NO_FIGURE, type SeenEvent } from '@omerta/corleone/seen';
import { corleoneWith } from '@omerta/corleone/testing';
import type { Frame } from '@omerta/protocol';
import { settings } from '@omerta/table/settings/settings.ts';
import type { Stage } from '@omerta/table/table/stage.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { staging } from '../../staging.ts';

afterEach(() => {
  settings.setState({ warSpeed: 1 });
  vi.unstubAllGlobals();
});

/** What an event does on stage, with where it does it and for how many milliseconds. */
async function shown(event: SeenEvent, isStill = false): Promise<string[]> {
  const acts: string[] = [];
  const note = (act: string, where: string, ms: number | undefined) => {
    acts.push([act, where, ms].filter(part => part !== '' && part !== undefined).join(' '));
    return Promise.resolve();
  };
  const stage = {
    isStill,
    fly: ({ from, to, ms }) => note('fly', `${from}>${to}`, ms),
    drop: ({ at, ms }) => note('drop', at, ms),
    show: ({ at, ms }) => note('show', at, ms),
    hold: ({ at, ms }) => note('hold', at, ms),
    lid: (at, ms) => note('lid', at, ms),
    say: (_text, ms) => note('say', '', ms),
    wait: ms => note('wait', '', ms),
    all: async motions => {
      for (const motion of motions) await motion();
    },
  } as Partial<Stage> as Stage; // all that these motions use
  const game = corleoneWith({ A: { hand: ['$5', 'gun'] }, board: { bar: 'B.thug' } });
  const before = { view: game.rules.viewFor(game.state, 0) } as Frame; // likewise
  await staging.motionOf(event)?.(event, stage, before);
  return acts;
}

const thugOfB = (): number => {
  const { state } = corleoneWith({ board: { bar: 'B.thug' } });
  return state.table.thugSpaces.find(figure => figure !== NO_FIGURE)!;
};

test('T1 a figure falls, and a ring goes out from where it lands', async () => {
  expect(await shown({ kind: 'thugPlayed', seat: 1, business: 'bar' })).toEqual([
    'drop place:bar 420',
    'hold place:bar 220',
  ]);
});

test('I6 a note is shown before it goes into the suitcase, and the lid is open all the while', async () => {
  expect(await shown({ kind: 'suitcased', seat: 0, note: '$5' })).toEqual([
    'lid suitcase:0 1200',
    'hold hand 600',
    'fly hand>suitcase:0 600',
  ]);
});

test('J3 a job that is done is stamped and goes into the suitcase', async () => {
  expect(await shown({ kind: 'jobCompleted', seat: 1, job: 'mobHit' })).toEqual([
    'hold board 500',
    'fly board>suitcase:1 700',
  ]);
});

test('L1 an ally steps up before its player', async () => {
  expect(await shown({ kind: 'allyPlayed', seat: 1, ally: 'hiredMuscle1' })).toEqual(['hold seat:1 700']);
});

test('G1 a figure that is gunned down goes to the Hudson, and a wave passes', async () => {
  expect(await shown({ kind: 'gunnedDown', seat: 0, figure: thugOfB(), at: 'bar' })).toEqual([
    'hold place:bar 80',
    'fly place:bar>hudson 700',
    'hold hudson 280',
  ]);
});

test('A2 a new business is turned over where it opens', async () => {
  const event: SeenEvent = { kind: 'businessOpened', act: 1, turf: 'chelsea', business: 'hotelEdison' };
  expect(await shown(event)).toEqual(['hold slot:chelsea 700']);
});

test('A1 a curtain falls between two acts; without motion only the name of the act is said', async () => {
  vi.stubGlobal('innerWidth', 1440);
  vi.stubGlobal('innerHeight', 900);
  expect(await shown({ kind: 'actBegan', act: 2 })).toEqual(['say 1200', 'hold centre 1200']);
  expect(await shown({ kind: 'actBegan', act: 2 }, true)).toEqual(['say 1200']);
});

test('W1 a war goes as fast as it was asked to, and waiting events do not hurry it', async () => {
  const event: SeenEvent = { kind: 'turfNotWon', turf: 'chelsea', why: 'tie' };
  expect(await shown(event)).toEqual(['wait 1000']);
  settings.setState({ warSpeed: 2 });
  expect(await shown(event)).toEqual(['wait 500']);
  expect(staging.lengthOf(event)).toBe(0);
  expect(staging.lengthOf({ kind: 'thugPlayed', seat: 1, business: 'bar' } satisfies SeenEvent)).toBe(600);
});
