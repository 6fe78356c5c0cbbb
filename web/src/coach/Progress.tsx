import { useWords } from '../words/useWords.ts';
import styles from './CoachPanel.module.css';
import type { CoachState } from './coaching.ts';
import { useNumbers } from './numbers.ts';

/** A bar while the coach works. It is told aloud a quarter at a time. */
export function Progress({ state }: { readonly state: CoachState }) {
  const say = useWords('coach');
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
