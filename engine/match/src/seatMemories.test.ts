import { corleone, standardPack } from '@omerta/corleone/rules';
import { expect, test } from 'vitest';
import { randomRows } from '../testing/randomRows.ts';
import { seenIn } from './log.ts';
import { begin, type MatchProgress } from './progress.ts';
import { SeatMemories, type SeatMemory } from './seatMemories.ts';

const rules = corleone(standardPack);
const EVERY_ROW = Number.POSITIVE_INFINITY;

function newMemory(): SeatMemory {
  const recall: object[] = [];
  return { recall, see: event => void recall.push(event) };
}

function newMatch(recentLimit: number): MatchProgress {
  return begin(rules, { options: { players: 3 }, seed: 1 }, 3, recentLimit);
}

test('a memory follows new events, and is rebuilt after an undo', () => {
  const memories = new SeatMemories(newMemory);
  const begun = newMatch(EVERY_ROW);
  expect(memories.follow(begun, 0)).toBeUndefined();
  memories.remember(begun, 0, seenIn(begun, 0));
  let anew = 0;
  for (const { row, progress } of randomRows(begun, 80)) {
    const followed = memories.follow(progress, 0);
    if (followed === undefined) {
      expect(row.kind).toBe('undo');
      anew++;
    }
    const memory = followed ?? memories.remember(progress, 0, seenIn(progress, 0));
    expect(memory.recall).toEqual(seenIn(progress, 0));
  }
  expect(anew).toBeGreaterThan(0);
});

test('a memory that missed too much must be rebuilt from the log', () => {
  const memories = new SeatMemories(newMemory);
  const begun = newMatch(5);
  memories.remember(begun, 0, []);
  const moments = [...randomRows(begun, 6)].map(({ progress }) => progress);
  expect(memories.follow(moments[5]!, 0)).toBeUndefined();
});

test('every seat has a memory of its own', () => {
  const memories = new SeatMemories(newMemory);
  const begun = newMatch(EVERY_ROW);
  memories.remember(begun, 0, [{ kind: 'one' }]);
  expect(memories.follow(begun, 1)).toBeUndefined();
  memories.remember(begun, 1, [{ kind: 'other' }]);
  expect(memories.follow(begun, 0)?.recall).toEqual([{ kind: 'one' }]);
});
