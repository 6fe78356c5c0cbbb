import { BULLETS, type Bullet, bulletsToChoose, foresee } from '@omerta/cashnguns/seen';
import { BulletOption } from '../choose/hand/BulletOption.tsx';
import { HandAfter } from '../choose/hand/HandAfter.tsx';
import { usePlay } from '../choose/play.ts';
import { ConfirmOrPass } from '../choose/prompt/ConfirmOrPass.tsx';
import { PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { BulletCard } from '../draw/cards/BulletCard.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './screens.module.css';

/** One of two kinds of card: to give back, to exchange, to discard. The hand is grouped, never five cards. */
export function BulletsScreen() {
  const { say, names, view } = useAtTable();
  const { kind, chosen, isHidden } = usePlay();
  if (kind === undefined || view.own === undefined) return null;
  const after = chosen === undefined || chosen.kind === 'pass' ? undefined : foresee(view, chosen)?.hand;
  const counts = bulletsToChoose(kind, view.own);
  return (
    <>
      <div className={styles.head}>
        <PromptWords />
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
        <PromptNote />
      </div>
    </>
  );
}
