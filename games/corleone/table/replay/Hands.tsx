import { type View, worthOf } from '@omerta/corleone/seen';
import { corleoneText } from '@omerta/corleone/words';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Crest } from '../draw/Crest.tsx';
import { useAtTable } from '../show/atTable.ts';
import { allCards } from '../show/handCards.ts';
import styles from './Hands.module.css';

/** Every hand and every suitcase, card by card. */
export function Hands({ views }: { readonly views: readonly object[] }) {
  const say = useWords(replayWords);
  const { names, families, language } = useAtTable();
  return (
    <ul className={styles.hands}>
      {(views as readonly View[]).map(({ own }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <h3>
            <Crest family={families[seat] ?? 'neutral'} size={18} /> {names.player(seat)}
          </h3>
          {own !== undefined && (
            <>
              <ul className={styles.cards} aria-label={say('hands.hand', { name: names.player(seat) })}>
                {allCards(own.hand).map(({ key, card }) => (
                  <li key={key}>{names.card(card)}</li>
                ))}
              </ul>
              <p>
                {say('hands.suitcase', {
                  amount: worthOf(own.suitcase),
                  notes: corleoneText.purseText(language, own.suitcase),
                })}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
