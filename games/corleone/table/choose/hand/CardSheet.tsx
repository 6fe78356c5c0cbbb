import type { Card } from '@omerta/corleone/seen';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { Held } from '../../show/Held.tsx';
import { Needs } from '../../show/Needs.tsx';
import { usePlay } from '../play.ts';
import { WhyNot } from '../prompt/WhyNot.tsx';
import styles from './CardSheet.module.css';

/** One card, large, with what it needs and why it may not be used now. */
export function CardSheet({ card, onClose }: { readonly card: Card; readonly onClose: () => void }) {
  const { names, say } = useAtTable();
  const { refused } = usePlay();
  return (
    <Sheet title={names.card(card)} closeLabel={say('close')} onClose={onClose}>
      <div className={styles.shown}>
        <Held card={card} size="large" />
        <div className={styles.words}>
          <p>{names.cardText(card)}</p>
          <Needs card={card} />
          {refused?.thing.endsWith(`:${card}`) && <WhyNot refused={refused} />}
        </div>
      </div>
    </Sheet>
  );
}
