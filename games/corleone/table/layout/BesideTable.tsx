import { useState } from 'react';
import { useAtTable } from '../atTable.ts';
import { BoardStage } from '../parts/BoardStage.tsx';
import { HandRow } from '../parts/HandRow.tsx';
import { KeysSheet } from '../parts/KeysSheet.tsx';
import { PhoneBar } from '../parts/PhoneBar.tsx';
import { PlayersRow } from '../parts/PlayersRail.tsx';
import { PromptSheet } from '../parts/PromptSheet.tsx';
import { SceneStage } from '../parts/SceneStage.tsx';
import { SideTabs, useSideTab } from '../parts/SideTabs.tsx';
import { SuitcaseStrip } from '../parts/SuitcaseStrip.tsx';
import { WarPrompt } from '../parts/WarPrompt.tsx';
import { WarSpeed } from '../parts/WarSpeed.tsx';
import { usePlay } from '../play.ts';
import { WarLedger } from '../scenes/WarLedger.tsx';
import { usePinch } from '../usePinch.ts';
import { useScene, useWar, useWarBubbles } from '../useScene.ts';
import { useTableKeys } from '../useTableKeys.ts';
import styles from './BesideTable.module.css';

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
