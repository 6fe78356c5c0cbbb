import type { Bullet } from '@omerta/cashnguns/seen';
import { useAtTable } from '../atTable.ts';
import { isOpen } from '../choosing.ts';
import { BulletCard } from '../draw/cards/BulletCard.tsx';
import { Pips } from '../draw/cards/Pips.tsx';
import { ReadyTick } from '../draw/ReadyTick.tsx';
import { usePlay } from '../play.ts';
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
  const control = `bullet:${bullet}` as const;
  const isPicked = picked.includes(control);
  const isClosed = !isOpen(choices, picked, control);
  return (
    <button
      type="button"
      className={`${styles.option} ${styles[bullet]}`}
      aria-pressed={isPicked}
      aria-disabled={isClosed || undefined}
      onClick={() => tap(control)}
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
