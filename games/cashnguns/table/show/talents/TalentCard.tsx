import type { Seat } from '@omerta/kernel';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Bust } from '../../draw/busts/Bust.tsx';
import { Sunburst } from '../../draw/Sunburst.tsx';
import { TalentIcon } from '../../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../atTable.ts';
import { talentWords } from '../talentWords.ts';
import styles from './TalentCard.module.css';
import type { TalentAtSeat } from './talentsAtStart.ts';

/** One Talent on a card: whose, what to do with it, when it works and when not. */
export function TalentCard({ seat, talent }: TalentAtSeat) {
  const say = useWords(talentWords);
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Portrait seat={seat} />
        <span className={styles.sign}>
          <TalentIcon talent={talent} size={72} colour="#f6dc86" />
        </span>
      </div>
      <div className={styles.words}>
        <p>{say(`order.${talent}`)}</p>
        <ul>
          <li data-works>
            <Icon name="check" size={20} />
            {say(`works.${talent}`)}
          </li>
          <li>
            <Icon name="close" size={20} />
            {say(`not.${talent}`)}
          </li>
        </ul>
      </div>
    </article>
  );
}

function Portrait({ seat }: { readonly seat: Seat }) {
  const { gangsters } = useAtTable();
  return (
    <svg
      className={styles.portrait}
      viewBox="0 0 320 250"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width={320} height={250} fill="#2a1d17" />
      <Sunburst x={160} y={110} radius={290} rays={20} opacity={0.18} />
      <g transform="translate(14 32) scale(1.12)">
        <Bust gangster={gangsters[seat] ?? 'bruno'} />
      </g>
    </svg>
  );
}
