import { type Place, placeSearch } from '@omerta/table/replay/usePlace.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Header } from '@omerta/table/ui/Header.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import type { Coaching } from '../coach/coaching.ts';
import type { Origin } from '../practice/loadRecord.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import { FairBadge } from './FairBadge.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import styles from './TopBar.module.css';
import type { Verdict } from './verdict.ts';

export interface TopBarProps {
  readonly file: RecordFile;
  readonly match: string | undefined;
  readonly origin: Origin;
  readonly verdict: Verdict | undefined;
  readonly coaching: Coaching;
  readonly place: Place;
}

/** Which game it is, whether it can be trusted, and a link to this very moment. */
export function TopBar({ file, match, origin, verdict, coaching, place: { step, viewpoint } }: TopBarProps) {
  const say = useWords(replayWords);
  const [isSharing, setSharing] = useState(false);
  return (
    <Header
      homeLabel={say('home')}
      tools={
        <Button
          className={styles.share}
          icon={<Icon name="link" />}
          closed={origin === 'file' && say('share.file')}
          onClick={() => setSharing(true)}
        >
          {say('share.moment')}
        </Button>
      }
    >
      <div className={styles.middle}>
        <h1 className={styles.title}>
          <span className="unseen">{say('title')}: </span>
          {file.players.map(({ name }) => name).join(', ')}
        </h1>
        <FairBadge file={file} verdict={verdict} coaching={coaching} />
      </div>
      {isSharing && (
        <ShareSheet
          link={new URL(`replay/${match}?${placeSearch(step, viewpoint)}`, document.baseURI).href}
          note={origin === 'device' ? say('share.device') : undefined}
          onClose={() => setSharing(false)}
        />
      )}
    </Header>
  );
}
