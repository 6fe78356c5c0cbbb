import type { Mark } from '@omerta/table/replay/replayParts.ts';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import styles from './Scrubber.module.css';

export interface ScrubberProps {
  readonly marks: readonly Mark[];
  readonly step: number;
  readonly last: number;
  readonly go: (step: number) => void;
  readonly onToggle: () => void; // plays or pauses
}

/** A slider over all steps. Tall brass: an act; short: a phase; white dot: a key moment. */
export function Scrubber({ marks, step, last, go, onToggle }: ScrubberProps) {
  const say = useWords(replayWords);
  const left = (at: number) => ({ left: `${(100 * at) / Math.max(1, last)}%` });
  return (
    <div className={styles.scrubber}>
      <div className={styles.marks} aria-hidden="true">
        <span className={styles.played} style={{ width: `${(100 * step) / Math.max(1, last)}%` }} />
        {marks.map(({ at, kind }) => (
          <span key={`${kind} ${at}`} className={styles[kind]} style={left(at)} />
        ))}
      </div>
      <input
        type="range"
        className={styles.range}
        min={0}
        max={last}
        value={step}
        aria-label={say('scrubber')}
        aria-valuetext={say('player.at', { step, last })}
        onChange={({ target }) => go(Number(target.value))}
        onKeyDown={event => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onToggle();
        }}
      />
    </div>
  );
}
