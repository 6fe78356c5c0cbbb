import { Fold } from '@omerta/table/coach/Fold.tsx';
import { useNumbers } from '@omerta/table/coach/numbers.ts';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { Told } from './coachHost.ts';
import { type Curve, leftOf, mostChanged, pathOf, pointAt, pointsOf } from './curves.ts';
import styles from './ShareChart.module.css';
import { ShareTable } from './ShareTable.tsx';

export interface ShareChartProps {
  readonly told: Told;
  readonly curve: Curve;
  readonly voice: CoachVoice;
  readonly now?: number | undefined;
}

const TICKS = [0, 0.25, 0.5, 0.75, 1];

/** Who was going to win, over the steps of a game. The same stands in a table that can be opened. */
export function ShareChart({ told, curve, voice, now }: ShareChartProps) {
  const say = useWords(coachWords);
  const { percent } = useNumbers();
  const { analysis, chapters } = told;
  const shares = analysis[curve];
  const last = shares.length - 1;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.legend}>
        {voice.seats.map(({ name, colour, dash }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          <span key={seat} className={styles.seat} style={{ color: colour }}>
            <voice.SeatSign seat={seat} />
            <svg width={48} height={8} aria-hidden="true">
              <path d="M0 4H48" stroke="currentColor" strokeWidth={3} strokeDasharray={dash} />
            </svg>
            {name} {percent(shares[now ?? last]?.[seat] ?? 0)}
          </span>
        ))}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
          {TICKS.map(tick => (
            <path key={tick} d={`M0 ${100 - 100 * tick}H100`} className={styles.grid} />
          ))}
          {chapters.map(({ at }) => (
            <path key={at} d={`M${leftOf(at, last)} 0V100`} className={styles.chapter} />
          ))}
          {voice.seats.map(({ colour, dash }, seat) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              d={pathOf(pointsOf(shares, seat))}
              className={styles.share}
              stroke={colour}
              strokeDasharray={dash}
            />
          ))}
          {now !== undefined && <path d={`M${leftOf(now, last)} 0V100`} className={styles.now} />}
        </svg>
        {TICKS.map(tick => (
          <span key={tick} className={styles.tick} style={{ top: `${100 - 100 * tick}%` }}>
            {percent(tick)}
          </span>
        ))}
        {analysis.turningPoints.map((point, at) => {
          const { x, y } = pointAt(shares, mostChanged(point), point.step);
          return (
            <span key={point.step} className={styles.turning} style={{ left: `${x}%`, top: `${y}%` }}>
              {at + 1}
            </span>
          );
        })}
      </div>
      <div className={styles.chapters} aria-hidden="true">
        {chapters.map(({ at, number }, index) => (
          <span key={at} style={{ left: `${leftOf((at + (chapters[index + 1]?.at ?? last)) / 2, last)}%` }}>
            {voice.chapter(number)}
          </span>
        ))}
      </div>
      <Fold title={say('curve.asTable')}>
        <ShareTable shares={shares} chapters={chapters} voice={voice} caption={say(`curve.${curve}.table`)} />
      </Fold>
    </figure>
  );
}
