import type { SeenStep } from '@omerta/table/replay/replayParts.ts';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import { replayWords as gameWords } from '../show/replayWords.ts';
import { BluffReport } from './BluffReport.tsx';
import { EventWords } from './EventWords.tsx';
import { eventsOf } from './eventsOf.ts';
import { keySteps } from './keySteps.ts';
import styles from './replay.module.css';

const MOST = 6;

export interface MomentsProps {
  readonly steps: readonly SeenStep[];
  readonly onPick: (step: number) => void;
}

/** What changed most, each to be gone to, and the bluff report. */
export function Moments({ steps, onPick }: MomentsProps) {
  const say = useWords(replayWords);
  const sayGame = useWords(gameWords);
  const found = useMemo(() => keySteps(steps.map(eventsOf), MOST), [steps]);
  return (
    <>
      {found.length === 0 ? (
        <p className={styles.note}>{say('moments.none')}</p>
      ) : (
        <ol className={styles.moments}>
          {found.map(({ at, round, event }) => (
            <li key={at}>
              <button type="button" onClick={() => onPick(at)}>
                <small>{sayGame('round', { round })}</small>
                <EventWords event={event} />
              </button>
            </li>
          ))}
        </ol>
      )}
      <BluffReport steps={steps} />
    </>
  );
}
