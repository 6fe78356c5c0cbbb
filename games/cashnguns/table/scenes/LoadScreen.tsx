import { BULLETS, type Bullet } from '@omerta/cashnguns/seen';
import { usePhoneGesture } from '@omerta/table/table/usePhoneGesture.ts';
import { BulletOption } from '../choose/hand/BulletOption.tsx';
import { HideButton } from '../choose/hand/HideButton.tsx';
import { isWhole } from '../choose/PlayProvider.tsx';
import { usePlay } from '../choose/play.ts';
import { Cta } from '../choose/prompt/Cta.tsx';
import { PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { useAtTable } from '../show/atTable.ts';
import { Player } from '../show/players/Player.tsx';
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
  const mayLock = closed === undefined && !isHidden && !isSending;
  usePhoneGesture(gesture => gesture === 'lift' && mayLock && confirm());
  return (
    <>
      <div className={styles.head}>
        <PromptWords />
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
          <PromptNote />
          <HideButton />
        </div>
      </div>
      {picked.length === 0 && target === undefined && <span className="unseen">{say('pickTarget')}</span>}
    </>
  );
}
