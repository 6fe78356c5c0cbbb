import { BULLETS, LOOT, NEW_GODFATHER, TALENTS } from '@omerta/cashnguns/seen';
import { cashText } from '@omerta/cashnguns/words';
import type { Entry } from '@omerta/table/rulebook/entry.ts';
import { useSettings } from '@omerta/table/settings/settings.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { BulletCard } from '../table/draw/cards/BulletCard.tsx';
import { DeskToken } from '../table/draw/cards/DeskToken.tsx';
import { LootCard } from '../table/draw/cards/LootCard.tsx';
import { TalentIcon } from '../table/draw/talents/TalentIcon.tsx';
import { gameWords } from '../table/show/gameWords.ts';
import styles from './CashArt.module.css';

const SIZE = 84;

/** A talent, a card of loot or a bullet, as it lies on the table. */
export default function CashArt({ entry: { id } }: { readonly entry: Entry }) {
  const say = useWords(gameWords);
  const language = useSettings(settings => settings.language);
  const talent = TALENTS.find(each => each === id);
  const bullet = BULLETS.find(each => each === id);
  const loot = LOOT.find(each => each === id);
  if (talent !== undefined) {
    return (
      <span className={styles.talent}>
        <TalentIcon talent={talent} size={52} />
      </span>
    );
  }
  if (bullet !== undefined) return <BulletCard face={bullet} word={say(`art.${bullet}`)} size={SIZE} />;
  if (id === NEW_GODFATHER) return <DeskToken words={[say('art.newAbove'), say('art.newBelow')]} size={SIZE} />;
  if (loot === undefined) return null;
  const words = {
    worth: (thousands: number) => say('worth', { thousands }),
    worthInFull: (thousands: number) => cashText.amountText(language, thousands),
    diamond: say('art.diamond'),
    painting: say('art.painting'),
    clip: say('art.clip'),
    clipEffect: say('art.clipEffect'),
    aid: say('art.aid'),
    aidEffect: say('art.aidEffect'),
  };
  return <LootCard kind={loot} words={words} size={SIZE} />;
}
