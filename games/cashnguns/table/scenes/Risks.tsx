import { gunsOn, woundsToDie } from '@omerta/cashnguns/seen';
import { useAtTable } from '../show/atTable.ts';
import { type Risk, risksOf } from '../show/risks.ts';
import styles from './Risks.module.css';

/** One cell for each possible number of hits; the one that puts me out is red. */
export function Risks() {
  const { say, table, seat } = useAtTable();
  const player = seat === undefined ? undefined : table.seats[seat];
  const guns = seat === undefined ? 0 : gunsOn(table, seat).length;
  if (player === undefined || guns === 0) return null;
  const words = ({ kind, wounds }: Risk) =>
    kind === 'down' ? say('risk.down', { wounds, limit: woundsToDie(player) }) : say(`risk.${kind}`);
  return (
    <ul className={styles.row} aria-label={say('risk')}>
      {risksOf(player, guns).map(risk => (
        <li key={risk.hits} data-risk={risk.kind}>
          <b>{say('risk.hits', { count: risk.hits })}</b>
          <span>{words(risk)}</span>
        </li>
      ))}
    </ul>
  );
}
