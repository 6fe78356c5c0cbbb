import type { Card } from '@omerta/corleone/seen';
import { useState } from 'react';
import { useAtTable } from '../../show/atTable.ts';
import { Held } from '../../show/Held.tsx';
import { usePlay } from '../play.ts';
import type { Thing } from '../things.ts';
import styles from './CardRow.module.css';
import { CardSheet } from './CardSheet.tsx';

export interface CardRowProps {
  readonly card: Card;
  readonly thing: Thing;
  readonly isLegal: boolean;
}

/** A public card in a list: tapped where it may be, else shown large with why it may not. */
export function CardRow({ card, thing, isLegal }: CardRowProps) {
  const { names, say } = useAtTable();
  const { selection, tap, question } = usePlay();
  const [isOpen, setOpen] = useState(false);
  const isMeant = selection.tapped.includes(thing);
  const press = () => {
    if (isLegal) return tap(thing);
    if (question !== undefined) tap(thing);
    setOpen(true);
  };
  return (
    <>
      <button
        type="button"
        className={styles.row}
        data-legal={isLegal || undefined}
        data-meant={isMeant || undefined}
        aria-pressed={isLegal ? isMeant : undefined}
        aria-haspopup={isLegal ? undefined : 'dialog'}
        aria-label={[names.card(card), names.cardText(card), isLegal ? say('card.ready') : '']
          .filter(part => part !== '')
          .join('. ')}
        onClick={press}
      >
        <Held card={card} size="row" />
      </button>
      {isOpen && <CardSheet card={card} onClose={() => setOpen(false)} />}
    </>
  );
}
