import { usePlay } from '../choose/play.ts';
import { ConfirmOrPass } from '../choose/prompt/ConfirmOrPass.tsx';
import { PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { useAtTable } from '../show/atTable.ts';
import { BangsSeen } from '../show/BangsSeen.tsx';
import { Player } from '../show/players/Player.tsx';
import styles from './screens.module.css';

/** Stage 4: any gun may be ordered away, those on the Godfather first; or every gun stays. */
export function PrivilegeScreen() {
  const { say, table, seat: mine } = useAtTable();
  const { choices, picked, chosen, tap } = usePlay();
  const guns = choices.flatMap(choice => (choice.kind === 'order' ? [choice.seat] : []));
  const isOnMe = (seat: number) => table.seats[seat]?.target === mine;
  const sorted = [...guns.filter(isOnMe), ...guns.filter(seat => !isOnMe(seat))];
  return (
    <>
      <div className={styles.head}>
        <PromptWords />
      </div>
      <div className={styles.list}>
        {sorted.map(seat => (
          <button
            key={seat}
            type="button"
            className={styles.row}
            data-far={!isOnMe(seat) || undefined}
            aria-pressed={picked.includes(`seat:${seat}`)}
            onClick={() => tap(`seat:${seat}`)}
          >
            <Player seat={seat} />
            <small>{say('aimsAt')}</small>
            <Player seat={table.seats[seat]?.target ?? 0} />
            <BangsSeen seat={seat} size={18} />
          </button>
        ))}
      </div>
      <div className={styles.actions}>
        <div className={styles.ways}>
          <ConfirmOrPass closed={chosen === undefined ? say('pickOrdered') : undefined} />
        </div>
        <PromptNote />
      </div>
    </>
  );
}
