import type { Seat } from '@omerta/kernel';
import { Portrait } from '../../draw/portraits/Portrait.tsx';
import { useAtTable } from '../atTable.ts';
import styles from './PlayedAllies.module.css';

export interface PlayedAlliesProps {
  readonly seat: Seat;
  /** Only their portraits, where there is little room; the names are still spoken. */
  readonly isShort: boolean;
}

/** The allies that lie face up before a player for the rest of the act. */
export function PlayedAllies({ seat, isShort }: PlayedAlliesProps) {
  const { table, pack, names, say } = useAtTable();
  const allies = pack.allies.filter(({ id }) => table.seats[seat]?.played.includes(id));
  if (allies.length === 0) return null;
  return (
    <ul className={styles.played} aria-label={say('playedAllies')} data-short={isShort || undefined}>
      {allies.map(ally => (
        <li key={ally.id} title={names.card(ally.id)} data-anchor={`played:${seat}:${ally.id}`}>
          <span className={styles.portrait}>
            <Portrait ally={ally} />
          </span>
          <span className={isShort ? 'unseen' : undefined}>
            {names.card(ally.id)} <em>{say('played')}</em>
          </span>
        </li>
      ))}
    </ul>
  );
}
