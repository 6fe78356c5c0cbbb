import { useEffect, useState } from 'react';
import { BoardStage } from '../choose/board/BoardStage.tsx';
import { TurfChips } from '../choose/board/TurfChips.tsx';
import { useZoom } from '../choose/board/useZoom.ts';
import { FaceUpAllies } from '../choose/hand/FaceUpAllies.tsx';
import { HandGrid } from '../choose/hand/HandGrid.tsx';
import { HandRow } from '../choose/hand/HandRow.tsx';
import { PublicJobs } from '../choose/hand/PublicJobs.tsx';
import { SuitcaseBox } from '../choose/hand/SuitcaseBox.tsx';
import { KeysSheet } from '../choose/KeysSheet.tsx';
import { usePlay } from '../choose/play.ts';
import { PlayersRow } from '../choose/players/PlayersRail.tsx';
import { PromptSheet } from '../choose/prompt/PromptSheet.tsx';
import { useTableKeys } from '../choose/useTableKeys.ts';
import { DiscardScene } from '../scenes/DiscardScene.tsx';
import { SceneStage } from '../scenes/SceneStage.tsx';
import { useScene, useWar, useWarBubbles } from '../scenes/useScene.ts';
import { WarLedger } from '../scenes/WarLedger.tsx';
import { WarPrompt } from '../scenes/WarPrompt.tsx';
import { WarSpeed } from '../scenes/WarSpeed.tsx';
import { useAtTable } from '../show/atTable.ts';
import { MiniMap } from '../show/board/MiniMap.tsx';
import { Overview } from '../show/board/Overview.tsx';
import { LogColumn } from '../show/log/LogColumn.tsx';
import { PhoneBar } from './PhoneBar.tsx';
import styles from './PhoneTable.module.css';
import { type PhoneTab, PhoneTabs, phoneTabOf } from './PhoneTabs.tsx';

/** The table on a phone: one thing at a time above the prompt. */
export function PhoneTable({ isSmall }: { readonly isSmall: boolean }) {
  const { seat } = useAtTable();
  const { kind, question } = usePlay();
  const scene = useScene();
  const [tab, setTab] = useTab();
  const [isHelp, setHelp] = useState(false);
  const war = useWar();
  const isWar = scene === 'war';
  const zoom = useZoom(isWar ? war.now?.turf : undefined);
  useTableKeys({
    onHelp: () => setHelp(true),
    onRegion: region => {
      const home = phoneTabOf(region);
      if (home !== undefined) setTab(home);
    },
    onTurf: turf => {
      setTab('map');
      zoom.showTurf(turf);
    },
  });
  const isScene = scene !== 'board' && !isWar;
  return (
    <div className={styles.table} data-small={isSmall || undefined}>
      <PhoneBar isSmall={isSmall}>{isWar ? <WarSpeed isShort /> : undefined}</PhoneBar>
      {/* First for the keyboard, below the board for the eye. */}
      {isWar && question === undefined ? <WarPrompt war={war} /> : <PromptSheet />}
      <main className={styles.main}>
        {tab === 'map' && kind === 'trade' && <DiscardScene />}
        {tab === 'map' && kind !== 'trade' && isScene && <SceneStage scene={scene} />}
        {tab === 'map' && kind !== 'trade' && !isScene && (
          <MapView isInset={isSmall || zoom.isWide} zoom={zoom} isWar={isWar} />
        )}
        {tab === 'hand' && <HandGrid />}
        {tab === 'jobs' && (
          <div className={styles.scroll}>
            <PublicJobs />
            <FaceUpAllies />
          </div>
        )}
        {tab === 'suitcase' && (
          <div className={styles.scroll}>
            <SuitcaseBox />
            {isScene && <MiniMap />}
          </div>
        )}
        {tab === 'log' && (
          <div className={styles.scroll} data-region="log">
            <LogColumn />
          </div>
        )}
      </main>
      {!isSmall && tab === 'map' && scene === 'board' && kind !== 'trade' && seat !== undefined && (
        <div className={styles.drawer}>
          <HandRow scale={0.66} />
        </div>
      )}
      <div className={styles.players}>
        <PlayersRow size={isSmall ? 'crest' : 'name'} />
      </div>
      <PhoneTabs tab={tab} onTab={setTab} />
      {isHelp && <KeysSheet onClose={() => setHelp(false)} />}
    </div>
  );
}

interface MapViewProps {
  /** The whole board in a corner of the part of it. */
  readonly isInset: boolean;
  readonly isWar: boolean;
  readonly zoom: ReturnType<typeof useZoom>;
}

function MapView({ isInset, isWar, zoom }: MapViewProps) {
  const war = useWar();
  const bubbles = useWarBubbles(war);
  const overview = <Overview window={zoom.box} onTurf={zoom.showTurf} />;
  return (
    <>
      {!isInset && <div className={styles.overview}>{overview}</div>}
      {!isInset && <TurfChips shown={zoom.turfs} onTurf={zoom.showTurf} />}
      <div className={styles.zoom}>
        <BoardStage
          zoom={zoom.box}
          onTurf={zoom.showTurf}
          hasGains={false}
          lit={isWar ? war.now?.turf : undefined}
          bubbles={isWar ? bubbles : undefined}
        />
        {isInset && <div className={styles.inset}>{overview}</div>}
      </div>
      {isInset && <TurfChips shown={zoom.turfs} onTurf={zoom.showTurf} />}
      {isWar && <WarLedger war={war} />}
    </>
  );
}

/** Questions about cards turn to the hand by themselves. */
function useTab(): [PhoneTab, (tab: PhoneTab) => void] {
  const { kind, question, choices } = usePlay();
  const [tab, setTab] = useState<PhoneTab>('map');
  const decision = question?.decision;
  const isAboutHand = kind === 'offer' || choices.some(choice => choice.kind === 'suitcase');
  useEffect(() => {
    if (decision !== undefined) setTab(isAboutHand ? 'hand' : 'map');
  }, [decision, isAboutHand]);
  return [tab, setTab];
}
