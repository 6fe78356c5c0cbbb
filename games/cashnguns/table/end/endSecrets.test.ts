import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { cashnguns } from '@omerta/cashnguns/rules';
import type { SeenEvent, View } from '@omerta/cashnguns/seen';
import type { Frame, TableInfo } from '@omerta/protocol';
import { PagePartsContext } from '@omerta/table/page/pageParts.ts';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { NEW_TABLE, type TableState } from '@omerta/table/table/tableState.ts';
import { TableContext } from '@omerta/table/table/useTable.ts';
import { onAPage } from '@omerta/table/testing/onAPage.ts';
import { plainPage } from '@omerta/table/testing/plainPage.ts';
import { randomGame } from '@omerta/testing';
import { createElement, type ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { Paints } from '../draw/Paints.tsx';
import End from '../End.tsx';
import { useAtTable } from '../show/atTable.ts';
import { TableProvider } from '../show/TableProvider.tsx';
import { scheduleOf, type Told, toldAt } from './endShow.ts';
import { ladderOf, useFinale } from './finale.ts';
import { finalRows } from './finalRows.ts';
import { Show } from './Show.tsx';

onAPage();
beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const NAMES = ['Ania', 'Bo', 'Cem', 'Dora', 'Eli', 'Fay'];

/** A game that random players have finished, at which some still stand. */
function finishedGame() {
  for (let seed = 1; ; seed += 1) {
    const { state, events } = randomGame(cashnguns, { players: 6 }, seed);
    const view = cashnguns.viewFor(state, 'spectator');
    const rows = finalRows(view);
    const log = events.flatMap(event => cashnguns.seenBy(event, 'spectator') ?? []);
    if (rows.filter(({ isAlive }) => isAlive).length >= 4 && rows[0]!.total > rows[1]!.total)
      return { view, rows, log };
  }
}

const { view, rows, log } = finishedGame();
const schedule = scheduleOf(rows, ladderOf);

/** The page of the end, or a part of it, as a device shows it. */
function drawn(what: ReactElement, more: Partial<TableInfo> = {}, shown: View = view): Promise<string> {
  const frame = {
    match: 'm',
    viewer: shown.viewer,
    version: 1,
    undone: 0,
    events: [],
    view: shown,
    waiting: [],
    clocks: [],
    over: true,
  } satisfies Frame;
  const state: TableState = { ...NEW_TABLE, info: { ...INFO, ...more }, frame, shown: frame, log: log as SeenEvent[] };
  const model = { store: createStore(() => state), source: { kind: 'online' } } as unknown as TableModel; // all an end reads
  const page = createElement(
    PagePartsContext,
    { value: plainPage },
    createElement(TableContext, { value: model }, what),
  );
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
}

function Staged({ told }: { readonly told: Told }) {
  return createElement(Show, { told, finale: useFinale(useAtTable()) });
}

const showAt = (told: Told) =>
  drawn(createElement(TableProvider, null, createElement(Paints), createElement(Staged, { told })));

/** What on a page would give away more than was told: a place, the winner, money that is not counted yet, an order. */
function leakIn(markup: string, told: Told): string | undefined {
  if (/The city belongs|They share the city/.test(markup)) return 'the winner';
  const known = new Set(told.rows.flatMap(({ bills, paintings, total }) => [bills, paintings, total]));
  for (const sum of [told.diamonds?.from, told.diamonds?.to, 60]) if (told.diamonds?.isTurned) known.add(sum ?? 0);
  for (const [, sum] of markup.matchAll(/\$(\d+)K/g)) if (!known.has(Number(sum))) return `$${sum}K`;
  const places = new Map(told.stamps.map(({ seat, place }) => [NAMES[seat]!, place]));
  for (const [, name = '', place] of markup.matchAll(/(\w+): place (\d)/g))
    if (places.get(name) !== Number(place)) return `${name} is at ${place}`;
  for (const [, place] of markup.matchAll(/class="[^"]*place[^"]*"[^>]*>(\d)</g))
    if (![...places.values()].includes(Number(place))) return `a place ${place}`;
  const order = NAMES.filter(name => markup.includes(`>${name}<`)).map(name => markup.indexOf(`>${name}<`));
  return order.every((at, index) => index === 0 || at > order[index - 1]!) ? undefined : 'the order';
}

test('no text, attribute or order of the page gives the result away before it is told', async () => {
  for (let ms = 0; ms < schedule.begins.winner; ms += 700) {
    const told = toldAt(rows, schedule, ms);
    expect({ ms, leak: leakIn(await showAt(told), told) }).toEqual({ ms, leak: undefined });
  }
});

test('planted leaks are found: rows by place, a place too early, money not counted yet', async () => {
  const told = toldAt(rows, schedule, 2_000);
  const planted = async (leaky: Partial<Told>) => leakIn(await showAt({ ...told, ...leaky }), told);
  const byPlace = rows.flatMap(({ seat }) => told.rows.filter(row => row.seat === seat));
  expect(await planted({ rows: byPlace })).toBe('the order');
  expect(await planted({ stamps: [{ seat: rows[0]!.seat, place: 1 }] })).toBeDefined();
  const total = rows[0]!.total;
  expect(await planted({ rows: told.rows.map(row => ({ ...row, total: row.isAlive ? total : 0 })) })).toBe(
    `$${total}K`,
  );
  expect(await planted({ scene: 'winner' })).toBe('the winner');
});

test('the first picture of the end is the same whoever wins', async () => {
  const { table } = view;
  const places = table.result!.map(({ place }) => place);
  const turned = table.result!.map((count, seat) => ({ ...count, place: places[(seat + 1) % places.length]! }));
  const first = await drawn(createElement(End));
  expect(first).toContain('The count');
  expect(await drawn(createElement(End), {}, { ...view, table: { ...table, result: turned } })).toBe(first);
});

test('a phone beside a shared screen says nothing until that has told the winner', async () => {
  const you = { viewer: 0, isHost: true, isScreen: false } as const;
  const page = await drawn(createElement(End), { you }, { ...view, viewer: 0 });
  expect(page).toContain('Look up!');
  for (const name of [...NAMES, '$']) expect(page.replace(/<svg.*?<\/svg>/gs, '')).not.toContain(name);
});

const INFO: TableInfo = {
  match: 'm',
  game: 'cashnguns',
  stage: 'over',
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
  seats: NAMES.map(name => ({ kind: 'person', name, ready: true, present: true, takenOverByBot: false })),
  host: 0,
  you: { viewer: 'spectator', isHost: false, isScreen: true },
  hasScreen: true,
  isPaused: false,
  isFrozen: false,
  votes: { pause: [], abandon: [] },
  clocks: [],
};
