import { useWords } from '@omerta/table/words/useWords.ts';
import { Bust } from '../draw/busts/Bust.tsx';
import { LootMark } from '../draw/cards/LootCard.tsx';
import { LOOKS } from '../draw/gangsters.ts';
import { INK } from '../draw/ink.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { clothOf, VIGNETTE } from '../draw/paints.ts';
import { Sunburst } from '../draw/Sunburst.tsx';
import { Bulbs } from '../draw/trinkets.tsx';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import { useArtWords } from '../show/useArtWords.ts';
import type { Finale } from './finale.ts';
import { type FinalRow, whyOf, winnersOf } from './finalRows.ts';
import show from './Show.module.css';
import styles from './WinnerScene.module.css';

const RAIN = [
  [150, 196, -20, 'bill20'],
  [330, 470, 14, 'bill10'],
  [120, 640, -8, 'bill5'],
  [1770, 230, 18, 'bill10'],
  [1590, 450, -14, 'bill20'],
  [1800, 600, 10, 'painting'],
  [420, 180, 24, 'painting'],
  [1470, 170, -22, 'diamond5'],
] as const;

/** Whose city it is. Mounted only when it may be told. */
export function WinnerScene({ finale: { rows } }: { readonly finale: Finale }) {
  const say = useWords(tvWords);
  const { names, gangsters } = useAtTable();
  const { loot } = useArtWords();
  const winners = winnersOf(rows);
  const [first] = winners;
  const gangster = gangsters[first?.seat ?? 0] ?? 'bruno';
  const { shade, colour } = LOOKS[gangster];
  const told = names.players(winners.map(({ seat }) => seat));
  return (
    <section
      className={`${show.scene} ${styles.winner}`}
      style={{ background: first === undefined ? '#1b2130' : shade }}
      aria-label={say('show.winner')}
    >
      <svg
        className={styles.art}
        viewBox="0 0 1920 1080"
        preserveAspectRatio="xMidYMid slice"
        aria-hidden="true"
        focusable="false"
      >
        <Sunburst
          x={960}
          y={520}
          radius={1500}
          rays={40}
          colour={first === undefined ? '#39404f' : colour}
          opacity={0.34}
        />
        <rect width={1920} height={1080} fill={VIGNETTE} />
        <g className={styles.rain}>
          {first !== undefined &&
            RAIN.map(([x, y, turn, kind]) => (
              <g key={`${x} ${y}`} transform={`translate(${x} ${y}) rotate(${turn}) scale(1.32) translate(-50 -70)`}>
                <LootMark kind={kind} words={loot} />
              </g>
            ))}
        </g>
        <g transform="translate(960 540)">
          <circle r={398} fill={INK} />
          <circle r={384} fill="#2a1d17" stroke="#c9a227" strokeWidth={8} />
          {first !== undefined && <circle r={330} fill={clothOf(gangster)} opacity={0.55} />}
          <Bulbs radius={358} count={36} />
        </g>
        <clipPath id="cash-window">
          <path d="M400 0H1520V540H1290A330 330 0 0 1 630 540H400Z" />
        </clipPath>
        <g clipPath="url(#cash-window)">
          <g className={styles.rises}>
            {winners.length > 1 ? (
              winners.slice(0, 2).map(({ seat, wounds }, at) => (
                <g key={seat} transform={`translate(${at === 0 ? 560 : 900} 330) scale(2.5)`}>
                  <Bust gangster={gangsters[seat] ?? 'bruno'} wounds={Math.min(3, wounds)} />
                </g>
              ))
            ) : first === undefined ? null : (
              <g transform="translate(590 158) scale(3.7)">
                <Bust gangster={gangster} wounds={Math.min(3, first.wounds)} />
              </g>
            )}
          </g>
        </g>
      </svg>
      <h1 className={styles.title}>{say('end.winner', { count: winners.length })}</h1>
      {first !== undefined && (
        <div className={styles.banner}>
          <b style={{ '--letters': Math.max(7, told.length) } as object}>{told}</b>
        </div>
      )}
      {first !== undefined && (
        <p className={styles.money}>
          <b>{names.amount(first.total)}</b>
          <span>
            <Because rows={rows} />
          </span>
        </p>
      )}
      <Behind rows={rows.slice(winners.length, winners.length + 2).filter(({ isAlive }) => isAlive)} />
      <p className="unseen" role="alert">
        {first === undefined
          ? say('end.winner', { count: 0 })
          : say('show.said', { names: told, count: winners.length, amount: names.amount(first.total) })}
      </p>
    </section>
  );
}

/** Why the first is first, or by how much. */
function Because({ rows }: { readonly rows: readonly FinalRow[] }) {
  const say = useWords(tvWords);
  const { names, gangsters } = useAtTable();
  const why = whyOf(rows);
  const [first, second] = rows;
  if (first === undefined) return null;
  const who = say('end.alive', { gangster: LOOKS[gangsters[first.seat] ?? 'bruno'].name, wounds: first.wounds });
  switch (why.kind) {
    case 'wounds':
      return say('end.tied', { amount: names.amount(first.total) });
    case 'shared':
      return say('end.shared', { amount: names.amount(first.total) });
    case 'survivor':
      return say('end.survivor');
    case 'nobody':
      return null;
    case 'money':
      return second === undefined || !second.isAlive
        ? who
        : `${who}. ${say('show.ahead', { amount: names.amount(first.total - second.total) })}`;
  }
}

/** The next two, in the corners. */
function Behind({ rows }: { readonly rows: readonly FinalRow[] }) {
  const say = useWords(tvWords);
  const { names, gangsters, say: sayGame } = useAtTable();
  return (
    <ol className={styles.behind}>
      {rows.map(({ seat, place, total, wounds }) => (
        <li key={seat}>
          <MedalPicture gangster={gangsters[seat] ?? 'bruno'} wounds={wounds} size={96} />
          <span>
            <b>
              {say('show.second', { place })} {names.player(seat)}
            </b>
            {sayGame('worth', { thousands: total })}
          </span>
        </li>
      ))}
    </ol>
  );
}
