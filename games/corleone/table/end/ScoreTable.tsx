import { BONUS } from '@omerta/corleone/seen';
import { Badge } from '@omerta/table/ui/Badge.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Crest } from '../draw/Crest.tsx';
import { familyColours } from '../draw/families.ts';
import { JobChip } from '../draw/JobChip.tsx';
import { useAtTable } from '../show/atTable.ts';
import type { FinalScore } from './finalScore.ts';
import styles from './ScoreTable.module.css';

/** X1, X2, X3, X4 family by family, the winner first. */
export function ScoreTable({ scores }: { readonly scores: readonly FinalScore[] }) {
  const say = useWords(replayWords);
  return (
    <table className={styles.scores}>
      <caption className="unseen">{say('end.scores')}</caption>
      <thead>
        <tr>
          <th scope="col">{say('end.family')}</th>
          <th scope="col">{say('end.sum')}</th>
          <th scope="col">{say('end.turfs', { bonus: BONUS })}</th>
          <th scope="col">{say('end.jobs', { bonus: BONUS })}</th>
          <th scope="col">{say('end.total')}</th>
        </tr>
      </thead>
      <tbody>
        {scores.map(score => (
          <ScoreRow key={score.seat} score={score} most={Math.max(1, ...scores.map(({ total }) => total)) * 1.04} />
        ))}
      </tbody>
    </table>
  );
}

function ScoreRow({ score, most }: { readonly score: FinalScore; readonly most: number }) {
  const say = useWords(replayWords);
  const { names, families, info, pack, say: sayGame } = useAtTable();
  const { seat, place, suitcase, turfs, colours, total } = score;
  const family = families[seat] ?? 'neutral';
  const bonusTurfs = BONUS * score.dominance;
  const bonusJobs = BONUS * score.jobBonuses;
  return (
    <tr className={place === 1 ? styles.winner : undefined}>
      <th scope="row" style={familyColours(family)}>
        <span className={styles.who}>
          <Crest family={family} size={30} />
          <span>
            <span className="unseen">{say('end.place', { place })}</span> {names.player(seat)}{' '}
            {info.seats[seat]?.kind === 'bot' && <Badge>{sayGame('bot')}</Badge>}
            <small>{names.family(seat)}</small>
          </span>
        </span>
      </th>
      <td>
        <Bar
          most={most}
          parts={[
            { kind: 'suitcase', amount: suitcase },
            { kind: 'turfs', amount: bonusTurfs },
            { kind: 'jobs', amount: bonusJobs },
          ]}
        />
      </td>
      <td data-label={say('end.turfs', { bonus: BONUS })}>
        <span className={styles.row}>
          {turfs.map(turf => (
            <Hexagon key={turf} label={names.turf(turf)} number={pack.turfs.findIndex(({ id }) => id === turf) + 1} />
          ))}
          <b>{say('dollars', { amount: bonusTurfs })}</b>
        </span>
      </td>
      <td data-label={say('end.jobs', { bonus: BONUS })}>
        <span className={styles.row}>
          {colours.map(({ colour, count }) => (
            <JobChip key={colour} colour={colour} count={count} label={sayGame('jobsOfColour', { colour, count })} />
          ))}
          <b>{say('dollars', { amount: bonusJobs })}</b>
        </span>
      </td>
      <td className={styles.total}>{say('dollars', { amount: total })}</td>
    </tr>
  );
}

interface BarProps {
  readonly most: number;
  readonly parts: readonly { readonly kind: 'suitcase' | 'turfs' | 'jobs'; readonly amount: number }[];
}

function Bar({ most, parts }: BarProps) {
  const say = useWords(replayWords);
  return (
    <ul className={styles.bar}>
      {parts
        .filter(({ amount }) => amount > 0)
        .map(({ kind, amount }) => (
          <li
            key={kind}
            className={styles[kind]}
            style={{ width: `${(100 * amount) / most}%` }}
            title={say(`end.part.${kind}`)}
          >
            <span className="unseen">{say(`end.part.${kind}`)} </span>
            {say('dollars', { amount })}
          </li>
        ))}
    </ul>
  );
}

const Hexagon = ({ number, label }: { readonly number: number; readonly label: string }) => (
  <svg className={styles.hexagon} viewBox="-18 -20 36 40" role="img" aria-label={label}>
    <title>{label}</title>
    <path d="M0-19 17-9.5V9.5L0 19-17 9.5V-9.5Z" fill="var(--walnut-800)" stroke="var(--brass-500)" strokeWidth={2} />
    <text y={8} textAnchor="middle" fontFamily="var(--font-display)" fontSize={23} fill="var(--brass-300)">
      {number}
    </text>
  </svg>
);
