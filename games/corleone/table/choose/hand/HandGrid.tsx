import { handLimit } from '@omerta/corleone/seen';
import { useAtTable } from '../../show/atTable.ts';
import { groupedHand, HAND_GROUPS } from '../../show/handCards.ts';
import { HandCard } from './HandCard.tsx';
import styles from './HandGrid.module.css';

/** My hand where it has the whole room: group by group. */
export function HandGrid() {
  const { view, say, table, content } = useAtTable();
  const { own } = view;
  if (own === undefined) return null;
  const groups = groupedHand(own.hand);
  const count = HAND_GROUPS.reduce((sum, group) => sum + groups[group].length, 0);
  const limit = handLimit(content, table);
  return (
    <section className={styles.hand} aria-label={say('myHand', { count })} data-region="hand" data-anchor="hand">
      <h2 className={styles.head}>
        <span>{say('myHand', { count })}</span>
        {count > limit && <em>{say('overLimit', { count: count - limit })}</em>}
      </h2>
      {HAND_GROUPS.filter(group => groups[group].length > 0).map(group => (
        <ul key={group} className={styles.group} aria-label={say(`group.${group}`)}>
          {groups[group].map(({ key, card }) => (
            <li key={key}>
              <HandCard cardKey={key} card={card} />
            </li>
          ))}
        </ul>
      ))}
      {count === 0 && <p className={styles.empty}>{say('emptyHand')}</p>}
    </section>
  );
}
