import { chatDrawer } from '@omerta/table/table/chatDrawer.ts';
import { plainKey } from '@omerta/table/table/plainKey.ts';
import { useKeyDown } from '@omerta/table/table/useKeyDown.ts';
import { useTable, useTableModel } from '@omerta/table/table/useTable.ts';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import styles from './TableMenu.module.css';

const MenuSheet = lazy(() => import('./MenuSheet.tsx'));

/** The buttons of the top bar for what is said, and for everything else besides the game. On a phone the chat is in it. */
export function TableMenu() {
  const say = useWords(tableWords);
  const { source } = useTableModel();
  const [isOpen, setOpen] = useState(false);
  const isTalking = useStore(chatDrawer, drawer => drawer.isOpen);
  const unread = useUnread(isOpen || isTalking);
  const hasChat = source.chat !== undefined;
  const count = hasChat ? unread : 0;
  const isScreen = useTable(({ info }) => info?.you.isScreen === true);
  const toggle = () => chatDrawer.setState({ isOpen: !isTalking });
  useKeyDown(event => {
    if (!hasChat || isScreen || !CHAT_KEYS.includes(plainKey(event))) return;
    event.preventDefault();
    toggle();
  });
  return (
    <>
      {hasChat && !isScreen && (
        <button
          type="button"
          className={`${styles.button} ${styles.chat}`}
          aria-expanded={isTalking}
          aria-label={count > 0 ? say('chat.unread', { count }) : say('chat.title')}
          title={say('chat.title')}
          onClick={toggle}
        >
          <svg viewBox="0 0 24 24" width={20} height={20} aria-hidden="true" focusable="false">
            <path
              d="M4 5h16v11H11l-5 4v-4H4Z"
              fill="none"
              stroke="currentColor"
              strokeWidth={1.8}
              strokeLinejoin="round"
            />
            <path d="M8 9h8M8 12.5h5" stroke="currentColor" strokeWidth={1.8} strokeLinecap="round" />
          </svg>
          {count > 0 && (
            <span className={styles.unread} aria-hidden="true">
              {count}
            </span>
          )}
        </button>
      )}
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="gear" />
        <span className="unseen">{say('menu')}</span>
        {count > 0 && (
          <span className={`${styles.unread} ${styles.menuUnread}`}>
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

/** At every table of every game. */
const CHAT_KEYS: readonly (string | undefined)[] = ['g', '/'];

/** Lines of others since the chat was last in sight. */
function useUnread(isOpen: boolean): number {
  const me = useTable(({ info }) => info?.you.viewer);
  const heard = useTable(({ lines }) => lines.filter(({ seat }) => seat === undefined || seat !== me).length);
  const [known, setKnown] = useState<number>();
  useEffect(() => {
    if (isOpen || known === undefined) setKnown(heard);
  }, [isOpen, known, heard]);
  return Math.max(0, heard - (known ?? heard));
}
