import { replayWords } from '../words/replayWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './MoneyChart.module.css';

export interface MoneyLine {
  readonly name: string;
  readonly colour: string;
  readonly dash: string; // of its own, '' for a whole line
  readonly points: readonly number[]; // after each step
}

export interface MoneyChartProps {
  readonly lines: readonly MoneyLine[];
  readonly acts: readonly { readonly at: number; readonly label: string }[];
  /** The step that is shown; the legend then says how it stood there. */
  readonly now?: number | undefined;
  readonly isSmall?: boolean;
  /** Where they are not the words of suitcases. */
  readonly words?: ChartWords | undefined;
}

export interface ChartWords {
  readonly table: string;
  readonly seat: string;
  amount(amount: number): string;
}

/** Money over the steps of a game. The same numbers stand in a table for screen readers. */
export function MoneyChart({ lines, acts, now, isSmall = false, words }: MoneyChartProps) {
  const say = useWords(replayWords);
  const amountOf = words?.amount ?? ((amount: number) => say('dollars', { amount }));
  const last = Math.max(1, (lines[0]?.points.length ?? 1) - 1);
  const scale = topOf(lines);
  const x = (at: number) => (100 * at) / last;
  const y = (amount: number) => 100 - (100 * amount) / scale.top;
  return (
    <figure className={styles.chart} data-small={isSmall || undefined}>
      <figcaption className={styles.legend}>
        {lines.map(({ name, colour, dash, points }) => (
          <span key={name} className={styles.line} style={{ color: colour }}>
            <svg width={30} height={8} aria-hidden="true">
              <path d="M0 4H30" stroke="currentColor" strokeWidth={3} strokeDasharray={dash} />
            </svg>
            {name} {amountOf(points[now ?? last] ?? 0)}
          </span>
        ))}
      </figcaption>
      <div className={styles.plot} aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 100 100" preserveAspectRatio="none" className={styles.lines}>
          {scale.ticks.map(tick => (
            <path key={tick} d={`M0 ${y(tick)}H100`} className={styles.grid} />
          ))}
          {acts.map(({ at }) => (
            <path key={at} d={`M${x(at)} 0V100`} className={styles.act} />
          ))}
          {lines.map(({ name, colour, dash, points }) => (
            <path key={name} d={stairs(points, x, y)} className={styles.money} stroke={colour} strokeDasharray={dash} />
          ))}
          {now !== undefined && <path d={`M${x(now)} 0V100`} className={styles.now} />}
        </svg>
        {scale.ticks.map(tick => (
          <span key={tick} className={styles.tick} style={{ top: `${y(tick)}%` }}>
            {amountOf(tick)}
          </span>
        ))}
      </div>
      {!isSmall && (
        <div className={styles.acts} aria-hidden="true">
          {acts.map(({ at, label }, index) => (
            <span key={at} style={{ left: `${x((at + (acts[index + 1]?.at ?? last)) / 2)}%` }}>
              {label}
            </span>
          ))}
        </div>
      )}
      <MoneyTable
        lines={lines}
        acts={acts}
        last={last}
        words={words ?? { table: say('money.table'), seat: say('end.family'), amount: amountOf }}
      />
    </figure>
  );
}

interface MoneyTableProps extends Pick<MoneyChartProps, 'lines' | 'acts'> {
  readonly last: number;
  readonly words: ChartWords;
}

/** What each held at the end of each act. A table is never narrower than its words, so that what is around it hides it. */
function MoneyTable({ lines, acts, last, words }: MoneyTableProps) {
  return (
    <div className="unseen">
      <table>
        <caption>{words.table}</caption>
        <thead>
          <tr>
            <th scope="col">{words.seat}</th>
            {acts.map(({ at, label }) => (
              <th key={at} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, points }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {acts.map(({ at }, index) => (
                <td key={at}>{words.amount(points[(acts[index + 1]?.at ?? last + 1) - 1] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Money changes at once: it does not grow from step to step. */
function stairs(points: readonly number[], x: (at: number) => number, y: (amount: number) => number): string {
  return points
    .map((amount, at) => (at === 0 ? `M0 ${y(amount)}` : points[at - 1] === amount ? '' : `H${x(at)}V${y(amount)}`))
    .concat('H100')
    .join('');
}

const EACH = [10, 20, 50];

/** Whole tens up to a little over the highest line. */
function topOf(lines: readonly MoneyLine[]): { readonly top: number; readonly ticks: readonly number[] } {
  const highest = Math.max(10, ...lines.flatMap(({ points }) => points));
  const each = EACH.find(step => highest <= 6 * step) ?? 100;
  const top = each * Math.ceil((highest * 1.05) / each);
  return { top, ticks: Array.from({ length: top / each + 1 }, (_, at) => at * each) };
}
