import { NEW_GODFATHER, type Share } from '@omerta/cashnguns/seen';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { CSSProperties, ReactNode } from 'react';
import { DeskToken } from '../../draw/cards/DeskToken.tsx';
import { LootCard } from '../../draw/cards/LootCard.tsx';
import { MedalPicture } from '../../draw/Medal.tsx';
import { useAtTable } from '../atTable.ts';
import { tvWords } from '../tvWords.ts';
import { useArtWords } from '../useArtWords.ts';
import { useLayout } from '../useLayout.ts';
import styles from './RoundRecap.module.css';
import type { Recap, RecapTakes } from './recap.ts';
import { ShotRow } from './ShotRow.tsx';

export interface RoundRecapProps {
  readonly recap: Recap;
  /** On a phone it lies in a sheet, which says which round it is. */
  readonly size: 'phone' | 'screen';
  /** What was taken is gone from memory once the next round has begun, where the table says so. */
  readonly hasTakes: boolean;
  /** Above the list on a phone: what became of me. */
  readonly children?: ReactNode;
}

/** A round in short: every gun, every share. Cards that went face down stay backs for ever. */
export function RoundRecap({ recap, size, hasTakes, children }: RoundRecapProps) {
  const say = useWords(tvWords);
  const isSmall = useLayout().kind === 'phone' || size === 'phone';
  return (
    <div className={`${styles.recap} ${size === 'screen' ? styles.screen : styles.phone}`}>
      {children}
      <section className={styles.shots}>
        {size === 'screen' && <h2>{say('recap.title')}</h2>}
        <ul>
          {recap.shots.map(shot => (
            <ShotRow key={shot.seat} shot={shot} isSmall={isSmall} />
          ))}
          <li className={styles.sum}>
            <b>{say('shout.volley', { bangs: recap.bangs, clicks: recap.clicks })}</b>
            <span>{say('recap.unseenCount', { count: recap.unseen })}</span>
          </li>
        </ul>
      </section>
      {hasTakes && <Takes recap={recap} />}
    </div>
  );
}

function Takes({ recap: { takes, newGodfather } }: { readonly recap: Recap }) {
  const say = useWords(tvWords);
  const { names, gangsters } = useAtTable();
  return (
    <section className={styles.takes}>
      <h2>{say('recap.took')}</h2>
      {takes.length === 0 && <p>{say('recap.noTakes')}</p>}
      <ul style={{ '--rows': takes.length } as CSSProperties}>
        {takes.map(each => (
          <TakesRow key={each.seat} takes={each} />
        ))}
      </ul>
      {newGodfather !== undefined && (
        <p className={styles.desk}>
          <MedalPicture gangster={gangsters[newGodfather] ?? 'bruno'} size={64} />
          {say('recap.desk', { name: names.player(newGodfather) })}
        </p>
      )}
    </section>
  );
}

function TakesRow({ takes: { seat, shares } }: { readonly takes: RecapTakes }) {
  const { names, gangsters } = useAtTable();
  return (
    <li className={styles.took}>
      <MedalPicture gangster={gangsters[seat] ?? 'bruno'} size={64} />
      <b>{names.player(seat)}</b>
      <ShareRow shares={shares} />
    </li>
  );
}

/** Shares side by side, each with its name. */
export function ShareRow({ shares, size = 62 }: { readonly shares: readonly Share[]; readonly size?: number }) {
  const { names } = useAtTable();
  const { loot, token } = useArtWords();
  return (
    <ul className={styles.shares}>
      {shares.map((share, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal cards are alike, and none of them moves
        <li key={`${share}.${at}`}>
          {share === NEW_GODFATHER ? (
            <DeskToken words={token} size={size * 1.2} />
          ) : (
            <LootCard kind={share} words={loot} size={size} picture={at % 3} />
          )}
          <span className="unseen">{names.share(share)}</span>
        </li>
      ))}
    </ul>
  );
}
