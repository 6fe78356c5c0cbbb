import type { ReplayParts, SeenStep } from '@omerta/table/replay/replayParts.ts';
import type { Place } from '@omerta/table/replay/usePlace.ts';
import type { Viewpoint } from '@omerta/table/replay/viewpoint.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import type { Coaching } from '../coach/coaching.ts';
import { ReplayCoach, type ReplayCoachProps } from '../coach/ReplayCoach.tsx';
import type { RecordFile } from '../practice/recordFile.ts';
import { PlayOnSheet } from './PlayOnSheet.tsx';
import styles from './Rail.module.css';
import type { Opened, ReplayHost } from './replayHost.ts';
import { useBeliefs } from './useBeliefs.ts';
import { ViewpointPicker } from './ViewpointPicker.tsx';

export interface RailProps {
  readonly parts: ReplayParts;
  readonly file: RecordFile;
  readonly host: ReplayHost;
  readonly opened: Extract<Opened, { ok: true }>;
  readonly coaching: Coaching;
  readonly steps: readonly SeenStep[];
  readonly hands: readonly object[] | undefined;
  readonly place: Place;
  readonly go: (step: number) => void;
  readonly mayLookAs: (viewpoint: Viewpoint) => boolean;
}

/** Whose eyes, what is worth a look, and a way to play on. */
export function Rail({ parts, file, host, opened, coaching, steps, hands, place, go, mayLookAs }: RailProps) {
  const say = useWords(replayWords);
  const [isPlayingOn, setPlayingOn] = useState(false);
  const { step, viewpoint } = place;
  const { isOver, isPartial } = opened;
  const beliefs = useBeliefs({ host, isOver, step, viewpoint });
  const isEnd = step === opened.steps - 1;
  const closed =
    (!isOver && say('playOn.running')) || (isPartial && say('playOn.otherRules')) || (isEnd && say('playOn.over'));
  return (
    <div className={styles.rail}>
      <ViewpointPicker {...{ file, parts, place, mayLookAs }} />
      {parts.Knew !== undefined && typeof viewpoint === 'number' && <parts.Knew seat={viewpoint} />}
      {parts.Believed !== undefined && beliefs !== undefined && typeof viewpoint === 'number' && (
        <parts.Believed seat={viewpoint} beliefs={beliefs} />
      )}
      {hands !== undefined && (
        <section>
          <h2>{say('hands')}</h2>
          <parts.Hands views={hands} />
        </section>
      )}
      <section>
        <Button
          look="primary"
          size="large"
          className={styles.playOn}
          closed={closed}
          onClick={() => setPlayingOn(true)}
        >
          {say('playOn')}
        </Button>
        <p className={styles.note}>{closed === false ? say('playOn.words', { step }) : closed}</p>
      </section>
      {parts.useVoice !== undefined && (
        <Coached useVoice={parts.useVoice} {...{ coaching, now: step, go, isOver, isPartial }} />
      )}
      {parts.Moments !== undefined && (
        <section>
          <h2>{say('moments.title')}</h2>
          <parts.Moments steps={steps} onPick={go} />
        </section>
      )}
      {isPlayingOn && <PlayOnSheet {...{ file, host, place }} onClose={() => setPlayingOn(false)} />}
    </div>
  );
}

type CoachedProps = Omit<ReplayCoachProps, 'voice'> & { readonly useVoice: NonNullable<ReplayParts['useVoice']> };

const Coached = ({ useVoice, ...props }: CoachedProps) => <ReplayCoach {...props} voice={useVoice()} />;
