import { houseOf, knownOf, type Options } from '@omerta/cashnguns/seen';
import type { Seat } from '@omerta/kernel';
import { useAtTable } from '../atTable.ts';
import { Player } from './Player.tsx';
import styles from './Recalled.module.css';
import { knownWords } from './recalled.ts';

/** What a perfect memory knows of one other player. Nothing that a player who paid attention does not know. */
export function Recalled({ seat }: { readonly seat: Seat }) {
  const at = useAtTable();
  const { recall, info } = at;
  const known =
    recall === undefined || seat === at.seat
      ? undefined
      : knownOf(recall, seat, houseOf(info.options as unknown as Options)); // a table of this game has its options
  if (known === undefined) return null;
  return (
    <ul className={styles.known}>
      {knownWords(at, known).map(line => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

/** The same of all others who still play. */
export function RecalledTable() {
  const { say, table, recall, seat: mine } = useAtTable();
  if (recall === undefined) return null;
  const others = table.seats.flatMap((player, seat) => (seat === mine || !player.alive ? [] : [seat]));
  return (
    <details className={styles.table}>
      <summary>{say('memory.title')}</summary>
      <dl>
        {others.map(seat => (
          <div key={seat}>
            <dt>
              <Player seat={seat} />
            </dt>
            <dd>
              <Recalled seat={seat} />
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
