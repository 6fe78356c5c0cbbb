import { webGame } from '../games/games.ts';
import type { Origin } from '../practice/loadRecord.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import { ReplayTable } from './ReplayTable.tsx';
import { ReplayTrouble } from './ReplayTrouble.tsx';
import { useReplay } from './useReplay.ts';

export interface ReplayRoomProps {
  readonly file: RecordFile;
  readonly match: string | undefined; // as the address names it; undefined for files
  readonly origin: Origin;
}

/** Plays the record again, and shows it if that can be done. */
export function ReplayRoom({ file, match, origin }: ReplayRoomProps) {
  const replay = useReplay(file, origin === 'server' ? match : undefined);
  const game = webGame(file.record.game);
  if (game === undefined) return <ReplayTrouble why="noSuchGame" />;
  if (replay === undefined) return <div className="curtain" aria-busy="true" />;
  if (replay === 'fault') return <ReplayTrouble why="fault" />;
  const { opened, host, verdict } = replay;
  if (!opened.ok) return <ReplayTrouble why={opened.code} />;
  return (
    <ReplayTable game={game} file={file} match={match} origin={origin} host={host} opened={opened} verdict={verdict} />
  );
}
