import type { Bullets } from '@omerta/cashnguns/seen';
import { Pips } from '../../draw/cards/Pips.tsx';
import { useAtTable } from '../../show/atTable.ts';
import styles from './HandAfter.module.css';

/** The hand as it will be. */
export function HandAfter({ hand }: { readonly hand: Readonly<Bullets> }) {
  const { say } = useAtTable();
  return (
    <p className={styles.hand}>
      <span aria-hidden="true">{say('handAfter')}</span>
      {hand.click > 0 && <Pips bullet="click" count={hand.click} of={hand.click} size={24} />}
      {hand.bang > 0 && <Pips bullet="bang" count={hand.bang} of={hand.bang} size={24} />}
      <span className="unseen">{say('handAfterSaid', { click: hand.click, bang: hand.bang })}</span>
    </p>
  );
}
