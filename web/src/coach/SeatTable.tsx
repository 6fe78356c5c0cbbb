import { useNumbers } from '@omerta/table/coach/numbers.ts';
import { SeatName } from '@omerta/table/coach/SeatName.tsx';
import styles from '@omerta/table/coach/table.module.css';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { Wide } from '@omerta/table/ui/Wide.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { Told } from './coachHost.ts';

const PARTS = ['luck', 'decisions', 'opponents'] as const;

/** What lay between the start and the result of each seat, and how exactly it chose. */
export function SeatTable({ told, voice }: { readonly told: Told; readonly voice: CoachVoice }) {
  const say = useWords(coachWords);
  const { points } = useNumbers();
  return (
    <>
      <Wide label={say('seats.table')}>
        <table className={styles.table}>
          <caption className="unseen">{say('seats.table')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('player')}</th>
              {PARTS.map(part => (
                <th key={part} scope="col">
                  {say(`seats.${part}`)}
                </th>
              ))}
              <th scope="col">{say('seats.accuracy')}</th>
            </tr>
          </thead>
          <tbody>
            {told.analysis.seats.map((seat, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <tr key={at}>
                <SeatName voice={voice} seat={at} />
                {PARTS.map(part => (
                  <td key={part} data-sign={signOf(seat[part])}>
                    {points(seat[part])}
                  </td>
                ))}
                <td>{seat.accuracy === undefined ? '–' : Math.round(seat.accuracy)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p className={styles.note}>{say('seats.words')}</p>
    </>
  );
}

const signOf = (share: number) => (Math.abs(share) < 0.005 ? undefined : share > 0 ? 'gain' : 'loss');
