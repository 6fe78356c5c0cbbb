import { isNote, worthOf } from '@omerta/corleone/seen';
import { MoneyCard } from '../../draw/cards/MoneyCard.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { notesOf } from '../../show/handCards.ts';
import { JobCounts } from '../../show/players/JobCounts.tsx';
import { usePlay } from '../play.ts';
import styles from './SuitcaseStrip.module.css';

/** My suitcase where there is little height. */
export function SuitcaseStrip() {
  const { view, seat, say } = useAtTable();
  const { choices } = usePlay();
  const { own } = view;
  if (own === undefined || seat === undefined) return null;
  const notes = notesOf(own.suitcase).reverse();
  return (
    <section
      className={styles.strip}
      aria-label={say('mySuitcase')}
      data-region="suitcase"
      data-anchor={`suitcase:${seat}`}
      data-open={choices.some(({ kind }) => kind === 'suitcase') || undefined}
    >
      <h2>{say('mySuitcase')}</h2>
      <ul aria-label={say('suitcaseOf', { count: notes.length })}>
        {notes.map(({ key, card }) => (
          <li key={key}>{isNote(card) && <MoneyCard note={card} size="small" label={card} />}</li>
        ))}
      </ul>
      <b>{say('dollars', { amount: worthOf(own.suitcase) })}</b>
      <JobCounts seat={seat} isShort />
    </section>
  );
}
