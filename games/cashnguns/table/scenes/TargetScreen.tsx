import type { Seat } from '@omerta/kernel';
import { usePlay } from '../choose/play.ts';
import { Cta } from '../choose/prompt/Cta.tsx';
import { PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { seatOf } from '../choose/things.ts';
import { useAtTable } from '../show/atTable.ts';
import { BangsSeen } from '../show/BangsSeen.tsx';
import { Player } from '../show/players/Player.tsx';
import styles from './screens.module.css';

/** A player at the table is pointed at: to aim, to aim elsewhere, to pick a pocket. */
export function TargetScreen() {
  const { say, names, view } = useAtTable();
  const { question, picked, chosen, confirm, isSending } = usePlay();
  const [last] = picked;
  const seat = last === undefined ? undefined : seatOf(last);
  return (
    <>
      <div className={styles.head}>
        <PromptWords />
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
        <PromptNote />
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
