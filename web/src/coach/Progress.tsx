import { useNumbers } from '@omerta/table/coach/numbers.ts';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import styles from './CoachPanel.module.css';
import type { CoachState } from './coaching.ts';

/** A bar while the coach works. It is told aloud a quarter at a time. */
export function Progress({ state }: { readonly state: CoachState }) {
  const say = useWords(coachWords);
  const { percent } = useNumbers();
  const part = state.kind === 'working' ? state.part : 0;
  return (
    <>
      {state.kind === 'working' && (
        <div className={styles.progress}>
          <progress max={1} value={part} aria-label={say('progress')} />
          <span aria-hidden="true">{percent(part)}</span>
        </div>
      )}
      <p className="unseen" role="status">
        {state.kind === 'working' && say('working', { part: percent(Math.floor(part * 4) / 4) })}
        {state.kind === 'done' && say('done')}
      </p>
    </>
  );
}
