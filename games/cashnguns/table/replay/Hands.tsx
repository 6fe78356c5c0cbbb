import { BULLETS, LOOT, lootWorth, type Own, type View } from '@omerta/cashnguns/seen';
import { cashText } from '@omerta/cashnguns/words';
import type { Frozen } from '@omerta/kernel';
import { useWords } from '@omerta/table/words/useWords.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { useAtRecord } from '../show/atRecord.ts';
import { replayWords } from '../show/replayWords.ts';
import styles from './replay.module.css';

/** Every hand, every card in front and all loot, seat by seat. */
export function Hands({ views }: { readonly views: readonly object[] }) {
  const say = useWords(replayWords);
  const { gangsters, nameOf } = useAtRecord();
  return (
    <ul className={styles.hands}>
      {(views as readonly View[]).map(({ own, table }, seat) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
        <li key={seat}>
          <h3>
            <MedalPicture gangster={gangsters[seat]!} size={26} /> {nameOf(seat)}
          </h3>
          {own === undefined ? (
            <p>{say('hands.out')}</p>
          ) : (
            <Held own={own} name={nameOf(seat)} worth={lootWorth(own.loot, table.seats[seat]!)} />
          )}
        </li>
      ))}
    </ul>
  );
}

interface HeldProps {
  readonly own: Frozen<Own>;
  readonly name: string;
  readonly worth: number;
}

function Held({ own, name, worth }: HeldProps) {
  const say = useWords(replayWords);
  const { language } = useAtRecord();
  const bullets = BULLETS.filter(bullet => own.hand[bullet] > 0);
  const loot = LOOT.filter(kind => own.loot[kind] > 0);
  return (
    <>
      {own.played !== '' && <p>{say('hands.played', { bullet: cashText.nameOf(language, 'bullet', own.played) })}</p>}
      <ul className={styles.cards} aria-label={say('hands.bullets', { name })}>
        {bullets.map(bullet => (
          <li key={bullet}>{`${own.hand[bullet]} × ${cashText.nameOf(language, 'bullet', bullet)}`}</li>
        ))}
      </ul>
      <ul className={styles.cards} aria-label={say('hands.loot', { name })}>
        {loot.map(kind => (
          <li key={kind}>{`${own.loot[kind]} × ${cashText.nameOf(language, 'share', kind)}`}</li>
        ))}
      </ul>
      <p>{say('hands.worth', { amount: cashText.amountText(language, worth) })}</p>
    </>
  );
}
