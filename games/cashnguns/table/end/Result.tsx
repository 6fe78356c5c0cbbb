import { coachWords } from '@omerta/table/words/coachWords.ts';
import { tvWords } from '../show/tvWords.ts';
import '../draw/tokens.css';
import { type EveningGame, isShared } from '@omerta/table/evening/score.ts';
import { useEvening } from '@omerta/table/evening/useEvening.ts';
import { usePageParts } from '@omerta/table/page/pageParts.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo, useState } from 'react';
import { useVoice } from '../coach/useVoice.tsx';
import { useAtTable } from '../show/atTable.ts';
import { AwardCards } from './AwardCards.tsx';
import { EveningScene } from './EveningScene.tsx';
import { type Finale, ladderOf, useFinale } from './finale.ts';
import { GhostLine } from './GhostLine.tsx';
import { MyEnd } from './MyEnd.tsx';
import { PictureSheet } from './PictureSheet.tsx';
import { Reckoning } from './Reckoning.tsx';
import styles from './Result.module.css';
import show from './Show.module.css';
import { Show } from './Show.tsx';
import { useShow } from './useShow.ts';
import { WinnerScene } from './WinnerScene.tsx';

/** The show, and then what it came to. */
export function Result() {
  const say = useWords(tvWords);
  const at = useAtTable();
  const { info, seat } = at;
  const finale = useFinale(at);
  const places = useMemo(() => placesOf(finale), [finale]);
  const games = useEvening(info, places);
  const { told, isOver, skip } = useShow(finale.rows, ladderOf, info.match, info.settings.pace === 'instant');
  if (finale.rows.length === 0) return null;
  const isBesideScreen = info.hasScreen && !info.you.isScreen && seat !== undefined;
  const isToldHere = isOver || (isBesideScreen && told.scene !== 'count' && told.scene !== 'diamonds');
  if (isBesideScreen && !isToldHere) return <LookUp />;
  if (!isToldHere)
    return (
      <div className={show.show} data-show={told.scene}>
        <Show told={told} finale={finale} />
        <div className={show.skip}>
          <Button onClick={skip}>{say('end.skip')}</Button>
        </div>
      </div>
    );
  if (info.you.isScreen)
    return (
      <div className={show.show} data-show="over">
        {isShared(games) ? <EveningScene games={games} /> : <WinnerScene finale={finale} />}
      </div>
    );
  return <Summary finale={finale} games={games} />;
}

const placesOf = ({ rows }: Finale): readonly number[] =>
  rows.toSorted((one, other) => one.seat - other.seat).map(({ place }) => place);

/** A phone beside a shared screen keeps the secret until that tells it. */
function LookUp() {
  const say = useWords(tvWords);
  return (
    <section className={styles.lookUp} role="status" aria-label={say('end.label')}>
      <h1>{say('mine.lookUp')}</h1>
      <p>{say('mine.lookUpWords')}</p>
    </section>
  );
}

interface SummaryProps {
  readonly finale: Finale;
  readonly games: readonly EveningGame[];
}

/** My own result first, then all of it, and the ways on. */
function Summary({ finale, games }: SummaryProps) {
  const say = useWords(tvWords);
  const sayCoach = useWords(coachWords);
  const { EndWays, EndCoach } = usePageParts();
  const voice = useVoice();
  const { names, seat } = useAtTable();
  const [isPicture, setPicture] = useState(false);
  const { rows, awards, falls } = finale;
  const result = rows
    .filter(({ isAlive }) => isAlive)
    .map(row => `${names.player(row.seat)} ${names.amount(row.total)}`)
    .join(', ');
  return (
    <section className={styles.end} aria-label={say('end.label')}>
      {seat === undefined ? (
        <div className={styles.poster}>
          <WinnerScene finale={finale} />
        </div>
      ) : (
        <MyEnd seat={seat} finale={finale} games={games} />
      )}
      <div className={styles.body}>
        <h2>{say('end.reckoning')}</h2>
        <Reckoning rows={rows} falls={falls} />
        {awards.length > 0 && (
          <>
            <h2>{say('end.awards')}</h2>
            <AwardCards awards={awards} />
          </>
        )}
        <GhostLine rows={rows} />
      </div>
      <div className={styles.ways}>
        {seat !== undefined && <Button onClick={() => setPicture(true)}>{say('picture.button')}</Button>}
        <EndWays words={say('end.result', { result })} />
      </div>
      <Panel className={styles.coach} title={sayCoach('title')}>
        <EndCoach voice={voice} />
      </Panel>
      {isPicture && seat !== undefined && (
        <PictureSheet seat={seat} finale={finale} onClose={() => setPicture(false)} />
      )}
    </section>
  );
}
