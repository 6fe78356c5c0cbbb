import { useAtTable } from './atTable.ts';
import lists from './Lists.module.css';
import { Rule } from './Rule.tsx';
import styles from './RulesInShort.module.css';

const BRIBERY = ['B1', 'B2', 'B3', 'B4'] as const;

/** How bribery works, in four lines. */
export function RulesInShort() {
  const { say } = useAtTable();
  return (
    <section className={lists.list}>
      <h2 className={lists.head}>
        <span>{say('howItWorks')}</span>
      </h2>
      <ul className={styles.rules}>
        {BRIBERY.map(rule => (
          <li key={rule}>
            <span>{say(`how.${rule}`)}</span>
            <Rule id={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
}
