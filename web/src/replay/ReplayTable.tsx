import { fingerprint } from '@omerta/kernel';
import type { WebGame } from '@omerta/table/game/webGame.ts';
import { usePlace } from '@omerta/table/replay/usePlace.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Suspense, use, useMemo, useState } from 'react';
import { coachingOf } from '../coach/coaching.ts';
import type { Origin } from '../practice/loadRecord.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import { TableFrame } from '../table/TableFrame.tsx';
import { type OpenedTable, useOpenTable } from '../table/useOpenTable.ts';
import { Dock } from './Dock.tsx';
import { Rail } from './Rail.tsx';
import styles from './ReplayTable.module.css';
import { mayLook, type Opened, type ReplayHost } from './replayHost.ts';
import { replayPartsOf } from './replayPartsOf.ts';
import { type ReplaySource, replaySource } from './replaySource.ts';
import { TopBar } from './TopBar.tsx';
import { useLooks } from './useLooks.ts';
import { type Speed, usePlayback } from './usePlayback.ts';
import type { Verdict } from './verdict.ts';

export interface ReplayTableProps {
  readonly game: WebGame;
  readonly file: RecordFile;
  readonly match: string | undefined;
  readonly origin: Origin;
  readonly host: ReplayHost;
  readonly opened: Extract<Opened, { ok: true }>;
  readonly verdict: Verdict | undefined;
}

/** The game's own table, with a record in the place of players. */
export function ReplayTable(props: ReplayTableProps) {
  const table = useOpenTable(props.match ?? 'file', () => replaySource(props.file.pack));
  if (table === undefined) return <div className="curtain" aria-busy="true" />;
  return (
    <TableFrame table={table}>
      <Room {...props} table={table} source={table.source} />
    </TableFrame>
  );
}

interface RoomProps extends ReplayTableProps {
  readonly table: OpenedTable;
  readonly source: ReplaySource;
}

function Room({ game, file, match, origin, host, opened, verdict, table, source }: RoomProps) {
  const say = useWords(replayWords);
  const parts = use(replayPartsOf(game));
  const { isOver } = opened;
  const last = opened.steps - 1;
  const mayLookAs = (viewpoint: Parameters<typeof mayLook>[1]) => mayLook({ isOver, file }, viewpoint);
  const place = usePlace(last, file.players.length, mayLookAs);
  const [speed, setSpeed] = useState<Speed>('normal');
  const playback = usePlayback(table.model, place.step, last, speed, place.go);
  const { steps, hands } = useLooks({ host, file, isOver, source, place, speed });
  const coaching = useMemo(
    () => coachingOf(match ?? fingerprint(file.record), async () => ({ ok: true, file, origin })),
    [match, file, origin],
  );
  const [isRailOpen, setRailOpen] = useState(false);
  const go = (step: number) => {
    playback.pause();
    setRailOpen(false);
    place.go(step);
  };
  const rail = <Rail {...{ parts, file, host, opened, coaching, steps, hands, place, go, mayLookAs }} />;
  return (
    <div className={styles.room}>
      <section className={styles.top} aria-label={say('title')}>
        <TopBar {...{ file, match, origin, verdict, coaching, place }} />
      </section>
      <parts.Around>
        <aside className={styles.rail} aria-label={say('rail')}>
          {rail}
        </aside>
        <div className={styles.stage}>
          <Suspense fallback={<div className="curtain" aria-busy="true" />}>
            <game.table.Table />
          </Suspense>
        </div>
        <Dock {...{ parts, steps, last, place, go, playback, speed, setSpeed }}>
          <Button className={styles.railButton} icon={<Icon name="eye" />} onClick={() => setRailOpen(true)}>
            {say('rail')}
          </Button>
        </Dock>
        {isRailOpen && (
          <Sheet title={say('rail')} closeLabel={say('close')} onClose={() => setRailOpen(false)}>
            {rail}
          </Sheet>
        )}
      </parts.Around>
    </div>
  );
}
