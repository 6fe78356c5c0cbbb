import { Clock } from '../table/Clock.tsx';
import { SeatBadge } from '../table/SeatBadge.tsx';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import { useAtPlain } from './atPlain.ts';
import { Facts } from './Facts.tsx';
import styles from './Seats.module.css';
import { seatColour } from './seatColours.ts';

/** Who plays, what all see of them, and who is to choose. */
export function Seats() {
  const sayTable = useWords(tableWords);
  const { info, frame, seat: mine, shown, say } = useAtPlain();
  return (
    <ol className={styles.seats} aria-label={sayTable('plain.seats')}>
      {info.seats.map(({ name }, seat) => {
        const isAsked = frame.waiting.includes(seat);
        const { facts = [], isOut = false } = shown.seats[seat] ?? {};
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            key={seat}
            className={styles.seat}
            data-anchor={`seat:${seat}`}
            data-out={isOut || undefined}
            aria-current={isAsked ? 'true' : undefined}
            style={{ borderColor: seatColour(seat) }}
          >
            <div className={styles.head}>
              <SeatBadge seat={seat} />
              <h3 style={{ color: seatColour(seat) }}>
                {name}
                {seat === mine && ` (${say('you')})`}
              </h3>
              <Clock seat={seat} />
            </div>
            {isAsked && <p className={styles.asked}>{seat === mine ? say('yourTurn') : '…'}</p>}
            {isOut && <p className={styles.out}>{sayTable('plain.out')}</p>}
            <Facts facts={facts} />
          </li>
        );
      })}
    </ol>
  );
}
