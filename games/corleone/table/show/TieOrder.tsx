import { inTurnOrder } from '@omerta/corleone/seen';
import { Crest } from '../draw/Crest.tsx';
import { useAtTable } from './atTable.ts';
import lists from './Lists.module.css';
import styles from './TieOrder.module.css';

/** B2: who comes first among equal bids. */
export function TieOrder() {
  const { say, names, families, table, seat } = useAtTable();
  return (
    <section className={lists.list}>
      <h2 className={lists.head}>
        <span>{say('tieOrder')}</span>
        <small>{say('fromHorseHead')}</small>
      </h2>
      <ol className={styles.order}>
        {inTurnOrder(table.players, table.horseHead).map(each => (
          <li key={each}>
            <Crest family={families[each] ?? 'neutral'} size={24} />
            <b>{each === seat ? say('you') : names.player(each)}</b>
          </li>
        ))}
      </ol>
    </section>
  );
}
