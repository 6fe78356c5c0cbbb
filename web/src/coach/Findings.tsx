import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { Segmented } from '@omerta/table/ui/Segmented.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useState } from 'react';
import type { Told } from './coachHost.ts';
import type { Curve } from './curves.ts';
import styles from './Findings.module.css';
import { Flags } from './Flags.tsx';
import { SeatTable } from './SeatTable.tsx';
import { ShareChart } from './ShareChart.tsx';
import type { Way } from './ToMoment.tsx';
import { TurningPoints } from './TurningPoints.tsx';

export interface FindingsProps {
  readonly told: Told;
  readonly voice: CoachVoice;
  readonly way: Way;
  readonly now?: number | undefined;
}

/** All the coach found: curves, turning points, luck and skill, dear choices, and what is particular to the game. */
export function Findings({ told, voice, way, now }: FindingsProps) {
  const say = useWords(coachWords);
  const [curve, setCurve] = useState<Curve>('fair');
  const { MoreFindings } = voice;
  return (
    <div className={styles.findings}>
      <section className={styles.wide}>
        <header className={styles.head}>
          <h3>{say('curve')}</h3>
          <Segmented
            label={say('curve.kind')}
            isLabelHidden
            value={curve}
            onChange={setCurve}
            options={[
              { value: 'fair', label: say('curve.fair') },
              { value: 'open', label: say('curve.open') },
            ]}
          />
        </header>
        <p className={styles.note}>{say(`curve.${curve}.words`)}</p>
        <ShareChart told={told} curve={curve} voice={voice} now={now} />
      </section>
      <section>
        <h3>{say('turning')}</h3>
        <TurningPoints told={told} voice={voice} way={way} />
      </section>
      <section>
        <h3>{say('seats')}</h3>
        <SeatTable told={told} voice={voice} />
      </section>
      <section className={MoreFindings === undefined ? styles.wide : undefined}>
        <h3>{say('flags')}</h3>
        <Flags told={told} voice={voice} way={way} />
      </section>
      {MoreFindings !== undefined && (
        <section>
          <MoreFindings analysis={told.analysis} voice={voice} />
        </section>
      )}
    </div>
  );
}
