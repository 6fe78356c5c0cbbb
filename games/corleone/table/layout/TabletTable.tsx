import { useState } from 'react';
import { useAtTable } from '../atTable.ts';
import { BoardStage } from '../parts/BoardStage.tsx';
import { Warnings } from '../parts/Friend.tsx';
import { HandRow } from '../parts/HandRow.tsx';
import { KeysSheet } from '../parts/KeysSheet.tsx';
import { MiniMap } from '../parts/MiniMap.tsx';
import { PlayersRow } from '../parts/PlayersRail.tsx';
import { PointedGains } from '../parts/PointedGains.tsx';
import { PromptBar } from '../parts/PromptBar.tsx';
import { SceneStage } from '../parts/SceneStage.tsx';
import { SideTabs, useSideTab } from '../parts/SideTabs.tsx';
import { SuitcaseStrip } from '../parts/SuitcaseStrip.tsx';
import { TopBar } from '../parts/TopBar.tsx';
import { WarPrompt } from '../parts/WarPrompt.tsx';
import { WarSpeed } from '../parts/WarSpeed.tsx';
import { usePlay } from '../play.ts';
import { WarLedger } from '../scenes/WarLedger.tsx';
import { WhoCounts } from '../scenes/WhoCounts.tsx';
import { useScene, useWar, useWarBubbles } from '../useScene.ts';
import { useTableKeys } from '../useTableKeys.ts';
import styles from './TabletTable.module.css';

/** The table on a tablet: crests in one row, the right rail as tabs, gains below them. */
export function TabletTable() {
  const { seat, table } = useAtTable();
  const { question, warnings } = usePlay();
  const scene = useScene();
  const war = useWar();
  const bubbles = useWarBubbles(war);
  const [isHelp, setHelp] = useState(false);
  const { tab, setTab, openRegion } = useSideTab();
  useTableKeys({ onHelp: () => setHelp(true), onRegion: openRegion });
  const isWar = scene === 'war';
  const hasHand = (scene === 'board' || scene === 'jobPick') && seat !== undefined;
  return (
    <div className={styles.table}>
      <TopBar isShort onHelp={() => setHelp(true)}>
        {isWar ? <WarSpeed /> : undefined}
      </TopBar>
      {/* First for the keyboard, below the board for the eye. */}
      {isWar && question === undefined ? <WarPrompt war={war} /> : <PromptBar />}
      <div className={styles.middle}>
        <main className={styles.stage}>
          {scene === 'board' || isWar ? (
            <BoardStage
              hasGains={false}
              lit={isWar ? war.now?.turf : undefined}
              bubbles={isWar ? bubbles : undefined}
            />
          ) : (
            <SceneStage scene={scene} />
          )}
        </main>
        <aside className={styles.side}>
          {isWar ? <WhoCounts war={war} /> : <SideTabs tab={tab} onTab={setTab} />}
          {scene !== 'board' && !isWar && <MiniMap />}
          <PointedGains />
          <Warnings warnings={warnings} />
        </aside>
      </div>
      {isWar && <WarLedger war={war} />}
      {hasHand && (
        <div className={styles.cards}>
          <HandRow scale={0.8} />
          <SuitcaseStrip />
        </div>
      )}
      <div className={styles.players}>
        <PlayersRow size={table.players > 4 ? 'name' : 'figures'} />
      </div>
      {isHelp && <KeysSheet onClose={() => setHelp(false)} />}
    </div>
  );
}
