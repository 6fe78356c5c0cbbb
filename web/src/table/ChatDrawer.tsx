import { ChatPanel } from '@omerta/table/table/ChatPanel.tsx';
import { chatDrawer } from '@omerta/table/table/chatDrawer.ts';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useRef } from 'react';
import { useStore } from 'zustand';
import styles from './ChatDrawer.module.css';

/** What is said, beside the table: it takes the place of the column on the right and covers nothing else. */
export function ChatDrawer() {
  const { source } = useTableModel();
  const isOpen = useStore(chatDrawer, drawer => drawer.isOpen) && source.chat !== undefined;
  useEffect(() => {
    if (!isOpen) return;
    document.body.dataset.chat = 'open';
    return () => {
      delete document.body.dataset.chat;
    };
  }, [isOpen]);
  useEffect(() => () => chatDrawer.setState({ isOpen: false }), []);
  return isOpen ? <Drawer /> : null;
}

function Drawer() {
  const say = useWords(tableWords);
  const drawer = useRef<HTMLElement>(null);
  const close = () => chatDrawer.setState({ isOpen: false });
  useEffect(() => drawer.current?.querySelector('input')?.focus(), []);
  return (
    <aside
      ref={drawer}
      className={styles.drawer}
      aria-label={say('chat.title')}
      data-region="chat"
      onKeyDown={event => event.key === 'Escape' && close()}
    >
      <button type="button" className={styles.close} aria-label={say('close')} onClick={close}>
        ×
      </button>
      <ChatPanel />
    </aside>
  );
}
