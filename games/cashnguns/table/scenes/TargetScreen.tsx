import type { Seat } from '@omerta/kernel';
import { useAtTable } from '../atTable.ts';
import { seatOf } from '../choosing.ts';
import { AskNote, AskWords } from '../parts/AskWords.tsx';
import { BangsSeen } from '../parts/BangsSeen.tsx';
import { Cta } from '../parts/Cta.tsx';
import { Player } from '../parts/Player.tsx';
import { usePlay } from '../play.ts';
import styles from './screens.module.css';

/** Somebody at the table is pointed at: to aim, to aim elsewhere, to pick a pocket. */
export function TargetScreen() {
  const { say, names, view } = useAtTable();
  const { question, picked, chosen, confirm, isSending } = usePlay();
  const [last] = picked;
  const seat = last === undefined ? undefined : seatOf(last);
  return (
    <>
      <div className={styles.head}>
        <AskWords />
      </div>
      <div className={styles.body}>{seat !== undefined && <Pointed seat={seat} />}</div>
      <div className={styles.actions}>
        <Cta
          closed={chosen === undefined ? say('pickTarget') : undefined}
          isBusy={isSending}
          keyHint={say('enter')}
          onPress={confirm}
        >
          {chosen !== undefined && names.choice(view, question?.prompt, chosen)}
        </Cta>
        <AskNote />
      </div>
    </>
  );
}

/** What the table knows about the one who is pointed at. */
function Pointed({ seat }: { readonly seat: Seat }) {
  const { say, table } = useAtTable();
  const player = table.seats[seat];
  if (player === undefined) return null;
  return (
    <p className={styles.line}>
      <Player seat={seat} />
      <span>{say('bullets', { count: player.bullets })}</span>
      <span>{say('lootCards', { count: player.loot })}</span>
      <BangsSeen seat={seat} />
    </p>
  );
}
