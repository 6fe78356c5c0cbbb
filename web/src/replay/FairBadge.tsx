import { Icon } from '@omerta/table/ui/Icon.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import type { Coaching } from '../coach/coaching.ts';
import type { RecordFile } from '../practice/recordFile.ts';
import styles from './FairBadge.module.css';
import { FairSheet } from './FairSheet.tsx';
import type { Verdict } from './verdict.ts';

export interface FairBadgeProps {
  readonly file: RecordFile;
  readonly verdict: Verdict | undefined;
  readonly coaching: Coaching;
}

/** What this browser found when it worked everything out anew. Opens the details. */
export function FairBadge({ file, verdict, coaching }: FairBadgeProps) {
  const say = useWords(replayWords);
  const [isOpen, setOpen] = useState(false);
  const kind = verdict?.kind ?? 'checking';
  return (
    <>
      <button
        type="button"
        className={styles.badge}
        data-kind={kind}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name={SIGNS[kind]} size={18} />
        <span>
          <b>{say(`fair.${kind}`)}</b>
          <small>{say(`fair.${kind}.short`)}</small>
        </span>
      </button>
      <p className="unseen" role="status">
        {say(`fair.${kind}`)}
      </p>
      {isOpen && verdict !== undefined && (
        <FairSheet file={file} verdict={verdict} coaching={coaching} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

const SIGNS = {
  checking: 'hourglass',
  fair: 'check',
  consistent: 'eye',
  unfair: 'close',
  sound: 'check',
  broken: 'close',
  unchecked: 'hourglass',
} as const;
