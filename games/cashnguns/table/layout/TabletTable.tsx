import { HintBox } from '@omerta/table/hints/HintBox.tsx';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useState } from 'react';
import { SceneBox } from '../choose/board/SceneBox.tsx';
import { KeysSheet } from '../choose/KeysSheet.tsx';
import { useTableKeys } from '../choose/useTableKeys.ts';
import { Gestures } from '../scenes/Gestures.tsx';
import { Panel } from '../scenes/Panel.tsx';
import { useAtTable } from '../show/atTable.ts';
import { LogColumn } from '../show/log/LogColumn.tsx';
import { RecalledTable } from '../show/players/Recalled.tsx';
import styles from './TabletTable.module.css';
import { TopBar } from './TopBar.tsx';

/** Table on top, controls below, what happened in a drawer. */
export function TabletTable({ isLow }: { readonly isLow: boolean }) {
  const { say } = useAtTable();
  const [isHelp, setHelp] = useState(false);
  const [isDrawer, setDrawer] = useState(false);
  useTableKeys({ onHelp: () => setHelp(true), onDrawer: () => setDrawer(true) });
  return (
    <div className={styles.table} data-layout="tablet" data-low={isLow || undefined}>
      <TopBar onHelp={() => setHelp(true)}>
        <Button size="small" onClick={() => setDrawer(true)}>
          {say('log')}
        </Button>
      </TopBar>
      <main className={styles.main}>
        <div className={styles.panel}>
          <Panel />
          <HintBox />
        </div>
        <div className={styles.scene}>
          <SceneBox pane="tablet" />
        </div>
      </main>
      {isHelp && <KeysSheet onClose={() => setHelp(false)} />}
      {isDrawer && <Drawer onClose={() => setDrawer(false)} />}
    </div>
  );
}

/** What has happened, over the table. */
export function Drawer({ onClose }: { readonly onClose: () => void }) {
  const { say } = useAtTable();
  return (
    <Sheet title={say('log')} closeLabel={say('close')} onClose={onClose}>
      <div className={styles.log} data-region="log">
        <LogColumn />
      </div>
      <RecalledTable />
      <Gestures />
    </Sheet>
  );
}
