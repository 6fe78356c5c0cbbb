export { frameFor } from './frame.ts';
export { logFromRows, logOf } from './log.ts';
export { lookOf, questionOf } from './look.ts';
export {
  type AnyRules,
  type Beginning,
  begin,
  continueFrom,
  type Happening,
  isStale,
  type KnownPast,
  type MatchProgress,
  mayUndo,
  type OpenChoice,
  RECENT,
  type SomeEvent,
  versionOf,
  viewersOf,
} from './progress.ts';
export { type PlayedMatch, type Replayed, takeStored } from './replayRows.ts';
export { type NewMemory, SeatMemories, type SeatMemory } from './seatMemories.ts';
export { type Seen, seenBy, seenOf } from './seen.ts';
export { continueFromSnapshot, type MatchSnapshot, restore, type StoredMatch, snapshotOf } from './snapshot.ts';
export { type Taken, take } from './take.ts';
