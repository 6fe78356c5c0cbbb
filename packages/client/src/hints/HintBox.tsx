import { Sheet } from '../ui/Sheet.tsx';
import { useWords } from '../words/useWords.ts';
import styles from './HintBox.module.css';
import { HintWords } from './HintWords.tsx';
import { useHints } from './useHints.ts';

/** The hint beside the question; on phones as a sheet over the table. */
export function HintBox({ as = 'box' }: { readonly as?: 'box' | 'sheet' }) {
  const say = useWords('hints');
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
    <section className={`${styles.paper} ${styles.box}`} aria-label={say('title')}>
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
