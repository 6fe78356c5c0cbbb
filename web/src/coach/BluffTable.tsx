import type { BluffReport } from '@omerta/cashnguns/coach/bluffs.ts';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { Wide } from '@omerta/table/ui/Wide.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { SeatName } from './SeatName.tsx';
import styles from './table.module.css';

export interface BluffTableProps {
  readonly bluffs: readonly BluffReport[]; // by seat
  readonly voice: CoachVoice;
}

/** Ca$h 'n Guns: what each loaded, whom that frightened, and who ducked for nothing. */
export function BluffTable({ bluffs, voice }: BluffTableProps) {
  const say = useWords(coachWords);
  return (
    <>
      <Wide label={say('bluffs')}>
        <table className={styles.table}>
          <caption className="unseen">{say('bluffs')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('player')}</th>
              {COLUMNS.map(column => (
                <th key={column} scope="col">
                  {say(`bluffs.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bluffs.map((report, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <tr key={seat}>
                <SeatName voice={voice} seat={seat} />
                {COLUMNS.map(column => (
                  <td key={column}>{report[column]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p className={styles.note}>{say('bluffs.words')}</p>
    </>
  );
}

const COLUMNS = [
  'bangsLoaded',
  'clicksLoaded',
  'bluffsThatWorked',
  'bluffsCalled',
  'duckedFromBangs',
  'duckedFromBlanks',
  'stoodBeforeBangs',
] as const satisfies readonly (keyof BluffReport)[];
