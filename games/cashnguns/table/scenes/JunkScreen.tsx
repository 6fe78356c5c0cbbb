import type { Seat } from '@omerta/kernel';
import { usePlay } from '../choose/play.ts';
import { ConfirmOrPass } from '../choose/prompt/ConfirmOrPass.tsx';
import { PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { isOpen } from '../choose/selection.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { useAtTable } from '../show/atTable.ts';
import styles from './screens.module.css';

/** The Junk Dealer swaps the card just taken for a random one of another player, or keeps it. */
export function JunkScreen() {
  const { say, table, seat: mine } = useAtTable();
  const { chosen } = usePlay();
  const others = table.seats.flatMap((player, seat) => (seat === mine || !player.alive ? [] : [seat]));
  return (
    <>
      <div className={styles.head}>
        <PromptWords />
      </div>
      <div className={styles.people}>
        {others.map(seat => (
          <Owner key={seat} seat={seat} />
        ))}
      </div>
      <div className={styles.actions}>
        <div className={styles.ways}>
          <ConfirmOrPass closed={chosen === undefined ? say('pickSomething') : undefined} />
        </div>
        <PromptNote />
      </div>
    </>
  );
}

function Owner({ seat }: { readonly seat: Seat }) {
  const { say, names, table, gangsters } = useAtTable();
  const { choices, picked, tap } = usePlay();
  const gangster = gangsters[seat];
  return (
    <button
      type="button"
      className={styles.row}
      aria-pressed={picked.includes(`seat:${seat}`)}
      aria-disabled={!isOpen(choices, picked, `seat:${seat}`) || undefined}
      onClick={() => tap(`seat:${seat}`)}
    >
      {gangster !== undefined && <MedalPicture gangster={gangster} size={38} />}
      <span>
        {names.player(seat)}
        <small>{say('lootCards', { count: table.seats[seat]?.loot ?? 0 })}</small>
      </span>
    </button>
  );
}
