import { HintBox } from '@omerta/table/hints/HintBox.tsx';
import { useState } from 'react';
import { KeysSheet } from '../choose/KeysSheet.tsx';
import { useTableKeys } from '../choose/useTableKeys.ts';
import { Panel } from '../scenes/Panel.tsx';
import { PhoneStage } from '../scenes/PhoneStage.tsx';
import { MyStrip } from '../scenes/talents/MyStrip.tsx';
import { useAtTable } from '../show/atTable.ts';
import { LogSign } from './LogSign.tsx';
import styles from './PhoneTable.module.css';
import { Drawer } from './TabletTable.tsx';
import { TopBar } from './TopBar.tsx';

/** From my chair: the scene above, what I do under the thumb. */
export function PhoneTable({ isLow }: { readonly isLow: boolean }) {
  const { say } = useAtTable();
  const [isHelp, setHelp] = useState(false);
  const [isDrawer, setDrawer] = useState(false);
  useTableKeys({ onHelp: () => setHelp(true), onDrawer: () => setDrawer(true) });
  return (
    <div className={styles.table} data-layout="phone" data-low={isLow || undefined}>
      <TopBar isPhone>
        <button type="button" className={styles.tool} aria-label={say('log')} onClick={() => setDrawer(true)}>
          <LogSign />
        </button>
      </TopBar>
      <MyStrip />
      <main className={styles.main}>
        <div className={styles.stage}>
          <PhoneStage />
        </div>
        <Panel />
        <HintBox as="sheet" />
      </main>
      {isHelp && <KeysSheet onClose={() => setHelp(false)} />}
      {isDrawer && <Drawer onClose={() => setDrawer(false)} />}
    </div>
  );
}
