import type { SeenEvent } from '@omerta/cashnguns/seen';
import type { Frame } from '@omerta/protocol';
import { NEW_TABLE, type TableState } from '@omerta/table/table/tableState.ts';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { tellStory, withHits } from './story.ts';

const shots: SeenEvent = { kind: 'shotsFired', shots: [{ seat: 0, target: 1, bullet: 'bang' }] };
const wounded: SeenEvent = { kind: 'wounded', seat: 1, hits: 1, wounds: 3 };
const eliminated: SeenEvent = { kind: 'eliminated', seat: 1, loot: 2 };
const sharing: SeenEvent = { kind: 'stageBegan', round: 2, stage: 'sharing' };

const frameOf = (version: number, events: readonly SeenEvent[]) => ({ version, events }) as Partial<Frame> as Frame; // all a story reads

function followed() {
  const store = createStore<TableState>(() => NEW_TABLE);
  const teller = tellStory({ store });
  teller.subscribe(() => {});
  return { store, teller };
}

test('6e, 6f: shots on stage know whom they hit, and not what follows after', () => {
  const { store, teller } = followed();
  store.setState({ frame: frameOf(2, [shots, wounded, eliminated, sharing]) });
  store.setState({ frame: frameOf(3, [sharing]) }); // comes before the first is drawn
  store.setState({ onStage: shots });
  expect(teller.get()).toMatchObject({ played: [], hits: [wounded, eliminated], round: [shots] });
  expect(withHits(teller.get())).toMatchObject({
    played: [wounded, eliminated],
    onStage: shots,
    round: [shots, wounded, eliminated],
  });
});

test('6f: those who were hit stay down while they are told one by one', () => {
  const { store, teller } = followed();
  store.setState({ frame: frameOf(2, [shots, wounded, eliminated, sharing]), onStage: shots });
  const played = [wounded, eliminated, sharing].map(onStage => {
    store.setState({ onStage });
    return teller.get().played;
  });
  expect(played).toEqual([
    [shots, wounded, eliminated],
    [shots, wounded, eliminated],
    [shots, wounded, eliminated],
  ]);
});
