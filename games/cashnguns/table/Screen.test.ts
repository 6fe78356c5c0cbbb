import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { cashnguns } from '@omerta/cashnguns/rules';
import type { SeenEvent } from '@omerta/cashnguns/seen';
import {
  aims,
  bullets,
  cashWith,
  courage,
  type Plans,
  play,
  round,
  type Story,
  viewOf,
} from '@omerta/cashnguns/testing';
import type { Frame, TableInfo } from '@omerta/protocol';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { NEW_TABLE, type TableState } from '@omerta/table/table/tableState.ts';
import { TableContext } from '@omerta/table/table/useTable.ts';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import Screen from './Screen.tsx';
import { type Beat, planOf } from './show/staging/plan.ts';
import { endScene, setScene } from './show/staging/showdown.ts';

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://server', pathname: '/' });
  vi.stubGlobal('document', { baseURI: 'http://server/' });
  vi.setSystemTime(1_700_000_000_000);
});
afterEach(() => {
  endScene();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('7.2: Click or Bang, a shared screen draws the same until the cards are shown', async () => {
  const clicks = await screensOf({ A: 'click>B', B: 'click>C', C: 'click>A', D: 'click>A' });
  const bangs = await screensOf({ A: 'bang>B', B: 'bang>C', C: 'bang>A', D: 'bang>A' });
  expect(clicks.hidden.length).toBeGreaterThan(8);
  expect(bangs.hidden).toEqual(clicks.hidden);
  expect(bangs.shown).not.toEqual(clicks.shown);
});

test('7.2: duck or stand, a shared screen draws the same until the reveal', async () => {
  const stand = await screensOf({ A: 'bang>B', B: 'bang>C' }, 'courageRevealed');
  const duck = await screensOf({ A: 'bang>B duck', B: 'bang>C duck' }, 'courageRevealed');
  expect(duck.hidden).toEqual(stand.hidden);
  expect(duck.shown).not.toEqual(stand.shown);
});

test('a shared screen says who is there, and how to join', async () => {
  const { hidden } = await screensOf({});
  for (const name of ['Ania', 'Bo', 'Cem', 'Dora', 'KASA47']) expect(hidden[0]).toContain(name);
});

test('T0 on a shared screen the Talents make their entrance, until the players aim', async () => {
  const talents = {
    A: { talent: 'stealthy' },
    B: { talent: 'kid' },
    C: { talent: 'smart' },
    D: { talent: 'lucky' },
  } as const;
  const game = cashWith({ ...talents, options: { talents: true } });
  const screen = () => drawn({ before: viewOf(game, 'spectator'), log: [] });
  const first = await screen();
  for (const words of ['TALENTS', '1 of 4', 'Ania is', 'The Stealthy', 'Bo', 'Cem', 'Dora'])
    expect(first).toContain(words);
  bullets(game);
  expect(await screen()).not.toContain('TALENTS');
});

test('AMB-34: open loot is drawn below the names, and said', async () => {
  const loot = { A: { loot: ['bill20', 'bill10', 'painting', 'diamond5'] } } as const;
  const screen = (lootVisibility: 'open' | 'hidden') =>
    drawn({ before: viewOf(cashWith({ ...loot, options: { lootVisibility } }), 'spectator'), log: [] });
  const open = await screen('open');
  expect(open).toContain('In front, face up: $30,000 in bills, 1 Painting, 1 Diamond worth $5,000.');
  expect(open).toContain('>$30K<');
  const hidden = await screen('hidden');
  for (const words of ['face up', '$30']) expect(hidden).not.toContain(words);
});

test('the one who falls has the screen alone, with who fired and what is lost', async () => {
  const game = cashWith({ B: { wounds: 2, loot: ['bill5', 'painting'] } });
  const before = viewOf(game, 'spectator');
  round(game, { A: 'bang>B', B: 'click>A', C: 'click>D', D: 'click>C' });
  const seen = seenSince(game, 0);
  const event = seen.find(({ kind }) => kind === 'eliminated')!;
  const log: readonly SeenEvent[] = [
    { kind: 'roundBegan', round: 1, godfather: 0, loot: [], carried: 0 },
    ...seen.slice(0, seen.indexOf(event)),
  ];
  const screen = await drawn({ before, log, event, beat: 'shown' });
  for (const words of ['OUT!', '3 wounds, shot by Ania.', '2 Loot cards leave the game.'])
    expect(screen).toContain(words);
  expect(await drawn({ before, log })).not.toContain('shot by');
});

/** Every picture of a round until the reveal, and the one of it. */
async function screensOf(plans: Plans, reveal: SeenEvent['kind'] = 'shotsFired') {
  const game = cashWith();
  const hidden: string[] = [];
  const log: SeenEvent[] = [{ kind: 'roundBegan', round: 1, godfather: 0, loot: [], carried: 0 }];
  let before = viewOf(game, 'spectator');
  let told = game.events.length;
  for (const step of [() => bullets(game, plans), () => aims(game, plans), pass(game), () => courage(game, plans)]) {
    step();
    for (const event of seenSince(game, told)) {
      for (const { beat } of planOf(event, 'party')) {
        const markup = await drawn({ before, log, event, beat });
        if (event.kind === reveal && beat === 'shown') return { hidden, shown: markup };
        hidden.push(markup);
      }
      log.push(event);
    }
    told = game.events.length;
    before = viewOf(game, 'spectator');
    hidden.push(await drawn({ before, log }));
  }
  throw new Error(`Nothing was revealed by ${reveal}`);
}

const pass = (game: Story) => () => play(game, 'A', 'pass');

const seenSince = ({ events }: Story, from: number): readonly SeenEvent[] =>
  events
    .slice(from)
    .map(event => cashnguns.seenBy(event, 'spectator'))
    .filter(event => event !== undefined);

interface Moment {
  readonly before: Frame['view'];
  readonly log: readonly SeenEvent[];
  readonly event?: SeenEvent;
  readonly beat?: Beat | undefined;
}

async function drawn({ before, log, event, beat }: Moment): Promise<string> {
  if (event !== undefined && beat !== undefined)
    setScene({ event, beat, isAftermath: false, startsAt: Date.now(), digit: 800 });
  else endScene();
  const frame: Frame = {
    match: 'm',
    viewer: 'spectator',
    version: 1,
    undone: 0,
    events: [],
    view: before,
    waiting: [],
    clocks: [],
    over: false,
  };
  const state: TableState = { ...NEW_TABLE, info: INFO, frame, shown: frame, log: [...log], onStage: event };
  const model = { store: createStore(() => state), source: { kind: 'online' } } as unknown as TableModel; // all a screen reads
  return await rendered(createElement(TableContext, { value: model }, createElement(Screen)));
}

/** With everything it waits for. */
const rendered = (element: ReturnType<typeof createElement>): Promise<string> =>
  new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });

const INFO: TableInfo = {
  match: 'm',
  game: 'cashnguns',
  stage: 'playing',
  visibility: 'private',
  code: 'KASA47',
  options: {},
  settings: {
    clock: { kind: 'none' },
    spectators: true,
    memoryAid: true,
    log: 'open',
    language: 'en',
    timeOut: 'rules',
    hints: true,
    pace: 'party',
  },
  pack: '',
  commitment: '',
  seats: ['Ania', 'Bo', 'Cem', 'Dora'].map(name => ({
    kind: 'person',
    name,
    ready: true,
    present: true,
    takenOverByBot: false,
  })),
  host: 0,
  you: { viewer: 'spectator', isHost: false, isScreen: true },
  hasScreen: true,
  isPaused: false,
  isFrozen: false,
  votes: { pause: [], abandon: [] },
  clocks: [],
};
