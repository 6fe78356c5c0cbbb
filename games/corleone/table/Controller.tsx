import { usePageParts } from '@omerta/table/page/pageParts.ts';
import { SeatBadge } from '@omerta/table/table/SeatBadge.tsx';
import { useCurtain } from '@omerta/table/table/useCurtain.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { useEffect, useState } from 'react';
import styles from './Controller.module.css';
import { BoardStage } from './choose/board/BoardStage.tsx';
import { TurfChips } from './choose/board/TurfChips.tsx';
import { useZoom } from './choose/board/useZoom.ts';
import { FaceUpAllies } from './choose/hand/FaceUpAllies.tsx';
import { HandGrid } from './choose/hand/HandGrid.tsx';
import { PublicJobs } from './choose/hand/PublicJobs.tsx';
import { SuitcaseBox } from './choose/hand/SuitcaseBox.tsx';
import { MoveRefused } from './choose/MoveRefused.tsx';
import { PlayProvider } from './choose/PlayProvider.tsx';
import { usePlay } from './choose/play.ts';
import { PromptSheet } from './choose/prompt/PromptSheet.tsx';
import { Crest } from './draw/Crest.tsx';
import { familyColours } from './draw/families.ts';
import { Symbols } from './draw/Symbols.tsx';
import { EyeSign, MapSign } from './draw/signs.tsx';
import { DiscardScene } from './scenes/DiscardScene.tsx';
import { SceneStage } from './scenes/SceneStage.tsx';
import { useScene } from './scenes/useScene.ts';
import { useAtTable } from './show/atTable.ts';
import { TableProvider } from './show/TableProvider.tsx';

/** A player's phone beside a shared screen. */
export default function Controller() {
  return (
    <TableProvider>
      <PlayProvider>
        <Symbols />
        <Phone />
        <MoveRefused />
      </PlayProvider>
    </TableProvider>
  );
}

function Phone() {
  const { say, names, seat, families, info } = useAtTable();
  const { TableMenu } = usePageParts();
  const { isCovered, cover, uncover } = useCurtain();
  const family = seat === undefined ? 'neutral' : (families[seat] ?? 'neutral');
  return (
    <div className={styles.phone} style={familyColours(family)}>
      <header className={styles.bar}>
        <Crest family={family} size={36} />
        <h1>
          {seat === undefined ? say('title') : names.player(seat)}
          <small>
            {seat === undefined ? '' : names.family(seat)}
            {info.code !== undefined && ` · ${say('hand.table', { code: info.code })}`}
          </small>
        </h1>
        {seat !== undefined && <SeatBadge seat={seat} />}
        <button type="button" className={styles.cover} aria-label={say('hand.cover')} onClick={cover}>
          <EyeSign size={24} />
        </button>
        <TableMenu />
      </header>
      {isCovered ? (
        <Covered onUncover={uncover} />
      ) : (
        <>
          <Shown />
          <PromptSheet />
        </>
      )}
    </div>
  );
}

/** Nothing of the hand is on the page while it is covered. */
function Covered({ onUncover }: { readonly onUncover: () => void }) {
  const { say } = useAtTable();
  const { question } = usePlay();
  return (
    <main className={styles.covered}>
      <p>{say(question === undefined ? 'hand.covered' : 'hand.yourMove')}</p>
      <Button look="primary" size="large" onClick={onUncover} icon={<EyeSign size={22} />}>
        {say('hand.uncover')}
      </Button>
    </main>
  );
}

function Shown() {
  const { say } = useAtTable();
  const { kind, selection } = usePlay();
  const scene = useScene();
  const zoom = useZoom();
  const [isMap, setMap] = useState(false);
  const isPlace = [...selection.legal].some(thing => thing.startsWith('place:'));
  useEffect(() => {
    if (!isPlace) setMap(false);
  }, [isPlace]);
  if (kind === 'trade') return <DiscardScene />;
  if (scene !== 'board' && scene !== 'war') return <SceneStage scene={scene} />;
  return (
    <main className={styles.main}>
      <div className={styles.switch}>
        <Button size="small" aria-pressed={!isMap} onClick={() => setMap(false)}>
          {say('hand.cards')}
        </Button>
        <Button size="small" aria-pressed={isMap} icon={<MapSign size={18} />} onClick={() => setMap(true)}>
          {say('tab.map')}
        </Button>
      </div>
      {isMap ? (
        <>
          <div className={styles.board}>
            <BoardStage zoom={zoom.box} onTurf={zoom.showTurf} hasGains={false} />
          </div>
          <TurfChips shown={zoom.turfs} onTurf={zoom.showTurf} />
        </>
      ) : (
        <>
          <HandGrid />
          <SuitcaseBox />
          <PublicJobs />
          <FaceUpAllies />
        </>
      )}
    </main>
  );
}
