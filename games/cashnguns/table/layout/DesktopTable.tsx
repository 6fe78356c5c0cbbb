import { HintBox } from '@omerta/table/hints/HintBox.tsx';
import { ChatPanel } from '@omerta/table/table/ChatPanel.tsx';
import { useState } from 'react';
import { KeysSheet } from '../parts/KeysSheet.tsx';
import { LogColumn } from '../parts/LogColumn.tsx';
import { RecalledTable } from '../parts/Recalled.tsx';
import { SceneBox } from '../parts/SceneBox.tsx';
import { TopBar } from '../parts/TopBar.tsx';
import { Panel } from '../scenes/Panel.tsx';
import { useTableKeys } from '../useTableKeys.ts';
import styles from './DesktopTable.module.css';

/** Table pane, control bar below it, a column with what happened and what is said. */
export function DesktopTable({ isLow }: { readonly isLow: boolean }) {
  const [isHelp, setHelp] = useState(false);
  useTableKeys({ onHelp: () => setHelp(true) });
  return (
    <div className={styles.table} data-layout="desktop" data-low={isLow || undefined}>
      <TopBar onHelp={() => setHelp(true)} />
      <main className={styles.main}>
        {/* First for the keyboard, below the table for the eye. */}
        <div className={styles.panel}>
          <Panel />
          <HintBox />
        </div>
        <div className={styles.scene}>
          <SceneBox pane="desktop" />
        </div>
      </main>
      <aside className={styles.side}>
        <div className={styles.log} data-region="log">
          <LogColumn />
        </div>
        <RecalledTable />
        <div data-region="chat">
          <ChatPanel />
        </div>
      </aside>
      {isHelp && <KeysSheet onClose={() => setHelp(false)} />}
    </div>
  );
}
