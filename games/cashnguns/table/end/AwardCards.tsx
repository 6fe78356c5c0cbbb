import type { Seat } from '@omerta/kernel';
import { useWords } from '@omerta/table/words/useWords.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import type { Pose } from '../draw/sceneProps.ts';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import styles from './AwardCards.module.css';
import type { Award, AwardKind } from './awards.ts';

const POSES: Readonly<Record<AwardKind, Pose>> = { guns: 'stand', floor: 'ducked', bluff: 'stand', loud: 'stand' };

export interface AwardCardsProps {
  readonly awards: readonly Award[];
  /** Whom this viewer bet on from beyond, and was right. */
  readonly ghost: Ghost | undefined;
}

export interface Ghost {
  readonly seat: Seat;
  readonly on: Seat;
}

/** What people will talk about. */
export function AwardCards({ awards, ghost }: AwardCardsProps) {
  const say = useWords(tvWords);
  const { names, gangsters } = useAtTable();
  return (
    <ul className={styles.awards} aria-label={say('end.awards')}>
      {awards.map(({ kind, seats, count, of }) => (
        <li key={kind}>
          <MedalPicture
            gangster={gangsters[seats[0] ?? 0] ?? 'bruno'}
            pose={POSES[kind]}
            mood={kind === 'guns' ? 'wide' : 'calm'}
            size={60}
          />
          <div>
            <h3>{say(`award.${kind}`)}</h3>
            <p>{say(`award.${kind}.words`, { names: names.players(seats), count, of })}</p>
          </div>
        </li>
      ))}
      {ghost !== undefined && (
        <li>
          <MedalPicture gangster={gangsters[ghost.seat] ?? 'bruno'} pose="out" size={60} />
          <div>
            <h3>{say('award.ghost')}</h3>
            <p>{say('award.ghost.words', { name: names.player(ghost.on) })}</p>
          </div>
        </li>
      )}
    </ul>
  );
}
