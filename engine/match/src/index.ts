export { frameFor } from './frame.ts';
export { logOf, seenIn, seenSoFar } from './log.ts';
export {
  type AnyRules,
  type Beginning,
  begin,
  continueFrom,
  isStale,
  type MatchProgress,
  mayUndo,
  type SomeEvent,
  versionOf,
  viewersOf,
} from './progress.ts';
export { takeStored } from './replayRows.ts';
export { type NewMemory, SeatMemories, type SeatMemory } from './seatMemories.ts';
export { seenBy } from './seen.ts';
export { continueFromSnapshot, restore, type StoredMatch, snapshotOf } from './snapshot.ts';
export { type Taken, take } from './take.ts';
export { questionOf, visibleTo } from './visibleTo.ts';
