import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Options, SeenEvent } from '@omerta/cashnguns/seen';
import { cashWith, viewOf } from '@omerta/cashnguns/testing';
import type { Frame, TableInfo } from '@omerta/protocol';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { NEW_TABLE, type TableState } from '@omerta/table/table/tableState.ts';
import { TableContext } from '@omerta/table/table/useTable.ts';
import { onAPage } from '@omerta/table/testing/onAPage.ts';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { TableProvider } from '../TableProvider.tsx';
import { LogColumn } from './LogColumn.tsx';

onAPage();

const began = (round: number): SeenEvent => ({ kind: 'roundBegan', round, godfather: 0, loot: [], carried: 0 });

const ROUND: readonly SeenEvent[] = [
  { kind: 'stealthyTook', seat: 0, share: 'bill5' },
  { kind: 'professionalStole', seat: 0, victim: 1, loot: 'diamond1', open: false },
  { kind: 'vultureTook', seat: 0, victim: 1, cards: ['bill20'], count: 1, open: false },
  { kind: 'shareDeclared', seat: 1, shares: ['painting'] },
  { kind: 'shareTaken', seat: 1, share: 'painting' },
  { kind: 'junkSwapped', seat: 0, other: 1, given: 'painting', loot: undefined, open: false },
  { kind: 'newGodfather', seat: 1 },
];
const LOOT = ['$5,000 bill', '$1,000 Diamond', '$20,000 bill', 'reaches for: Painting', 'takes a Painting', 'hands'];
const STAYS = ['steals a random Loot card from', 'takes 1 random card from', 'at the Godfather’s desk'];

test('CG-058 the takes of a round that is over are not in the log', async () => {
  const now = await told([began(1), ...ROUND]);
  for (const words of [...LOOT, ...STAYS]) expect(now).toContain(words);
  const later = await told([began(1), ...ROUND, began(2)]);
  for (const words of LOOT) expect(later).not.toContain(words);
  for (const words of STAYS) expect(later).toContain(words);
});

test('CG-058 the log keeps them where the table says so, where loot lies open, and when the game is over', async () => {
  const log = [began(1), ...ROUND, began(2)];
  const kept = [
    await told(log, { lootLog: 'open' }),
    await told(log, { lootVisibility: 'open' }),
    await told(log, {}, 'over'),
  ];
  for (const log of kept) for (const words of [...LOOT, ...STAYS]) expect(log).toContain(words);
});

/** The log as a spectator reads it. */
async function told(log: readonly SeenEvent[], options: Partial<Options> = {}, stage: TableInfo['stage'] = 'playing') {
  const frame: Frame = {
    match: 'm',
    viewer: 'spectator',
    version: 1,
    undone: 0,
    events: [],
    view: viewOf(cashWith({ options }), 'spectator'),
    waiting: [],
    clocks: [],
    over: false,
  };
  const seats = ['Ania', 'Bo', 'Cem', 'Dora'].map(name => ({ kind: 'person', name }));
  const info = { stage, options, settings: { memoryAid: false }, seats } as unknown as TableInfo; // all a log reads
  const state: TableState = { ...NEW_TABLE, info, frame, shown: frame, log };
  const model = { store: createStore(() => state), source: { kind: 'online' } } as unknown as TableModel; // likewise
  const page = createElement(
    TableContext,
    { value: model },
    createElement(TableProvider, null, createElement(LogColumn)),
  );
  const markup = await new Promise<string>((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      onAllReady: () => resolve(text(stream.pipe(new PassThrough()))),
      onError: reject,
    });
  });
  return markup.replaceAll(/<[^>]*>/g, '');
}
