import { BULLETS, type Bullet } from '@omerta/cashnguns/seen';
import { useAtTable } from '../atTable.ts';
import { BulletCard } from '../draw/cards/BulletCard.tsx';
import { bulletsToChoose, handAfter } from '../handAfter.ts';
import { AskNote, AskWords } from '../parts/AskWords.tsx';
import { BulletOption } from '../parts/BulletOption.tsx';
import { ConfirmOrPass } from '../parts/ConfirmOrPass.tsx';
import { HandAfter } from '../parts/HandAfter.tsx';
import { usePlay } from '../play.ts';
import styles from './screens.module.css';

/** One of two kinds of card: to give back, to exchange, to discard. The hand is grouped, never five cards. */
export function BulletsScreen() {
  const { say, names, view } = useAtTable();
  const { kind, chosen, isHidden } = usePlay();
  if (kind === undefined || view.own === undefined) return null;
  const after = handAfter(kind, view.own, chosen);
  const counts = bulletsToChoose(kind, view.own);
  return (
    <>
      <div className={styles.head}>
        <AskWords />
      </div>
      <div className={styles.pair}>
        {kind === 'cunning' && view.own.played !== '' && (
          <figure className={styles.loaded}>
            <figcaption>{say('loaded')}</figcaption>
            {isHidden ? (
              <BulletCard face="back" size={52} />
            ) : (
              <BulletCard face={view.own.played} word={say(`art.${view.own.played}`)} size={52} />
            )}
          </figure>
        )}
        {BULLETS.map((bullet: Bullet) => (
          <BulletOption key={bullet} bullet={bullet} count={counts[bullet]} caption={names.bullet(bullet)} />
        ))}
      </div>
      <div className={styles.actions}>
        {after !== undefined && !isHidden && <HandAfter hand={after} />}
        <div className={styles.ways}>
          <ConfirmOrPass closed={isHidden ? say('hidden') : chosen === undefined ? say('pickBullet') : undefined} />
        </div>
        <AskNote />
      </div>
    </>
  );
}
