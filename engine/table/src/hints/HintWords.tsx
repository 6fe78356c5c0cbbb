import type { Hint, Reason } from '@omerta/bots';
import { Button } from '../ui/Button.tsx';
import { hintWords } from '../words/hintWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './HintWords.module.css';
import { certaintyWords, nextReasons, spokenHint, titleOf } from './hintSentences.ts';
import { useHints } from './useHints.ts';

/** What the adviser says: two choices, what speaks for each, and how sure that is. */
export function HintWords() {
  const say = useWords(hintWords);
  const { state, voice } = useHints();
  return (
    <>
      <p className="unseen" role="status">
        {state.kind === 'thinking' && say('thinking')}
        {state.kind === 'told' && spokenHint(say, voice, state.hint)}
        {state.kind === 'failed' && say('failed')}
      </p>
      {state.kind === 'thinking' && (
        <p className={styles.thinking}>
          <progress aria-label={say('thinking')} />
          <span aria-hidden="true">{say('thinking')}</span>
        </p>
      )}
      {state.kind === 'failed' && <p className={styles.note}>{say('failed')}</p>}
      {state.kind === 'told' && <Told hint={state.hint} />}
    </>
  );
}

function Told({ hint }: { readonly hint: Hint }) {
  const say = useWords(hintWords);
  const { voice } = useHints();
  return (
    <>
      <p className={styles.certainty}>{certaintyWords(say, voice, hint)}</p>
      <ol className={styles.advice}>
        <OneAdvice hint={hint} advice="best" />
        <OneAdvice hint={hint} advice="second" />
      </ol>
      <p className={styles.note}>{say('fair')}</p>
    </>
  );
}

interface OneAdviceProps {
  readonly hint: Hint;
  readonly advice: 'best' | 'second';
}

function OneAdvice({ hint, advice }: OneAdviceProps) {
  const say = useWords(hintWords);
  const { voice, prepare } = useHints();
  const told = hint[advice];
  const choice = voice.choice(told.choice);
  return (
    <li>
      <span className={styles.number} aria-hidden="true">
        {advice === 'best' ? 1 : 2}
      </span>
      <div className={styles.words}>
        <b>
          <small>{titleOf(say, hint, advice)}</small> {choice}
        </b>
        <Reasons reasons={told.reasons} />
        {advice === 'best' && hint.next !== undefined && <Next hint={hint.next} />}
      </div>
      <Button
        look="secondary"
        size="small"
        className={styles.prepare}
        aria-label={say('prepare.what', { choice })}
        onClick={() => prepare(advice)}
      >
        {say('prepare')}
      </Button>
    </li>
  );
}

/** What goes with it, one after another. */
function Next({ hint }: { readonly hint: Hint }) {
  const say = useWords(hintWords);
  const { voice } = useHints();
  return (
    <>
      <b>{say('then', { choice: voice.choice(hint.best.choice) })}</b>
      <Reasons reasons={nextReasons(hint)} />
      {hint.next !== undefined && <Next hint={hint.next} />}
    </>
  );
}

function Reasons({ reasons }: { readonly reasons: readonly Reason[] }) {
  const { voice } = useHints();
  if (reasons.length === 0) return null;
  return (
    <ul className={styles.reasons}>
      {reasons.map(reason => {
        const words = voice.reason(reason);
        return <li key={words}>{words}</li>;
      })}
    </ul>
  );
}
