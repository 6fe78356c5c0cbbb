import { tvWords } from './show/tvWords.ts';
import './draw/tokens.css';
import { joinAddress } from '@omerta/table/lobby/joinAddress.ts';
import { isStill, useSettings } from '@omerta/table/settings/settings.ts';
import { QrCode } from '@omerta/table/ui/QrCode.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Cylinder } from './draw/Cylinder.tsx';
import { Paints } from './draw/Paints.tsx';
import { MOST_SEATS } from './draw/panes.ts';
import { TableScene } from './draw/scene/TableScene.tsx';
import { useAtTable } from './show/atTable.ts';
import { OutMoment } from './show/moments/OutMoment.tsx';
import { sceneToken } from './show/sceneLoot.ts';
import { useAmbience } from './show/staging/ambience.ts';
import { TableProvider } from './show/TableProvider.tsx';
import { useArtWords } from './show/useArtWords.ts';
import { Announcer } from './tv/Announcer.tsx';
import { Camera } from './tv/Camera.tsx';
import { OnTheTable, ScreenTimer, SharingOrder, Toll } from './tv/Corners.tsx';
import { CountdownDial } from './tv/CountdownDial.tsx';
import { headlineOf } from './tv/headline.ts';
import { RecapScreen } from './tv/RecapScreen.tsx';
import styles from './tv/Screen.module.css';
import { SlowCall } from './tv/SlowCall.tsx';
import { Standoff } from './tv/Standoff.tsx';
import { TalentsScreen } from './tv/TalentsScreen.tsx';
import { useRecap } from './tv/useRecap.ts';
import { useScreenScene } from './tv/useScreenScene.ts';
import { useShot } from './tv/useShot.ts';

/** The table on a shared screen: public information only, to be read from across the room. */
export default function Screen() {
  return (
    <TableProvider>
      <Paints />
      <SharedScreen />
    </TableProvider>
  );
}

function SharedScreen() {
  const say = useWords(tvWords);
  const recap = useRecap();
  const isFull = useAtTable().table.players === MOST_SEATS;
  useAmbience();
  return (
    <div className={styles.screen} data-full={isFull || undefined}>
      <RoundMark round={recap?.round} />
      <main className={styles.stage}>
        <h1 className="unseen">{say('title')}</h1>
        {recap === undefined ? <PublicScene /> : <RecapScreen recap={recap} />}
      </main>
      {recap === undefined && <JoinMark />}
    </div>
  );
}

function PublicScene() {
  const shot = useShot(useAtTable());
  const say = useWords(tvWords);
  const at = useAtTable();
  const { say: sayGame, scene, story, table } = at;
  const words = useArtWords();
  const still = useSettings(isStill);
  const { seats, aims, loot, light, moment, isCounting } = useScreenScene(say('tag.aimsLast'));
  const isSharing = table.stage === 'sharing';
  const isToldWhoFell = light === 'red' && (scene.isAftermath || story.onStage?.kind !== 'shotsFired');
  return (
    <>
      <Camera shot={shot} isStill={still}>
        <TableScene
          pane="tv"
          seats={seats}
          aims={aims}
          loot={loot}
          token={sceneToken(at)}
          words={words}
          label={sayGame('seats')}
          light={light}
          moment={moment}
          isStill={still}
        >
          {isCounting && scene.beat === 'count' && <CountdownDial startsAt={scene.startsAt} digit={scene.digit} />}
        </TableScene>
      </Camera>
      <TalentsScreen />
      <SlowCall />
      <Headline />
      <Announcer />
      <p className="unseen" role="status">
        {isCounting ? say('said.countdown') : ''}
      </p>
      {isToldWhoFell ? <Toll /> : <OnTheTable />}
      {isSharing ? <SharingOrder /> : !isCounting && <ScreenTimer />}
      {shot?.kind === 'standoff' && <Standoff seats={shot.seats} />}
      <OutMoment />
    </>
  );
}

function Headline() {
  const say = useWords(tvWords);
  const at = useAtTable();
  const { said, isShout, sub } = headlineOf(at);
  return (
    <div className={styles.headline} aria-live="polite">
      <h2 className={isShout ? styles.shout : styles.title}>
        {said === undefined ? at.say(`now.${at.table.stage}`) : say(said.key, said.values)}
      </h2>
      {sub !== undefined && <p>{say(sub.key, sub.values)}</p>}
    </div>
  );
}

/** The round that is drawn; while the room looks back, the one before. */
function RoundMark({ round }: { readonly round: number | undefined }) {
  const say = useWords(tvWords);
  const { table, say: sayGame } = useAtTable();
  const shown = round ?? table.round;
  return (
    <header className={styles.round}>
      <Cylinder round={shown} size={112} />
      <div>
        <span>{say('house')}</span>
        <b>{sayGame('roundShort', { round: shown })}</b>
      </div>
    </header>
  );
}

/** How a phone comes to the table, or back to it. */
function JoinMark() {
  const say = useWords(tvWords);
  const { info } = useAtTable();
  const isFree = info.seats.some(({ kind }) => kind === 'empty');
  const words = say(isFree ? 'join' : 'watch');
  return (
    <aside className={styles.join}>
      <div>
        <span>{words}</span>
        {info.code !== undefined && <b>{info.code}</b>}
      </div>
      <QrCode text={joinAddress(info)} label={words} />
    </aside>
  );
}
