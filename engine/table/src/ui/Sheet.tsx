import { type ReactNode, useEffect, useRef } from 'react';
import styles from './Sheet.module.css';

export interface SheetProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly closeLabel: string;
  readonly children: ReactNode;
}

/** Something over the page that wants an answer. The browser keeps the focus in it and closes it on Escape. */
export function Sheet({ title, onClose, closeLabel, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-label={title}
      onClose={() => dialog.current?.open || onClose()} // a sheet that was opened anew tells of its first closing late
    >
      <header className={styles.head}>
        <h2>{title}</h2>
        <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
          ×
        </button>
      </header>
      {children}
    </dialog>
  );
}
