import { listLoot, WORTH } from '@omerta/cashnguns/seen';
import { useAtTable } from './atTable.ts';
import styles from './TableWorth.module.css';

/** What lies on the table: money, and the cards that are no money. */
export function TableWorth() {
  const { say, table } = useAtTable();
  const { painting, clip, aid } = table.loot;
  const thousands = listLoot(table.loot).reduce((sum, kind) => sum + WORTH[kind], 0);
  return (
    <p className={styles.worth}>
      <b>{say('worth', { thousands })}</b> <span>{say('table.cards', { painting, clip, aid })}</span>{' '}
      <span>{say('onTable')}</span>
    </p>
  );
}
