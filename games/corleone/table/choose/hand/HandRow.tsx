import { useSettings } from '@omerta/table/settings/settings.ts';
import { useSize } from '@omerta/table/ui/useSize.ts';
import { type CSSProperties, useRef } from 'react';
import { useAtTable } from '../../show/atTable.ts';
import { allCards } from '../../show/handCards.ts';
import { HandCard } from './HandCard.tsx';
import styles from './HandRow.module.css';

const CARD_WIDTH = 96; // pixels of a card at scale 1 and text at 100 %

/** My hand in one row: money, goods, jobs, allies. Cards overlap as much as they must. */
export function HandRow({ scale = 1 }: { readonly scale?: number }) {
  const { view, say } = useAtTable();
  const textSize = useSettings(settings => settings.textSize);
  const row = useRef<HTMLElement>(null);
  const { width } = useSize(row);
  const { own } = view;
  if (own === undefined) return null;
  const cards = allCards(own.hand);
  const cardWidth = CARD_WIDTH * scale * (textSize / 100);
  const step = Math.min(cardWidth + 8, (width - cardWidth - 8) / Math.max(1, cards.length - 1));
  const scaled: Readonly<Record<`--${string}`, number>> = { '--card-scale': scale };
  return (
    <section
      ref={row}
      className={styles.hand}
      style={scaled as CSSProperties} // custom properties are missing in its type
      aria-label={say('myHand', { count: cards.length })}
      data-region="hand"
      data-anchor="hand"
    >
      <ul className={styles.cards}>
        {cards.map(({ key, card }, at) => (
          <li key={key} style={at === cards.length - 1 ? undefined : { width: step }}>
            <HandCard cardKey={key} card={card} />
          </li>
        ))}
      </ul>
      {cards.length === 0 && <p className={styles.empty}>{say('emptyHand')}</p>}
    </section>
  );
}
