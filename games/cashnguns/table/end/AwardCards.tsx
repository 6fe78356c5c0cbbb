import { useWords } from '@omerta/table/words/useWords.ts';
import { Bust } from '../draw/busts/Bust.tsx';
import { Chip } from '../draw/Chip.tsx';
import { LOOKS } from '../draw/gangsters.ts';
import { Sunburst } from '../draw/Sunburst.tsx';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import styles from './AwardCards.module.css';
import type { Award, AwardKind } from './awards.ts';

const HIDDEN: readonly AwardKind[] = ['floor', 'ducks'];
const STARTLED: readonly AwardKind[] = ['marked', 'lucky', 'standoff'];

/** What people will talk about. */
export function AwardCards({ awards }: { readonly awards: readonly Award[] }) {
  const say = useWords(tvWords);
  return (
    <ul className={styles.awards} aria-label={say('end.awards')}>
      {awards.map(award => (
        <Card key={award.kind} {...award} />
      ))}
    </ul>
  );
}

function Card({ kind, seat, count }: Award) {
  const say = useWords(tvWords);
  const { names, gangsters, table } = useAtTable();
  const gangster = gangsters[seat] ?? 'bruno';
  const isHidden = HIDDEN.includes(kind);
  const mood = isHidden || STARTLED.includes(kind) ? 'wide' : 'calm';
  return (
    <li>
      <svg
        className={styles.picture}
        viewBox="0 0 384 200"
        preserveAspectRatio="xMidYMax slice"
        style={{ background: LOOKS[gangster].shade }}
        aria-hidden="true"
        focusable="false"
      >
        <Sunburst x={192} y={110} radius={330} rays={20} colour={LOOKS[gangster].colour} opacity={0.35} />
        <g transform={isHidden ? 'translate(72 34) scale(1.2)' : 'translate(72 12) scale(1.2)'}>
          <Bust gangster={gangster} mood={mood} wounds={isHidden ? 0 : Math.min(3, table.seats[seat]?.wounds ?? 0)} />
        </g>
        {isHidden && <path d="M-120 160H504V260H-120Z" fill="#3a271d" stroke="#0d0f15" strokeWidth={6} />}
      </svg>
      <h3>{say(`award.${kind}`)}</h3>
      <p className={styles.who}>
        <Chip gangster={gangster} size={36} />
        <b>{names.player(seat)}</b>
      </p>
      <p>{say(`award.${kind}.words`, { count })}</p>
    </li>
  );
}
