import { useState } from 'react';
import { BoardStage } from '../choose/board/BoardStage.tsx';
import { HandRow } from '../choose/hand/HandRow.tsx';
import { SuitcaseStrip } from '../choose/hand/SuitcaseStrip.tsx';
import { KeysSheet } from '../choose/KeysSheet.tsx';
import { usePlay } from '../choose/play.ts';
import { PlayersRow } from '../choose/players/PlayersRail.tsx';
import { Warnings } from '../choose/prompt/Friend.tsx';
import { PointedGains } from '../choose/prompt/PointedGains.tsx';
import { PromptBar } from '../choose/prompt/PromptBar.tsx';
import { useTableKeys } from '../choose/useTableKeys.ts';
import { SceneStage } from '../scenes/SceneStage.tsx';
import { useScene, useWar, useWarBubbles } from '../scenes/useScene.ts';
import { WarLedger } from '../scenes/WarLedger.tsx';
import { WarPrompt } from '../scenes/WarPrompt.tsx';
import { WarSpeed } from '../scenes/WarSpeed.tsx';
import { WhoCounts } from '../scenes/WhoCounts.tsx';
import { useAtTable } from '../show/atTable.ts';
import { MiniMap } from '../show/board/MiniMap.tsx';
import { SideTabs, useSideTab } from './SideTabs.tsx';
import styles from './TabletTable.module.css';
import { TopBar } from './TopBar.tsx';

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
