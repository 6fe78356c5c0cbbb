// Tables before the game, for tests: name only what matters.
import type { TableInfo, TableSeat } from '../src/tables.ts';

export const seatOf = (kind: TableSeat['kind'], ready = false, name: string = kind): TableSeat => ({
  kind,
  name,
  ready,
  present: true,
  takenOverByBot: false,
});

/** Seen by the host, in the first seat. */
export function waitingTable(seats: readonly TableSeat[], more: Partial<TableInfo> = {}): TableInfo {
  return {
    match: 'abcdefghij234567',
    game: 'corleone',
    stage: 'lobby',
    visibility: 'private',
    options: { players: seats.length },
    settings: {
      clock: { kind: 'decision', each: 17 },
      spectators: true,
      memoryAid: false,
      log: 'open',
      language: 'en',
      timeOut: 'rules',
      hints: false,
      pace: 'brisk',
    },
    pack: 'x',
    commitment: 'c'.repeat(64),
    seats: [...seats],
    host: 0,
    you: { viewer: 0, isHost: true, isScreen: false },
    hasScreen: false,
    isPaused: false,
    isFrozen: false,
    votes: { pause: [], abandon: [] },
    clocks: [],
    ...more,
  };
}
