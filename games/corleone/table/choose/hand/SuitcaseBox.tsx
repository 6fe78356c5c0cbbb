import { isNote, worthOf } from '@omerta/corleone/seen';
import { type DragEvent, useState } from 'react';
import { MoneyCard } from '../../draw/cards/MoneyCard.tsx';
import { OpenSuitcase } from '../../draw/pieces/Suitcase.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { notesOf } from '../../show/handCards.ts';
import { JobCounts } from '../../show/players/JobCounts.tsx';
import { usePlay } from '../play.ts';
import { nameIn, type Thing } from '../things.ts';
import styles from './SuitcaseBox.module.css';

/** My open suitcase. A note may be dropped on it where one may be put in. */
export function SuitcaseBox() {
  const { view, seat, say } = useAtTable();
  const { selection, choices, send } = usePlay();
  const [isOver, setOver] = useState(false);
  const { own } = view;
  if (own === undefined || seat === undefined) return null;
  const isOpen = choices.some(({ kind }) => kind === 'suitcase');
  const notes = notesOf(own.suitcase).reverse();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const note = nameIn(event.dataTransfer.getData('text/plain') as Thing);
    if (isNote(note) && choices.some(choice => choice.kind === 'suitcase' && choice.note === note)) {
      send({ kind: 'suitcase', note });
    }
  };
  return (
    <section
      className={styles.suitcase}
      aria-label={say('mySuitcase')}
      data-region="suitcase"
      data-anchor={`suitcase:${seat}`}
      data-open={isOpen || undefined}
      data-over={isOver || selection.chosen?.kind === 'suitcase' || undefined}
      onDragOver={event => {
        if (!isOpen) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <OpenSuitcase
        title={say('mySuitcase')}
        label={say('suitcaseOf', { count: notes.length })}
        total={say('dollars', { amount: worthOf(own.suitcase) })}
        aside={<JobCounts seat={seat} isShort />}
      >
        <ul className={styles.notes}>
          {notes.map(({ key, card }) => (
            <li key={key}>{isNote(card) && <MoneyCard note={card} size="small" label={card} />}</li>
          ))}
        </ul>
      </OpenSuitcase>
    </section>
  );
}
