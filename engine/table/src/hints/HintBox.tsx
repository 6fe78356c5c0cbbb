import { Sheet } from '../ui/Sheet.tsx';
import { hintWords } from '../words/hintWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './HintBox.module.css';
import { HintWords } from './HintWords.tsx';
import { useHints } from './useHints.ts';

export interface HintBoxProps {
  readonly as?: 'box' | 'sheet';
  /** Where it covers less. */
  readonly side?: 'left' | 'right';
}

/** The hint beside the question; on phones as a sheet over the table. */
export function HintBox({ as = 'box', side = 'right' }: HintBoxProps) {
  const say = useWords(hintWords);
  const { state, close } = useHints();
  if (state.kind === 'idle') return null;
  if (as === 'sheet') {
    return (
      <Sheet title={say('title')} closeLabel={say('close')} onClose={close}>
        <div className={styles.paper}>
          <HintWords />
        </div>
      </Sheet>
    );
  }
  return (
    <section className={`${styles.paper} ${styles.box}`} data-side={side} aria-label={say('title')}>
      <header className={styles.head}>
        <h3>{say('title')}</h3>
        <button type="button" className={styles.close} aria-label={say('close')} onClick={close}>
          ×
        </button>
      </header>
      <HintWords />
    </section>
  );
}
