import type { Viewer } from '@omerta/kernel';
import type { TableInfo } from '@omerta/protocol';
import type { SavedGame } from './savedGame.ts';

/** A table of this device, as a table of the server would describe itself. */
export function localInfo(saved: SavedGame, viewer: Viewer, isFrozen: boolean): TableInfo {
  const { id, game, start, seats, pace, memoryAid = false, hints = true, packHash, outcome } = saved;
  return {
    match: id,
    game,
    stage: outcome === undefined ? 'playing' : 'over',
    visibility: 'private',
    options: start.options,
    settings: {
      clock: { kind: 'none' },
      spectators: false,
      memoryAid,
      log: 'open',
      language: 'en',
      timeOut: 'rules',
      hints,
      pace,
    },
    pack: packHash,
    commitment: '',
    seats: seats.map(({ name, level }) => ({
      kind: level === undefined ? 'person' : 'bot',
      name,
      ...(level === undefined ? {} : { level }),
      ready: true,
      present: true,
      takenOverByBot: false,
    })),
    you: { viewer, isHost: true, isScreen: false },
    hasScreen: false,
    isPaused: false,
    isFrozen,
    votes: { pause: [], abandon: [] },
    clocks: [],
    ...(outcome === undefined ? {} : { outcome }),
  };
}
