// A heap of counters: who takes the last one wins. Each player holds a card that the others do not see.
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Frame, TableInfo } from '@omerta/protocol';
import { LANGUAGES } from '@omerta/words';
import { type ComponentType, createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { plainPage } from '../../testing/plainPage.ts';
import { PagePartsContext } from '../page/pageParts.ts';
import { settings } from '../settings/settings.ts';
import type { TableModel } from '../table/tableModel.ts';
import { NEW_TABLE, type TableState } from '../table/tableState.ts';
import { TableContext } from '../table/useTable.ts';
import { PlainController } from './PlainController.tsx';
import { PlainEnd } from './PlainEnd.tsx';
import { PlainScreen } from './PlainScreen.tsx';
import { PlainTable } from './PlainTable.tsx';
import type { PlainGame } from './plainGame.ts';
import { plainParts } from './plainParts.ts';

interface View {
  readonly heap: number;
  readonly card: string | undefined;
}

const words = (said: string) => [{ kind: 'text', text: said }];

const game: PlainGame = {
  words: {
    title: () => 'Heap',
    eventParts: (_language, event) => words(`Taken: ${(event as { readonly count: number }).count}`),
    promptParts: () => words('How many do you take?'),
    choiceParts: (_language, choice) => words(`Take ${(choice as { readonly count: number }).count}`),
    choiceGroup: (_language, choice) => ((choice as { readonly count: number }).count % 2 === 0 ? 'Even' : 'Odd'),
    reasonText: () => 'Not so many',
    shown: (_language, { view, people }) => ({
      table: [{ label: 'Heap', text: String((view as View).heap) }],
      seats: people.map((_, seat) => ({ seat, facts: [{ label: 'Won', text: String(seat) }], isOut: seat === 2 })),
      own: (view as View).card === undefined ? [] : [{ label: 'Card', text: (view as View).card! }],
    }),
    optionName: (_language, option) => `name of ${option}`,
    optionValue: (_language, option, value) => `${option} ${value}`,
  },
  rules: {
    choices: view => Array.from({ length: (view as View).heap }, (_, at) => ({ count: at + 1 })),
    writeChoice: choice => `take:${(choice as { readonly count: number }).count}`,
    readChoice: () => undefined,
  },
};

const INFO = {
  match: 'm',
  game: 'heap',
  stage: 'playing',
  options: {},
  code: 'KQXPMN',
  settings: { clock: { kind: 'none' } },
  seats: ['Ania', 'Bo', 'Cem'].map(name => ({
    kind: 'person',
    name,
    ready: true,
    present: true,
    takenOverByBot: false,
  })),
  you: { viewer: 0, isHost: false, isScreen: false },
  outcome: { scores: [3, 5, 3], places: [2, 1, 2] },
} as unknown as TableInfo; // all a plain table reads

const frame = (view: View, more: Partial<Frame> = {}): Frame => ({
  match: 'm',
  viewer: 0,
  version: 1,
  undone: 0,
  events: [],
  view,
  waiting: [0],
  question: { prompt: { kind: 'take' }, decision: 3, isChange: false, mayUndo: true },
  clocks: [],
  over: false,
  ...more,
});
const { question: _, ...watched } = frame({ heap: 3, card: undefined }, { viewer: 'spectator' });

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'http://server', pathname: '/', search: '' });
  vi.stubGlobal('document', { baseURI: 'http://server/' });
});
afterEach(() => vi.unstubAllGlobals());

const log = [{ kind: 'taken', count: 2 }];

async function drawn(shown: Frame, Part: ComponentType<{ readonly game: PlainGame }>): Promise<string> {
  const state: TableState = { ...NEW_TABLE, info: INFO, frame: shown, shown, log, connection: { kind: 'live' } };
  const model = { store: createStore(() => state), source: { kind: 'online' } } as unknown as TableModel; // likewise
  const table = createElement(TableContext, { value: model }, createElement(Part, { game }));
  const element = createElement(PagePartsContext, { value: plainPage }, table);
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(element, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

const buttonsIn = (markup: string) =>
  [...markup.matchAll(/<button[^>]*class="[^"]*primary[^"]*"[^>]*><span>(.*?)<\/span>/g)].map(([, label]) => label);

test('a player sees seats, lists, the question and every choice as a button, and the log', async () => {
  const markup = await drawn(frame({ heap: 3, card: 'ace' }), PlainTable);
  for (const said of ['Ania', 'Bo', 'Cem', 'Heap', 'Won', 'Card', 'ace', 'How many do you take?', 'Taken: 2', 'Undo'])
    expect(markup).toContain(said);
  expect(buttonsIn(markup)).toEqual(['Take 1', 'Take 2', 'Take 3']);
});

test('many choices stand under headings, of which one is open', async () => {
  const markup = await drawn(frame({ heap: 10, card: 'ace' }), PlainTable);
  expect(buttonsIn(markup)).toEqual(['Take 1', 'Take 3', 'Take 5', 'Take 7', 'Take 9']);
  expect(markup).toMatch(/aria-pressed="true"[^>]*><span>Odd/);
  expect(markup).toMatch(/aria-pressed="false"[^>]*><span>Even/);
});

test('spectators and the shared screen are told who is waited for', async () => {
  for (const Part of [PlainTable, PlainScreen]) {
    const markup = await drawn(watched, Part);
    expect(markup).toContain('Waiting for Ania');
    expect(buttonsIn(markup)).toEqual([]);
  }
});

test('a phone beside the screen has the hand and the question', async () => {
  const markup = await drawn(frame({ heap: 2, card: 'ace' }), PlainController);
  expect(markup).toContain('ace');
  expect(buttonsIn(markup)).toEqual(['Take 1', 'Take 2']);
});

test('the end names the winners first', async () => {
  const markup = await drawn(frame({ heap: 0, card: 'ace' }, { over: true, waiting: [] }), PlainEnd);
  expect(markup).toContain('Bo wins');
  expect(
    [...markup.matchAll(/<tr><td>(\d)<\/td>.*?>(\w+)<\/th>/g)].map(([, place, name]) => `${place} ${name}`),
  ).toEqual(['1 Bo', '2 Ania', '2 Cem']);
});

test.each(LANGUAGES)('everything is drawn in %s', async language => {
  settings.setState({ language });
  for (const Part of [PlainTable, PlainScreen, PlainController, PlainEnd])
    expect(await drawn(frame({ heap: 10, card: 'ace' }), Part)).toContain('<h1');
  settings.setState({ language: 'en' });
});

test('a game is named and its options are worded before the deal', async () => {
  const about = await plainParts(async () => game).about.load('en');
  expect([about.title, about.optionName('fast'), about.optionValue('fast', true)]).toEqual([
    'Heap',
    'name of fast',
    'fast true',
  ]);
});
