import type { SeenEvent } from '@omerta/corleone/seen';
import { usePageParts } from '@omerta/table/page/pageParts.ts';
import { MoneyChart } from '@omerta/table/replay/MoneyChart.tsx';
import { useTable } from '@omerta/table/table/useTable.ts';
import { Panel } from '@omerta/table/ui/Panel.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import { useVoice } from '../coach/useVoice.tsx';
import { Symbols } from '../draw/Symbols.tsx';
import { useAtTable } from '../show/atTable.ts';
import { EndWays } from './EndWays.tsx';
import { finalScores } from './finalScore.ts';
import { Headline } from './Headline.tsx';
import { Moments } from './Moments.tsx';
import { moneyChartOf } from './moneyChartOf.ts';
import styles from './Result.module.css';
import { ScoreTable } from './ScoreTable.tsx';

/** Stands in the place of the table, so it brings the icons itself. */
export function Result() {
  const say = useWords(replayWords);
  const sayCoach = useWords(coachWords);
  const { content, view, families, names, say: sayGame } = useAtTable();
  const { EndCoach } = usePageParts();
  const voice = useVoice();
  const log = useTable(state => state.log);
  const steps = useMemo(() => (log ?? []).map(event => [event as SeenEvent]), [log]); // frames of this game hold its events
  const scores = useMemo(() => finalScores(content, view.table), [content, view]);
  if (scores.length === 0) return null;
  const chart = moneyChartOf(steps, families, names, sayGame);
  return (
    <section className={styles.end} aria-label={say('end.label')}>
      <Symbols />
      <Headline scores={scores}>
        <EndWays scores={scores} />
      </Headline>
      <div className={styles.body}>
        <Panel className={styles.scores} label={say('end.scores')}>
          <ScoreTable scores={scores} />
        </Panel>
        {log !== undefined && log.length > 0 && (
          <>
            <Panel className={styles.chart} title={say('money.title')}>
              <MoneyChart {...chart} />
            </Panel>
            <Panel className={styles.moments} title={say('moments.title')}>
              <Moments steps={steps} most={4} />
            </Panel>
          </>
        )}
        <Panel className={styles.coach} title={sayCoach('title')}>
          <EndCoach voice={voice} />
        </Panel>
      </div>
    </section>
  );
}
