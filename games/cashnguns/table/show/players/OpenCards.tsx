import { type Loot, listLoot } from '@omerta/cashnguns/seen';
import { LootCard } from '../../draw/cards/LootCard.tsx';
import { useAtTable } from '../atTable.ts';
import { openLootWords } from '../openLootWords.ts';
import { useArtWords } from '../useArtWords.ts';
import styles from './OpenCards.module.css';

/** AMB-34: the cards in front of a player where all may see them. */
export function OpenCards({ loot }: { readonly loot: Readonly<Loot> }) {
  const at = useAtTable();
  const words = useArtWords();
  const cards = listLoot(loot).map((kind, index) => ({ kind, key: `${kind}.${index}` }));
  if (cards.length === 0) return <p>{at.say('openLoot.none')}</p>;
  return (
    <>
      <p className="unseen">{openLootWords(at, loot)}</p>
      <div className={styles.cards} aria-hidden="true">
        {cards.map(({ kind, key }) => (
          <LootCard key={key} kind={kind} words={words.loot} size={46} />
        ))}
      </div>
    </>
  );
}
