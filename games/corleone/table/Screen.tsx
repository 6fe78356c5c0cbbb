import type { SeenEvent } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { joinAddress } from '@omerta/table/lobby/joinAddress.ts';
import { useAnnouncer } from '@omerta/table/table/useAnnouncer.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { QrCode } from '@omerta/table/ui/QrCode.tsx';
import { BoardStage } from './choose/board/BoardStage.tsx';
import { PlayProvider } from './choose/PlayProvider.tsx';
import { PromptFigure } from './choose/prompt/PromptFigure.tsx';
import { AllyCard } from './draw/cards/AllyCard.tsx';
import { Symbols } from './draw/Symbols.tsx';
import { SceneStage } from './scenes/SceneStage.tsx';
import { useScene, useWar, useWarBubbles } from './scenes/useScene.ts';
import { WarLedger } from './scenes/WarLedger.tsx';
import { WhoCounts } from './scenes/WhoCounts.tsx';
import { ActTrack } from './show/ActTrack.tsx';
import { useAtTable } from './show/atTable.ts';
import { Held } from './show/Held.tsx';
import { LogPart } from './show/log/LogPart.tsx';
import { PhaseStops } from './show/PhaseStops.tsx';
import { TableProvider } from './show/TableProvider.tsx';
import { useMusic } from './show/useMusic.ts';
import { useWaitingWords } from './show/useWaitingWords.ts';
import styles from './tv/Screen.module.css';
import { ScreenPlayer } from './tv/ScreenPlayer.tsx';

/** The table on a shared screen: public information only, to be read from across the room. */
export default function Screen() {
  return (
    <TableProvider>
      <PlayProvider>
        <Symbols />
        <SharedScreen />
      </PlayProvider>
    </TableProvider>
  );
}

function SharedScreen() {
  const { say, table } = useAtTable();
  const scene = useScene();
  const war = useWar();
  const bubbles = useWarBubbles(war);
  const isWar = scene === 'war';
  useMusic();
  return (
    <div className={styles.screen}>
      <h1 className="unseen">{say('title')}</h1>
      <header className={styles.top}>
        <span className={styles.brand}>{say('brand')}</span>
        <ActTrack />
        <PhaseStops />
      </header>
      <main className={styles.stage}>
        {scene === 'board' || isWar ? (
          <BoardStage hasGains={false} lit={isWar ? war.now?.turf : undefined} bubbles={isWar ? bubbles : undefined} />
        ) : (
          <SceneStage scene={scene} />
        )}
        {isWar && <WarLedger war={war} />}
        <Voice />
      </main>
      <aside className={styles.rail}>
        <ul className={styles.players} aria-label={say('players')}>
          {table.seats.map((player, seat) => (
            <ScreenPlayer key={player.family} seat={seat} />
          ))}
        </ul>
        {isWar ? <WhoCounts war={war} /> : <PublicCards />}
        <JoinPanel />
      </aside>
    </div>
  );
}

/** What is worth saying aloud; all of it lies open on the table. */
const CALLED_OUT: readonly SeenEvent['kind'][] = [
  'actBegan',
  'jobCompleted',
  'gunnedDown',
  'horseHeadTaken',
  'turfWon',
  'turfNotWon',
  'allyHired',
];
const CALL = 4_000; // milliseconds for every call, whatever it says

/** Who is at it, and the last thing that happened. */
function Voice() {
  const { language, setting } = useAtTable();
  const { title, why } = useWaitingWords();
  const last = useTable(({ log }) => log?.at(-1));
  // Frames of this game hold its events.
  const parts = last === undefined ? [] : corleoneText.eventParts(language, last as SeenEvent, setting);
  const count = useTable(({ log }) => log?.length ?? 0);
  const isCalled = last !== undefined && CALLED_OUT.includes((last as SeenEvent).kind);
  const text = parts.map(part => part.text).join('');
  useAnnouncer(isCalled ? { key: String(count), text, ms: CALL } : undefined);
  return (
    <section className={styles.voice} aria-live="polite" data-region="prompt">
      <PromptFigure size={64} />
      <div>
        <h2>{title}</h2>
        <p>{why}</p>
      </div>
      <p className={styles.last}>
        {parts.map((part, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part is where it stands in its sentence
          <LogPart key={at} part={part} />
        ))}
      </p>
    </section>
  );
}

function PublicCards() {
  const { names, pack, say, table } = useAtTable();
  return (
    <section className={styles.cards}>
      <h2>{say('publicJobs')}</h2>
      <ul className={styles.jobs}>
        {table.publicJobs.map((job, at) => (
          <li key={`${job}.${table.publicJobs.indexOf(job) === at ? 0 : at}`} data-anchor={`job:${job}`}>
            <Held card={job} size="hand" />
          </li>
        ))}
      </ul>
      {table.allies.length > 0 && (
        <>
          <h2>{say('alliesForBribery')}</h2>
          <ul className={styles.allies}>
            {table.allies.map(ally => (
              <li key={ally} data-anchor={`ally:${ally}`}>
                <AllyCard ally={ally} pack={pack} name={names.card(ally)} text="" size="row" />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** How a phone becomes a hand. */
function JoinPanel() {
  const { info, say } = useAtTable();
  return (
    <section className={styles.join}>
      <QrCode text={joinAddress(info)} label={say('screen.phone')} />
      <div>
        <h2>{say('screen.phone')}</h2>
        {info.code !== undefined && <b>{info.code}</b>}
        <p>{say('screen.scan')}</p>
      </div>
    </section>
  );
}
