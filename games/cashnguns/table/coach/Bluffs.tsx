import { SeatName } from '@omerta/table/coach/SeatName.tsx';
import styles from '@omerta/table/coach/table.module.css';
import type { MoreFindingsProps } from '@omerta/table/coach/voice.ts';
import { Wide } from '@omerta/table/ui/Wide.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { BluffReport } from '../../coach/bluffs.ts';
import type { CashAnalysis } from '../../coach/index.ts';
import { coachWords as gameWords } from './coachWords.ts';

/** What each loaded, whom that frightened, and who ducked for nothing. */
export function Bluffs({ analysis, voice }: MoreFindingsProps) {
  const say = useWords(gameWords);
  const sayCoach = useWords(coachWords);
  const { bluffs = [] } = analysis as CashAnalysis; // analyses of this game have them
  return (
    <>
      <h3>{say('title')}</h3>
      <Wide label={say('title')}>
        <table className={styles.table}>
          <caption className="unseen">{say('title')}</caption>
          <thead>
            <tr>
              <th scope="col">{sayCoach('player')}</th>
              {COLUMNS.map(column => (
                <th key={column} scope="col">
                  {say(column)}
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
      <p className={styles.note}>{say('words')}</p>
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
