import './draw/tokens.css';
import type { SeenEvent } from '@omerta/cashnguns/seen';
import { HintBox } from '@omerta/table/hints/HintBox.tsx';
import { usePageParts } from '@omerta/table/page/pageParts.ts';
import { SeatBadge } from '@omerta/table/table/SeatBadge.tsx';
import { useCurtain } from '@omerta/table/table/useCurtain.ts';
import styles from './Controller.module.css';
import { MoveRefused } from './choose/MoveRefused.tsx';
import { PlayProvider } from './choose/PlayProvider.tsx';
import { usePlay } from './choose/play.ts';
import { Cta } from './choose/prompt/Cta.tsx';
import { useTableKeys } from './choose/useTableKeys.ts';
import { LOOKS } from './draw/gangsters.ts';
import { MedalPicture } from './draw/Medal.tsx';
import { Paints } from './draw/Paints.tsx';
import { Panel } from './scenes/Panel.tsx';
import { PhoneStage } from './scenes/PhoneStage.tsx';
import { MyStrip } from './scenes/talents/MyStrip.tsx';
import { TalentsSheet } from './scenes/talents/TalentsSheet.tsx';
import { useAtTable } from './show/atTable.ts';
import { MyResult } from './show/MyResult.tsx';
import { TableProvider } from './show/TableProvider.tsx';
import { Timer } from './show/Timer.tsx';
import { useLayout } from './show/useLayout.ts';

/** A player's phone beside a shared screen. */
export default function Controller() {
  return (
    <TableProvider>
      <PlayProvider>
        <Paints />
        <Phone />
        <TalentsSheet />
        <MoveRefused />
      </PlayProvider>
    </TableProvider>
  );
}

function Phone() {
  const { say, names, seat, gangsters, info, table } = useAtTable();
  const { TableMenu } = usePageParts();
  const { kind } = usePlay();
  const { isLow } = useLayout();
  const { isCovered, cover, uncover } = useCurtain();
  useTableKeys({ onHelp: () => {} });
  const gangster = gangsters[seat ?? 0] ?? 'bruno';
  return (
    <div className={styles.phone} data-layout="phone" data-low={isLow || undefined}>
      <header className={styles.bar}>
        <MedalPicture gangster={gangster} size={40} label={LOOKS[gangster].name} />
        <h1>
          {kind === undefined ? (seat === undefined ? say('title') : names.player(seat)) : say(`ask.${kind}`)}
          <small>
            {say('round', { round: table.round })}
            {info.code !== undefined && ` · ${info.code}`}
          </small>
        </h1>
        {seat !== undefined && <SeatBadge seat={seat} />}
        <Timer size={46} />
        <button type="button" className={styles.cover} onClick={cover}>
          {say('hide')}
        </button>
        <TableMenu />
      </header>
      <MyStrip isCovered={isCovered} />
      {isCovered ? <Covered onUncover={uncover} /> : <Shown />}
    </div>
  );
}

/** Nothing of the hand is on the page while it is covered. */
function Covered({ onUncover }: { readonly onUncover: () => void }) {
  const { say } = useAtTable();
  const { question } = usePlay();
  return (
    <main className={styles.covered}>
      <p>{say(question === undefined ? 'hidden' : 'asked')}</p>
      <Cta onPress={onUncover}>{say('unhide')}</Cta>
    </main>
  );
}

/** What the room watches together. Single cards that change hands do not take the eyes off the phone. */
const LOOK_UP: readonly SeenEvent['kind'][] = ['aimsRevealed', 'courageRevealed', 'shotsFired'];

/** What is to be decided; a reveal is told by the big screen alone, and then what came of it for me. */
function Shown() {
  const { say, story, table, seat } = useAtTable();
  const { question } = usePlay();
  const isSharing = table.stage === 'sharing' && seat !== undefined && table.seats[seat]?.down === '';
  if (story.onStage !== undefined && LOOK_UP.includes(story.onStage.kind)) {
    return (
      <main className={styles.covered} role="status">
        <h2>{say('lookUp')}</h2>
        <p>{say('lookUp.why')}</p>
      </main>
    );
  }
  return (
    <main className={styles.main}>
      {question === undefined && !isSharing ? <MyResult /> : <PhoneStage />}
      <Panel />
      <HintBox as="sheet" />
    </main>
  );
}
