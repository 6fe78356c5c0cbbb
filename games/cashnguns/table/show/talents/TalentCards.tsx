import { MedalPicture } from '../../draw/Medal.tsx';
import { TalentIcon } from '../../draw/talents/TalentIcon.tsx';
import { useAtTable } from '../atTable.ts';
import styles from './TalentCards.module.css';
import type { TalentAtSeat } from './talentsAtStart.ts';

/** Whose Talent it is, what it is called, and what it does. */
export function TalentCards({ talents, size }: TalentCardsProps) {
  const { say, names, gangsters, seat: mine } = useAtTable();
  return (
    <ul className={`${styles.cards} ${styles[size]}`}>
      {talents.map(({ seat, talent }) => (
        <li key={seat} className={seat === mine ? styles.mine : undefined}>
          <MedalPicture gangster={gangsters[seat] ?? 'bruno'} size={size === 'screen' ? 72 : 48} />
          <div>
            <span className={styles.owner}>{names.player(seat)}</span>
            <b>
              <TalentIcon talent={talent} size={22} />
              {seat === mine ? say('talents.you', { talent: names.talent(talent) }) : names.talent(talent)}
            </b>
            <p>{names.talentText(talent)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

export interface TalentCardsProps {
  readonly talents: readonly TalentAtSeat[];
  readonly size: 'sheet' | 'screen';
}
