import { type EveningGame, scoreOf } from '@omerta/table/evening/score.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { MedalPicture } from '../draw/Medal.tsx';
import { StandeePicture } from '../draw/Standee.tsx';
import { Crown } from '../draw/trinkets.tsx';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import styles from './EveningScene.module.css';
import show from './Show.module.css';

const COLUMNS = 6;

/** The score of the evening, with whoever leads beside it. */
export function EveningScene({ games }: { readonly games: readonly EveningGame[] }) {
  const say = useWords(tvWords);
  const { info, gangsters } = useAtTable();
  const lines = scoreOf(games);
  const leaders = lines.filter(({ place }) => place === 1);
  const gangsterOf = (name: string) => gangsters[info.seats.findIndex(seat => seat.name === name)];
  const [first] = leaders;
  const shown = games.map((_, at) => at).slice(-COLUMNS);
  return (
    <section className={show.scene} aria-label={say('evening.title')}>
      <header className={show.head}>
        <h1>{say('evening.title')}</h1>
        <p>{say('evening.why')}</p>
      </header>
      {first !== undefined && (
        <div className={styles.leader}>
          <b>
            {say('evening.leads', {
              names: new Intl.ListFormat(info.settings.language).format(leaders.map(({ name }) => name)),
              count: leaders.length,
            })}
          </b>
          <span>{say('evening.wins', { points: first.points, wins: first.wins })}</span>
          <div>
            <svg className={styles.crown} viewBox="-24 -20 48 34" aria-hidden="true" focusable="false">
              <Crown />
            </svg>
            <StandeePicture gangster={gangsterOf(first.name) ?? 'bruno'} className={styles.figure} />
          </div>
        </div>
      )}
      <table className={styles.score}>
        <thead>
          <tr>
            <th scope="col">
              <span className="unseen">{say('end.player')}</span>
            </th>
            {shown.map(at => (
              <th key={games[at]!.match} scope="col" className={styles.column}>
                {say('evening.game', { number: at + 1 })}
              </th>
            ))}
            <th scope="col" className={styles.column}>
              {say('evening.points')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(line => {
            const gangster = gangsterOf(line.name);
            return (
              <tr key={line.name} className={styles.line} data-first={line.place === 1 || undefined}>
                <th scope="row" className={styles.cell}>
                  <span className={styles.who}>
                    <i>{line.place}</i>
                    {gangster !== undefined && <MedalPicture gangster={gangster} size={64} />}
                    <b>{line.name}</b>
                  </span>
                </th>
                {shown.map(at => (
                  <Cell
                    key={games[at]!.match}
                    points={line.games[at]}
                    isWin={games[at]!.results.some(({ name, place }) => name === line.name && place === 1)}
                  />
                ))}
                <td className={`${styles.cell} ${styles.total}`}>{line.points}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <footer className={styles.again}>
        <b>{say('evening.again')}</b>
        <span>{say('evening.againWords')}</span>
      </footer>
    </section>
  );
}

function Cell({ points, isWin }: { readonly points: number | undefined; readonly isWin: boolean }) {
  const say = useWords(tvWords);
  if (points === undefined)
    return (
      <td className={styles.cell}>
        <span aria-hidden="true">–</span>
        <span className="unseen">{say('evening.missed')}</span>
      </td>
    );
  return (
    <td className={styles.cell} data-win={isWin || undefined}>
      {isWin && (
        <svg className={styles.won} viewBox="0 0 24 24" fill="#14100a" role="img" aria-label={say('evening.won')}>
          <path d="M3 18L2 7l6 5l4-8l4 8l6-5l-1 11Z" />
        </svg>
      )}
      {points}
    </td>
  );
}
