import type { Analysis } from '@omerta/coach';
import { useNumbers } from '@omerta/table/coach/numbers.ts';
import { SeatName } from '@omerta/table/coach/SeatName.tsx';
import styles from '@omerta/table/coach/table.module.css';
import type { CoachVoice } from '@omerta/table/coach/voice.ts';
import { Wide } from '@omerta/table/ui/Wide.tsx';
import { coachWords } from '@omerta/table/words/coachWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import type { Chapter } from './chapters.ts';
import { type Curve, sharesByChapter } from './curves.ts';

export interface ShareTableProps {
  readonly shares: Analysis[Curve];
  readonly chapters: readonly Chapter[];
  readonly voice: CoachVoice;
  readonly caption: string;
}

/** How it stood at the start and at the end of each chapter. */
export function ShareTable({ shares, chapters, voice, caption }: ShareTableProps) {
  const say = useWords(coachWords);
  const { percent } = useNumbers();
  const byChapter = sharesByChapter(shares, chapters);
  return (
    <Wide label={caption}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say('player')}</th>
            <th scope="col">{say('curve.start')}</th>
            {chapters.map(({ at, number }) => (
              <th key={at} scope="col">
                {voice.chapter(number)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {byChapter.map((each, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
            <tr key={seat}>
              <SeatName voice={voice} seat={seat} />
              <td>{percent(shares[0]?.[seat] ?? 0)}</td>
              {chapters.map(({ at }, index) => (
                <td key={at}>{percent(each[index] ?? 0)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Wide>
  );
}
