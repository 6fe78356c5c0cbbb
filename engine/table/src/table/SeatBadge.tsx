import type { Seat } from '@omerta/kernel';
import type { TableSeat } from '@omerta/protocol';
import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import styles from './SeatBadge.module.css';
import { useTable } from './useTable.ts';

type Presence = 'here' | 'weak' | 'away' | 'bot' | 'standIn';

/** Whether the player is present: filled dot, ring, cross, square; in words for screen readers. */
export function SeatBadge({ seat }: { readonly seat: Seat }) {
  const say = useWords(tableWords);
  const presence = useTable(({ info, connection }) => {
    const isMine = info?.you.viewer === seat;
    return presenceOf(info?.seats[seat], isMine && connection.kind !== 'live');
  });
  if (presence === undefined) return null;
  return (
    <span className={styles.badge} title={say(`seat.${presence}`)}>
      <svg width={12} height={12} viewBox="0 0 12 12" aria-hidden="true">
        {SIGNS[presence]}
      </svg>
      <span className="unseen">{say(`seat.${presence}`)}</span>
    </span>
  );
}

function presenceOf(seat: TableSeat | undefined, isWeak: boolean): Presence | undefined {
  if (seat === undefined || seat.kind === 'empty') return undefined;
  if (seat.kind === 'bot') return 'bot';
  if (seat.takenOverByBot) return 'standIn';
  if (isWeak) return 'weak';
  return seat.present ? 'here' : 'away';
}

const SIGNS = {
  here: <circle cx={6} cy={6} r={4.5} fill="var(--ok)" />,
  weak: <circle cx={6} cy={6} r={3.8} fill="none" stroke="var(--warn)" strokeWidth={2} />,
  away: <path d="m2.5 2.5 7 7m0-7-7 7" stroke="var(--danger)" strokeWidth={2.4} strokeLinecap="round" />,
  bot: <rect x={1.5} y={1.5} width={9} height={9} rx={1.5} fill="var(--text-3)" />,
  standIn: <rect x={2.2} y={2.2} width={7.6} height={7.6} rx={1.5} fill="none" stroke="var(--warn)" strokeWidth={2} />,
} as const;
