import type { TableInfo } from '@omerta/protocol';
import { type Viewpoint, viewerOf } from '@omerta/table/replay/viewpoint.ts';
import { matchOf, type RecordFile } from '../practice/recordFile.ts';

/** A record, as a table of the server would describe itself. */
export function replayInfo(file: RecordFile, isOver: boolean, viewpoint: Viewpoint): TableInfo {
  const { record, players, outcome } = file;
  return {
    match: matchOf(file),
    game: record.game,
    stage: isOver ? 'over' : 'playing',
    visibility: 'unlisted',
    options: record.options as object, // checked when the record was played again
    settings: {
      clock: { kind: 'none' },
      spectators: true,
      memoryAid: false,
      log: 'open',
      language: 'en',
      timeOut: 'rules',
      hints: false,
      pace: 'brisk',
    },
    pack: record.pack,
    commitment: record.fairDeal?.commitment ?? '',
    seats: players.map(({ name, bot }) => ({
      kind: bot === undefined ? 'person' : 'bot',
      name,
      ...(bot === undefined ? {} : { level: bot }),
      ready: true,
      present: true,
      takenOverByBot: false,
    })),
    you: { viewer: viewerOf(viewpoint), isHost: false, isScreen: false },
    hasScreen: false,
    isPaused: false,
    isFrozen: false,
    votes: { pause: [], abandon: [] },
    clocks: [],
    ...(outcome === undefined ? {} : { outcome }),
  };
}
