import { BULLETS, type Bullet } from '@omerta/cashnguns/seen';
import { useAtTable } from '../atTable.ts';
import { isWhole } from '../PlayProvider.tsx';
import { AskNote, AskWords } from '../parts/AskWords.tsx';
import { BulletOption } from '../parts/BulletOption.tsx';
import { Cta } from '../parts/Cta.tsx';
import { HideButton } from '../parts/HideButton.tsx';
import { Player } from '../parts/Player.tsx';
import { usePlay } from '../play.ts';
import styles from './screens.module.css';

const ROUNDS = 8;

/** Stages 2 and 3 on one screen: a card, and whom it is for. */
export function LoadScreen() {
  const at = useAtTable();
  const { say, names, view, table } = at;
  const { picked, target, confirm, chosen, isSending, isHidden } = usePlay();
  const hand = view.own?.hand;
  const bullet = chosen?.kind === 'bullet' ? chosen.bullet : undefined;
  const isAimed = isWhole(at, target);
  const closed = bullet === undefined ? say('pickBullet') : isAimed ? undefined : say('pickTarget');
  return (
    <>
      <div className={styles.head}>
        <AskWords />
        <p className={styles.left}>
          {say('bulletsLeft', {
            count: (hand?.click ?? 0) + (hand?.bang ?? 0),
            rounds: ROUNDS - table.round,
          })}
        </p>
      </div>
      <div className={styles.pair}>
        {BULLETS.map((each: Bullet) => (
          <BulletOption key={each} bullet={each} count={hand?.[each] ?? 0} caption={say(`bullet.${each}`)} hasPips />
        ))}
      </div>
      <div className={styles.actions}>
        <Cta closed={isHidden ? say('hidden') : closed} isBusy={isSending} keyHint={say('enter')} onPress={confirm}>
          {say('lockIn')} · {bullet === undefined ? '' : names.bullet(bullet)}
          {target !== undefined && <Player seat={target} size={30} />}
        </Cta>
        <div className={styles.foot}>
          <AskNote />
          <HideButton />
        </div>
      </div>
      {picked.length === 0 && target === undefined && <span className="unseen">{say('pickTarget')}</span>}
    </>
  );
}
