import type { Bullet } from '@omerta/cashnguns/seen';
import { BulletCard } from '../../draw/cards/BulletCard.tsx';
import { Pips } from '../../draw/cards/Pips.tsx';
import { ReadyTick } from '../../draw/ReadyTick.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { usePlay } from '../play.ts';
import { isOpen } from '../selection.ts';
import styles from './BulletOption.module.css';

export interface BulletOptionProps {
  readonly bullet: Bullet;
  /** How many can be chosen. */
  readonly count: number;
  readonly caption: string;
  readonly hasPips?: boolean;
}

const DEALT: Readonly<Record<Bullet, number>> = { click: 5, bang: 3 };

/** One of the two kinds of card, as many as there are. Nothing of it is on the page while the hand is covered. */
export function BulletOption({ bullet, count, caption, hasPips = false }: BulletOptionProps) {
  const { say, names } = useAtTable();
  const { choices, picked, tap, isHidden } = usePlay();
  if (isHidden)
    return (
      <span className={`${styles.option} ${styles.covered}`}>
        <BulletCard face="back" size={64} />
      </span>
    );
  const thing = `bullet:${bullet}` as const;
  const isPicked = picked.includes(thing);
  const isClosed = !isOpen(choices, picked, thing);
  return (
    <button
      type="button"
      className={`${styles.option} ${styles[bullet]}`}
      aria-pressed={isPicked}
      aria-disabled={isClosed || undefined}
      onClick={() => tap(thing)}
    >
      <BulletCard face={bullet} word={say(`art.${bullet}`)} size={64} isUsedUp={isClosed} />
      <span className={styles.count}>
        <b className="unseen">{names.bullet(bullet)}, </b>
        {hasPips && <Pips bullet={bullet} count={Math.min(count, 8)} of={Math.max(count, DEALT[bullet])} size={24} />}
        <b className={styles.times} aria-hidden="true">
          {say('times', { count })}
        </b>
        <span className="unseen">{say('inHand', { count })}. </span>
      </span>
      <span className={styles.caption}>{isClosed ? say('usedUp') : caption}</span>
      {isPicked && (
        <span className={styles.tick}>
          <ReadyTick isReady size={30} />
        </span>
      )}
    </button>
  );
}
