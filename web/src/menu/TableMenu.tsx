import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './TableMenu.module.css';

const MenuSheet = lazy(() => import('./MenuSheet.tsx'));

/** The button of the top bar that opens everything besides the game. Says how much was said meanwhile. */
export function TableMenu() {
  const say = useWords(tableWords);
  const { source } = useTableModel();
  const [isOpen, setOpen] = useState(false);
  const unread = useUnread(isOpen);
  const count = source.chat === undefined ? 0 : unread;
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="gear" />
        <span className="unseen">{say('menu')}</span>
        {count > 0 && (
          <span className={styles.unread}>
            <span aria-hidden="true">{count}</span>
            <span className="unseen">{say('chat.unread', { count })}</span>
          </span>
        )}
      </button>
      {isOpen && (
        <Suspense>
          <MenuSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Lines of others since the menu was last open. */
function useUnread(isOpen: boolean): number {
  const me = useTable(({ info }) => info?.you.viewer);
  const heard = useTable(({ lines }) => lines.filter(({ seat }) => seat === undefined || seat !== me).length);
  const [known, setKnown] = useState<number>();
  useEffect(() => {
    if (isOpen || known === undefined) setKnown(heard);
  }, [isOpen, known, heard]);
  return Math.max(0, heard - (known ?? heard));
}
