import type { Card } from '@omerta/corleone/seen';
import { useSettings } from '@omerta/table/settings/settings.ts';
import type { DragEvent } from 'react';
import type { CardMark } from '../../draw/cards/Card.tsx';
import { useAtTable } from '../../show/atTable.ts';
import { Held } from '../../show/Held.tsx';
import { usePlay } from '../play.ts';
import type { Thing } from '../things.ts';
import styles from './HandCard.module.css';

export interface HandCardProps {
  readonly cardKey: string;
  readonly card: Card;
  readonly size?: 'large' | 'hand' | 'small';
}

/** A card of my hand: ready when it glows, lifted when it is meant, crossed when it goes. */
export function HandCard({ cardKey, card, size = 'hand' }: HandCardProps) {
  const { names, say } = useAtTable();
  const { selection, needed, marked, tap, mark, question } = usePlay();
  const isTwice = useSettings(({ confirm }) => confirm === 'twice');
  const thing: Thing = `hand:${card}`;
  const isMarking = needed > 0;
  const isMarked = isMarking && marked.includes(cardKey);
  const isLegal = !isMarking && selection.legal.has(thing);
  const isMeant = !isMarking && selection.tapped.includes(thing);
  const isOff = question !== undefined && !isMarking && !isLegal;
  const look = lookOf();
  return (
    <button
      type="button"
      className={styles.card}
      data-anchor={`hand:${cardKey}`}
      data-meant={isMeant || undefined}
      data-marked={isMarked || undefined}
      aria-pressed={isMarking ? isMarked : isLegal ? isMeant : undefined}
      aria-disabled={isOff || undefined}
      aria-label={[names.card(card), names.cardText(card), stateInWords()].filter(part => part !== '').join('. ')}
      draggable={isLegal}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.setData('text/plain', thing);
        if (isTwice && !isMeant) tap(thing); // else the tap itself would be the answer
      }}
      onClick={() => (isMarking ? mark(cardKey) : tap(thing))}
    >
      <Held card={card} size={size} mark={look} tag={look === 'ready' && !isMarking ? say('ready') : undefined} />
    </button>
  );

  function lookOf(): CardMark | undefined {
    if (isMarked) return 'crossed';
    if (isMarking || (isLegal && !isMeant)) return 'ready';
    return isMeant ? 'selected' : undefined;
  }

  function stateInWords(): string {
    if (isMarking) return say(isMarked ? 'card.goes' : 'card.stays');
    if (isMeant) return say('card.meant');
    return isLegal ? say('card.ready') : '';
  }
}
