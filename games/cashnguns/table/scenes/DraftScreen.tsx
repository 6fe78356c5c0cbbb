import { useContext } from 'react';
import { useAtTable } from '../atTable.ts';
import { shareOf } from '../choosing.ts';
import { AskNote, AskWords } from '../parts/AskWords.tsx';
import { Cta } from '../parts/Cta.tsx';
import { LootGrid } from '../parts/LootGrid.tsx';
import { PickOrder } from '../parts/PickOrder.tsx';
import { Stash } from '../parts/Stash.tsx';
import { usePlay } from '../play.ts';
import { AroundUs } from '../useLayout.ts';
import { gainOf } from '../worth.ts';
import styles from './screens.module.css';

/** Stage 7: a share, or two at once for the Greedy. */
export function DraftScreen() {
  const { say, names, view, table, seat } = useAtTable();
  const { question, picked, chosen, confirm, isSending } = usePlay();
  const isOnStage = useContext(AroundUs) === 'phone'; // order and shares
  const player = seat === undefined ? undefined : table.seats[seat];
  if (view.own === undefined || player === undefined) return null;
  const shares = picked.flatMap(control => shareOf(control) ?? []);
  const gain = gainOf(view.own.loot, player, shares);
  return (
    <>
      <div className={styles.head}>
        <AskWords />
        {!isOnStage && <PickOrder />}
      </div>
      {!isOnStage && <LootGrid />}
      <div className={styles.actions}>
        <Stash gain={gain} />
        <Cta
          closed={chosen === undefined ? say('pickSomething') : undefined}
          isBusy={isSending}
          keyHint={say('enter')}
          onPress={confirm}
        >
          {chosen !== undefined && names.choice(view, question?.prompt, chosen)}
          {gain > 0 && <span> · {say('gain', { amount: say('worth', { thousands: gain }) })}</span>}
        </Cta>
        <AskNote />
      </div>
    </>
  );
}
