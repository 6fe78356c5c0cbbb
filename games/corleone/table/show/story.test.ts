import type { SeenEvent } from '@omerta/corleone/seen';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { NEW_TABLE, type TableState } from '@omerta/table/table/tableState.ts';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { tellStory } from './story.ts';

const frame = (version: number) => ({ version }) as unknown as NonNullable<TableState['shown']>;
const family: SeenEvent = { kind: 'phaseBegan', act: 1, phase: 'family' };
const thug: SeenEvent = { kind: 'thugPlayed', seat: 0, business: 'bar' };
const war: SeenEvent = { kind: 'phaseBegan', act: 1, phase: 'war' };
const tie: SeenEvent = { kind: 'turfNotWon', turf: 'queens', why: 'tie' };

const table = () => {
  const store = createStore<TableState>(() => ({ ...NEW_TABLE, shown: frame(1), log: [family] }));
  const teller = tellStory({ store } as unknown as TableModel);
  teller.subscribe(() => {});
  return { store, teller };
};

test('events are over one after another, until the next view is drawn', () => {
  const { store, teller } = table();
  expect(teller.get()).toEqual({ played: [], onStage: undefined, phase: [family] });
  store.setState({ onStage: thug });
  expect(teller.get()).toEqual({ played: [], onStage: thug, phase: [family, thug] });
  store.setState({ onStage: war });
  expect(teller.get()).toEqual({ played: [thug], onStage: war, phase: [war] });
  store.setState({ onStage: tie });
  expect(teller.get()).toEqual({ played: [thug, war], onStage: tie, phase: [war, tie] });
  store.setState({ shown: frame(2), onStage: undefined, log: [family, thug, war, tie] });
  expect(teller.get()).toEqual({ played: [], onStage: undefined, phase: [war, tie] });
});

test('what has happened in a phase is known too where the log is closed', () => {
  const { store, teller } = table();
  store.setState({ log: undefined });
  store.setState({ onStage: war });
  store.setState({ shown: frame(2), onStage: undefined });
  expect(teller.get()).toEqual({ played: [], onStage: undefined, phase: [war] });
});

test('a viewer who joins late gets it from the log', () => {
  const { store, teller } = table();
  store.setState({ log: [family, thug] });
  expect(teller.get().phase).toEqual([family, thug]);
});
