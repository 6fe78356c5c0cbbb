import type { Seat } from '@omerta/kernel';
import { MedalPicture } from '../art/Medal.tsx';
import { useAtTable } from '../atTable.ts';
import { isOpen } from '../choosing.ts';
import { AskNote, AskWords } from '../parts/AskWords.tsx';
import { Cta } from '../parts/Cta.tsx';
import { PASS_CHOICE } from '../passChoice.ts';
import { usePlay } from '../play.ts';
import styles from './screens.module.css';

/** The Junk Dealer swaps the card just taken for a random one of somebody else, or keeps it. */
export function JunkScreen() {
  const { say, names, view, table, seat: mine } = useAtTable();
  const { question, chosen, confirm, send, isSending } = usePlay();
  const others = table.seats.flatMap((player, seat) => (seat === mine || !player.alive ? [] : [seat]));
  return (
    <>
      <div className={styles.head}>
        <AskWords />
      </div>
      <div className={styles.people}>
        {others.map(seat => (
          <Owner key={seat} seat={seat} />
        ))}
      </div>
      <div className={styles.actions}>
        <div className={styles.ways}>
          <Cta
            closed={chosen?.kind === 'swap' ? undefined : say('pickSomething')}
            isBusy={isSending}
            keyHint={say('enter')}
            onPress={confirm}
          >
            {chosen?.kind === 'swap' && names.choice(view, question?.prompt, chosen)}
          </Cta>
          <Cta look="plain" isBusy={isSending} onPress={() => send(PASS_CHOICE)}>
            {names.choice(view, question?.prompt, PASS_CHOICE)}
          </Cta>
        </div>
        <AskNote />
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
