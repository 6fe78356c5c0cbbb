import { useStore } from 'zustand';
import { Icon } from './Icon.tsx';
import styles from './Toasts.module.css';
import { dismissToast, toasts } from './toasts.ts';

/** Where toasts pop up. It stands in the page from the beginning, so that screen readers listen to it. */
export function Toasts({ closeLabel }: { readonly closeLabel: string }) {
  const shown = useStore(toasts, state => state.shown);
  return (
    <div className={styles.toasts} aria-live="assertive">
      {shown.map(({ number, look, text }) => (
        <div key={number} className={`${styles.toast} ${styles[look]}`}>
          <p>{text}</p>
          <button type="button" aria-label={closeLabel} onClick={() => dismissToast(number)}>
            <Icon name="close" size={16} />
          </button>
        </div>
      ))}
    </div>
  );
}
