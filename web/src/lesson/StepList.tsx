import { useWords } from '@omerta/table/words/useWords.ts';
import { lessonWords } from '../words/lessonWords.ts';
import styles from './StepList.module.css';

export interface StepListProps {
  readonly titles: readonly string[];
  readonly current: number;
  /** The furthest step that was reached; earlier ones can be played again. */
  readonly reached: number;
  readonly onStep: (step: number) => void;
}

/** All steps of the lesson. */
export function StepList({ titles, current, reached, onStep }: StepListProps) {
  const say = useWords(lessonWords);
  return (
    <details className={styles.steps}>
      <summary>
        <span className={styles.dots} aria-hidden="true">
          {titles.map((title, at) => (
            <i key={title} data-state={at === current ? 'now' : at < current ? 'done' : undefined} />
          ))}
        </span>
        <span className="unseen">{say('steps')}</span>
      </summary>
      <ol>
        {titles.map((title, at) => (
          <li key={title}>
            <button
              type="button"
              aria-current={at === current ? 'step' : undefined}
              aria-disabled={at > reached || undefined}
              title={at > reached ? say('steps.ahead') : say('again')}
              onClick={() => at <= reached && onStep(at)}
            >
              {at + 1} {title}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
