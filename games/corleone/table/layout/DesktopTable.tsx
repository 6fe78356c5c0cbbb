import { useState } from 'react';
import { useAtTable } from '../atTable.ts';
import { BoardStage } from '../parts/BoardStage.tsx';
import { FaceUpAllies } from '../parts/FaceUpAllies.tsx';
import { HandRow } from '../parts/HandRow.tsx';
import { KeysSheet } from '../parts/KeysSheet.tsx';
import { LogColumn } from '../parts/LogColumn.tsx';
import { MiniMap } from '../parts/MiniMap.tsx';
import { PlayersRail } from '../parts/PlayersRail.tsx';
import { PromptBar } from '../parts/PromptBar.tsx';
import { PublicJobs } from '../parts/PublicJobs.tsx';
import { RulesInShort } from '../parts/RulesInShort.tsx';
import { SceneStage } from '../parts/SceneStage.tsx';
import { SuitcaseBox } from '../parts/SuitcaseBox.tsx';
import { TieOrder } from '../parts/TieOrder.tsx';
import { TopBar } from '../parts/TopBar.tsx';
import { WarPrompt } from '../parts/WarPrompt.tsx';
import { WarSpeed } from '../parts/WarSpeed.tsx';
import { usePlay } from '../play.ts';
import { WarLedger } from '../scenes/WarLedger.tsx';
import { WhoCounts } from '../scenes/WhoCounts.tsx';
import { useScene, useWar, useWarBubbles } from '../useScene.ts';
import { useTableKeys } from '../useTableKeys.ts';
import styles from './RailsTable.module.css';

/** The table on a wide screen: players left, board in the middle, public cards and log right. */
export function RailsTable({ isWide }: { readonly isWide: boolean }) {
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
