import { HintBox } from '@omerta/table/hints/HintBox.tsx';
import { useState } from 'react';
import { SceneBox } from '../choose/board/SceneBox.tsx';
import { KeysSheet } from '../choose/KeysSheet.tsx';
import { useTableKeys } from '../choose/useTableKeys.ts';
import { Gestures } from '../scenes/Gestures.tsx';
import { Panel } from '../scenes/Panel.tsx';
import { LogColumn } from '../show/log/LogColumn.tsx';
import { RecalledTable } from '../show/players/Recalled.tsx';
import styles from './DesktopTable.module.css';
import { TopBar } from './TopBar.tsx';

/** Table pane, control bar below it, a column with what happened. An open chat takes its place. */
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
        <Gestures />
      </aside>
      {isHelp && <KeysSheet onClose={() => setHelp(false)} />}
    </div>
  );
}
