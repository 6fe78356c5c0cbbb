import { knownOf, knownThefts } from '@omerta/corleone/seen';
import type { Seat } from '@omerta/kernel';
import { useAtTable } from '../atTable.ts';
import styles from './Recalled.module.css';
import { handWords, spentWords, suitcaseWords, theftWords } from './recalled.ts';

/** The same at leisure: every card, what was spent, and what was stolen from or by this player. */
export function RecalledAll({ seat }: { readonly seat: Seat }) {
  const at = useAtTable();
  const { recall, say } = at;
  if (recall === undefined || seat === at.seat) return null;
  const known = knownOf(recall, seat);
  const lines = [
    handWords(at, known),
    suitcaseWords(at, known),
    spentWords(at, known),
    ...knownThefts(recall)
      .filter(theft => theft.seat === seat || theft.from === seat)
      .map(theft => theftWords(at, theft)),
  ].filter(line => line !== undefined);
  return (
    <section className={styles.all}>
      <h3>{say('memory.title')}</h3>
      <ul>
        {lines.map((line, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two thefts may sound alike
          <li key={place}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
