import { useState } from 'react';
import { BoardStage } from '../choose/board/BoardStage.tsx';
import { FaceUpAllies } from '../choose/hand/FaceUpAllies.tsx';
import { HandRow } from '../choose/hand/HandRow.tsx';
import { PublicJobs } from '../choose/hand/PublicJobs.tsx';
import { SuitcaseBox } from '../choose/hand/SuitcaseBox.tsx';
import { KeysSheet } from '../choose/KeysSheet.tsx';
import { usePlay } from '../choose/play.ts';
import { PlayersRail } from '../choose/players/PlayersRail.tsx';
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
import { LogColumn } from '../show/log/LogColumn.tsx';
import { RulesInShort } from '../show/RulesInShort.tsx';
import { TieOrder } from '../show/TieOrder.tsx';
import styles from './DesktopTable.module.css';
import { TopBar } from './TopBar.tsx';

/** The table on a wide screen: players left, board in the middle, public cards and log right. */
export function DesktopTable({ isWide }: { readonly isWide: boolean }) {
  const { table } = useAtTable();
  const scene = useScene();
  const war = useWar();
  const bubbles = useWarBubbles(war);
  const { question } = usePlay();
  const [isHelp, setHelp] = useState(false);
  useTableKeys({ onHelp: () => setHelp(true) });
  const isWar = scene === 'war';
  const hasHand = scene === 'board' || scene === 'jobPick';
  const isTight = !isWide && table.players > 3; // more players, more jobs and allies in the rail
  return (
    <div className={styles.table} data-wide={isWide || undefined} data-tight={isTight || undefined}>
      <div className={styles.top}>
        <TopBar onHelp={() => setHelp(true)}>{isWar ? <WarSpeed /> : undefined}</TopBar>
      </div>
      <main className={styles.middle}>
        {/* First for the keyboard, below the board for the eye. */}
        <div className={styles.prompt}>{isWar && question === undefined ? <WarPrompt war={war} /> : <PromptBar />}</div>
        <div className={styles.stage}>
          {scene === 'board' || isWar ? (
            <BoardStage lit={isWar ? war.now?.turf : undefined} bubbles={isWar ? bubbles : undefined} />
          ) : (
            <SceneStage scene={scene} />
          )}
        </div>
        {isWar && <WarLedger war={war} />}
        {hasHand && <Cards scale={isWide ? 1.15 : 1} />}
      </main>
      <aside className={styles.right}>
        {isWar && <WhoCounts war={war} />}
        {(scene === 'bid' || scene === 'reveal' || scene === 'tribute') && <MiniMap />}
        {scene === 'bid' && (
          <>
            <TieOrder />
            <RulesInShort />
          </>
        )}
        {(hasHand || scene === 'tribute') && <PublicJobs />}
        {hasHand && <FaceUpAllies />}
      </aside>
      <div className={styles.left}>
        <PlayersRail />
      </div>
      {/* Last for the keyboard, below the public cards for the eye. */}
      <div className={styles.log} data-region="log">
        <LogColumn />
      </div>
      {isHelp && <KeysSheet onClose={() => setHelp(false)} />}
    </div>
  );
}

function Cards({ scale }: { readonly scale: number }) {
  const { seat } = useAtTable();
  if (seat === undefined) return null;
  return (
    <div className={styles.cards}>
      <HandRow scale={scale} />
      <div className={styles.suitcase}>
        <SuitcaseBox />
      </div>
    </div>
  );
}
