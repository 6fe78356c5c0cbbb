import { useWords } from '@omerta/table/words/useWords.ts';
import { Chip } from '../draw/Chip.tsx';
import { MedalPicture } from '../draw/Medal.tsx';
import { PlasterRow } from '../draw/Plaster.tsx';
import { useAtTable } from '../show/atTable.ts';
import { tvWords } from '../show/tvWords.ts';
import type { FinalRow } from './finalRows.ts';
import styles from './Reckoning.module.css';
import type { Fall } from './remembered.ts';

const PARTS = ['bills', 'diamonds', 'bonus', 'paintings'] as const;

export interface ReckoningProps {
  readonly rows: readonly FinalRow[];
  readonly falls: readonly Fall[];
}

/** Where everybody's money comes from; the dead stand below. */
export function Reckoning({ rows, falls }: ReckoningProps) {
  const say = useWords(tvWords);
  const most = Math.max(1, ...rows.map(({ total }) => total));
  const lives = rows.some(({ isAlive }) => isAlive);
  return (
    <table className={styles.reckoning}>
      <caption className="unseen">{say('end.reckoning')}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{say('end.player')}</span>
          </th>
          <th scope="col" className={styles.legend}>
            <span className="unseen">{say('end.money')}</span>
            <Legend />
          </th>
          <th scope="col">{say('end.paintings')}</th>
          <th scope="col">{say('end.diamonds')}</th>
          <th scope="col">{say('end.plasters')}</th>
          <th scope="col">{say('end.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(row =>
          row.isAlive || !lives ? (
            <LivingRow key={row.seat} row={row} most={most} isFirst={row.place === 1} />
          ) : (
            <FallenRow key={row.seat} row={row} fall={falls.find(({ seat }) => seat === row.seat)} />
          ),
        )}
      </tbody>
    </table>
  );
}

function Legend() {
  const say = useWords(tvWords);
  return (
    <span className={styles.keys} aria-hidden="true">
      {PARTS.map(part => (
        <span key={part}>
          <i className={styles[part]} />
          {say(`end.${part}`)}
        </span>
      ))}
    </span>
  );
}

interface LivingRowProps {
  readonly row: FinalRow;
  readonly most: number;
  readonly isFirst: boolean;
}

function LivingRow({ row, most, isFirst }: LivingRowProps) {
  const say = useWords(tvWords);
  const { say: sayGame } = useAtTable();
  const worth = (thousands: number) => sayGame('worth', { thousands });
  return (
    <tr className={isFirst ? styles.first : undefined}>
      <Who row={row} pose={row.isAlive ? 'stand' : 'out'} />
      <td>
        <ul className={styles.bar}>
          {PARTS.filter(part => row[part] > 0).map(part => (
            <li key={part} className={styles[part]} style={{ width: `${(100 * row[part]) / most}%` }}>
              <span className="unseen">
                {say(`end.${part}`)} {worth(row[part])}
              </span>
              {row[part] * 5 > most && <span aria-hidden="true">{worth(row[part])}</span>}
            </li>
          ))}
        </ul>
      </td>
      <td data-label={say('end.paintings')}>
        {row.paintingCards}
        {row.isCollector && <small> {say('end.collector')}</small>}
      </td>
      <td data-label={say('end.diamonds')}>
        {row.diamondCards}
        {row.bonus > 0 && <small> {say('end.most')}</small>}
      </td>
      <td data-label={say('end.plasters')}>
        <span className="unseen">{row.wounds}</span>
        {row.wounds === 0 ? (
          <span aria-hidden="true">–</span>
        ) : (
          <PlasterRow wounds={row.wounds} limit={row.wounds} size={24} />
        )}
      </td>
      <td className={styles.total}>
        <span className="unseen">{worth(row.total)}</span>
        <span aria-hidden="true">{worth(row.total)}</span>
      </td>
    </tr>
  );
}

function FallenRow({ row, fall }: { readonly row: FinalRow; readonly fall: Fall | undefined }) {
  const say = useWords(tvWords);
  const { names } = useAtTable();
  return (
    <tr className={styles.fallen}>
      <Who row={row} pose="out" />
      <td colSpan={4}>
        {fall === undefined
          ? say('end.out')
          : say('end.outBy', { round: fall.round, names: names.players(fall.shooters) })}
      </td>
      <td className={styles.total}>{say('end.outMark')}</td>
    </tr>
  );
}

function Who({ row: { seat, place }, pose }: { readonly row: FinalRow; readonly pose: 'stand' | 'out' }) {
  const say = useWords(tvWords);
  const { names, gangsters } = useAtTable();
  const gangster = gangsters[seat] ?? 'bruno';
  return (
    <th scope="row">
      <span className={styles.who}>
        <MedalPicture gangster={gangster} pose={pose} size={48} />
        <Chip gangster={gangster} size={22} />
        <span>
          <span className="unseen">{say('end.place', { place })} </span>
          {names.player(seat)}
        </span>
      </span>
    </th>
  );
}
