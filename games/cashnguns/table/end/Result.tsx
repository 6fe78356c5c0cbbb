import { coachWords } from '@omerta/table/words/coachWords.ts';
import { tvWords } from '../show/tvWords.ts';
import '../draw/tokens.css';
import type { SeenEvent } from '@omerta/cashnguns/seen';
import { usePageParts } from '@omerta/table/page/pageParts.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { Button } from '@omerta/table/ui/Button.tsx';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import { useVoice } from '../coach/useVoice.tsx';
import { type AtTable, useAtTable } from '../show/atTable.ts';
import { useGhostBet } from '../show/ghostBet.ts';
import { AwardCards, type Ghost } from './AwardCards.tsx';
import { awardsOf, fallsOf } from './awards.ts';
import { ALL_SHOWN, COUNTED, useCounting } from './counting.ts';
import { type FinalRow, finalRows, winnersOf } from './finalRows.ts';
import { Reckoning } from './Reckoning.tsx';
import styles from './Result.module.css';
import { WinnerPoster } from './WinnerPoster.tsx';

/** The poster of the winners, the reckoning, and the ways on. */
export function Result() {
  const say = useWords(tvWords);
  const sayCoach = useWords(coachWords);
  const { EndCoach, EndWays } = usePageParts();
  const voice = useVoice();
  const at = useAtTable();
  const { view, names, info } = at;
  const log = useTable(state => state.log) as readonly SeenEvent[] | undefined; // frames of this game hold its events
  const rows = useMemo(() => finalRows(view), [view]);
  const awards = useMemo(() => awardsOf(log ?? []), [log]);
  const falls = useMemo(() => fallsOf(log ?? []), [log]);
  const ghost = useGhost(at, rows);
  const { ms, skip } = useCounting(info.settings.pace === 'instant');
  if (rows.length === 0) return null;
  const isTold = ms >= COUNTED + 500;
  const result = rows
    .filter(({ isAlive }) => isAlive)
    .map(({ seat, total }) => `${names.player(seat)} ${names.amount(total)}`)
    .join(', ');
  return (
    <section className={styles.end} aria-label={say('end.label')}>
      <WinnerPoster rows={rows} isTold={isTold} />
      <div className={styles.body}>
        <h2>{say('end.reckoning')}</h2>
        <Reckoning rows={rows} falls={falls} ms={ms} isTold={isTold} />
        {isTold && (awards.length > 0 || ghost !== undefined) && <AwardCards awards={awards} ghost={ghost} />}
        <div className={styles.ways}>
          {ms < ALL_SHOWN && !isTold ? (
            <Button onClick={skip}>{say('end.skip')}</Button>
          ) : (
            <EndWays words={say('end.result', { result })} />
          )}
        </div>
      </div>
      {isTold && (
        <Panel className={styles.coach} title={sayCoach('title')}>
          <EndCoach voice={voice} />
        </Panel>
      )}
    </section>
  );
}

/** Out of the game, and still right about who wins it. */
function useGhost(at: AtTable, rows: readonly FinalRow[]): Ghost | undefined {
  const { on } = useGhostBet(at);
  const { seat, table } = at;
  if (seat === undefined || on === undefined || table.seats[seat]?.alive !== false) return undefined;
  return winnersOf(rows).some(winner => winner.seat === on) ? { seat, on } : undefined;
}
