import { useWords } from '@omerta/table/words/useWords.ts';
import { Bust } from '../draw/busts/Bust.tsx';
import { Chip } from '../draw/Chip.tsx';
import { LootCard } from '../draw/cards/LootCard.tsx';
import { LOOKS } from '../draw/gangsters.ts';
import { INK } from '../draw/ink.ts';
import { PlasterRow } from '../draw/Plaster.tsx';
import { clothOf } from '../draw/paints.ts';
import { Sunburst } from '../draw/Sunburst.tsx';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import { useArtWords } from '../show/useArtWords.ts';
import { type FinalRow, type Why, whyOf, winnersOf } from './finalRows.ts';
import styles from './WinnerPoster.module.css';

export interface WinnerPosterProps {
  readonly rows: readonly FinalRow[];
  /** Before that the poster keeps its secret. */
  readonly isTold: boolean;
}

/** Whose city it is. */
export function WinnerPoster({ rows, isTold }: WinnerPosterProps) {
  const say = useWords(tvWords);
  const { names } = useAtTable();
  const winners = winnersOf(rows);
  const [first] = winners;
  return (
    <header className={styles.poster}>
      <svg className={styles.rays} viewBox="0 0 470 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Sunburst x={235} y={430} radius={900} rays={16} colour="#c9782a" opacity={0.5} />
      </svg>
      <h1 className={isTold ? styles.told : styles.kept}>
        <span>{say('end.winner', { count: winners.length })}</span>
        {first !== undefined && <b>{names.players(winners.map(({ seat }) => seat))}</b>}
      </h1>
      {first !== undefined && isTold && <Winner row={first} />}
      {isTold && <Because why={whyOf(rows)} first={first} />}
    </header>
  );
}

function Winner({ row: { seat, wounds, total } }: { readonly row: FinalRow }) {
  const say = useWords(tvWords);
  const { gangsters, names } = useAtTable();
  const { loot } = useArtWords();
  const gangster = gangsters[seat] ?? 'bruno';
  return (
    <div className={styles.winner}>
      <div className={styles.pile} aria-hidden="true">
        {(['bill20', 'bill10', 'bill5', 'painting'] as const).map(kind => (
          <LootCard key={kind} kind={kind} words={loot} size={78} />
        ))}
      </div>
      <svg className={styles.bust} viewBox="-115 -120 230 240" aria-hidden="true" focusable="false">
        <circle r={104} fill={LOOKS[gangster].shade} stroke="#c9a227" strokeWidth={5} />
        <circle r={100} fill={clothOf(gangster)} opacity={0.5} stroke={INK} strokeWidth={6} />
        <g transform="translate(-106 -104) scale(1.06)">
          <Bust gangster={gangster} mood="calm" wounds={Math.min(3, wounds)} />
        </g>
      </svg>
      <p className={styles.amount}>{names.amount(total)}</p>
      <p className={styles.alive}>{say('end.alive', { gangster: LOOKS[gangster].name, wounds })}</p>
    </div>
  );
}

function Because({ why, first }: { readonly why: Why; readonly first: FinalRow | undefined }) {
  const say = useWords(tvWords);
  const { names, gangsters } = useAtTable();
  if (first === undefined || why.kind === 'money' || why.kind === 'nobody') return null;
  const amount = names.amount(first.total);
  return (
    <div className={styles.because}>
      {why.kind === 'survivor' && <p>{say('end.survivor')}</p>}
      {why.kind === 'shared' && <p>{say('end.shared', { amount })}</p>}
      {why.kind === 'wounds' && (
        <>
          <p>{say('end.tied', { amount })}</p>
          <p className={styles.duel}>
            <Side row={first} />
            <b>{say('end.beats')}</b>
            <Side row={why.second} />
          </p>
        </>
      )}
    </div>
  );

  function Side({ row: { seat, wounds } }: { readonly row: FinalRow }) {
    return (
      <>
        <Chip gangster={gangsters[seat] ?? 'bruno'} size={28} />
        <span className="unseen">
          {names.player(seat)} {wounds}
        </span>
        <PlasterRow wounds={wounds} limit={Math.max(1, wounds)} size={26} />
      </>
    );
  }
}
