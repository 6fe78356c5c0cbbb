import { gainOf } from '@omerta/cashnguns/seen';
import { useContext } from 'react';
import { LootGrid } from '../choose/hand/LootGrid.tsx';
import { usePlay } from '../choose/play.ts';
import { Cta } from '../choose/prompt/Cta.tsx';
import { PromptNote, PromptWords } from '../choose/prompt/PromptWords.tsx';
import { shareOf } from '../choose/things.ts';
import { useAtTable } from '../show/atTable.ts';
import { PickOrder } from '../show/PickOrder.tsx';
import { Stash } from '../show/Stash.tsx';
import { LayoutContext } from '../show/useLayout.ts';
import styles from './screens.module.css';

/** Stage 7: a share, or two at once for the Greedy. */
export function DraftScreen() {
  const { say, names, view, table, seat } = useAtTable();
  const { question, picked, chosen, confirm, isSending } = usePlay();
  const isOnStage = useContext(LayoutContext) === 'phone'; // order and shares
  const player = seat === undefined ? undefined : table.seats[seat];
  if (view.own === undefined || player === undefined) return null;
  const shares = picked.flatMap(thing => shareOf(thing) ?? []);
  const gain = gainOf(view.own.loot, player, shares);
  return (
    <>
      <div className={styles.head}>
        <PromptWords />
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
        <PromptNote />
      </div>
    </>
  );
}
