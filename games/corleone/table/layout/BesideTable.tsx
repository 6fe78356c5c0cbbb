import { useState } from 'react';
import { BoardStage } from '../choose/board/BoardStage.tsx';
import { HandRow } from '../choose/hand/HandRow.tsx';
import { SuitcaseStrip } from '../choose/hand/SuitcaseStrip.tsx';
import { KeysSheet } from '../choose/KeysSheet.tsx';
import { usePlay } from '../choose/play.ts';
import { PlayersRow } from '../choose/players/PlayersRail.tsx';
import { PromptSheet } from '../choose/prompt/PromptSheet.tsx';
import { useTableKeys } from '../choose/useTableKeys.ts';
import { SceneStage } from '../scenes/SceneStage.tsx';
import { useScene, useWar, useWarBubbles } from '../scenes/useScene.ts';
import { WarLedger } from '../scenes/WarLedger.tsx';
import { WarPrompt } from '../scenes/WarPrompt.tsx';
import { WarSpeed } from '../scenes/WarSpeed.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './BesideTable.module.css';
import { PhoneBar } from './PhoneBar.tsx';
import { SideTabs, useSideTab } from './SideTabs.tsx';
import { usePinch } from './usePinch.ts';

/** A tablet upright or a phone on its side: the board beside everything else. */
export function BesideTable() {
  const { seat } = useAtTable();
  const { question } = usePlay();
  const scene = useScene();
  const war = useWar();
  const bubbles = useWarBubbles(war);
  const [isHelp, setHelp] = useState(false);
  const { tab, setTab, openRegion } = useSideTab();
  const { box, handlers } = usePinch();
  useTableKeys({ onHelp: () => setHelp(true), onRegion: openRegion });
  const isWar = scene === 'war';
  return (
    <div className={styles.table}>
      {/* First for the keyboard, right of the board for the eye. */}
      <aside className={styles.side}>
        <PhoneBar isSmall />
        <div className={styles.scroll}>
          {isWar && question === undefined ? <WarPrompt war={war} /> : <PromptSheet />}
          <div className={styles.tabs}>
            {isWar && <WarSpeed />}
            <SuitcaseStrip />
            <SideTabs tab={tab} onTab={setTab} />
          </div>
          <div className={styles.players}>
            <PlayersRow size="crest" />
          </div>
        </div>
      </aside>
      <main className={styles.stage}>
        {scene === 'board' || isWar ? (
          <div className={styles.board} {...handlers}>
            <BoardStage
              zoom={box}
              hasGains={false}
              lit={isWar ? war.now?.turf : undefined}
              bubbles={isWar ? bubbles : undefined}
            />
          </div>
        ) : (
          <SceneStage scene={scene} />
        )}
        {isWar && <WarLedger war={war} />}
        {scene === 'board' && seat !== undefined && (
          <div className={styles.hand}>
            <HandRow scale={0.7} />
          </div>
        )}
      </main>
      {isHelp && <KeysSheet onClose={() => setHelp(false)} />}
    </div>
  );
}
