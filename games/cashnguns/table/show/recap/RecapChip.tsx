import { keepsTakes } from '@omerta/cashnguns/seen';
import { Sheet } from '@omerta/table/ui/Sheet.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { Suspense, useMemo, useState } from 'react';
import { useAtTable } from '../atTable.ts';
import { areAimsShown } from '../poses.ts';
import { tvWords } from '../tvWords.ts';
import { MyRecap } from './MyRecap.tsx';
import styles from './RecapChip.module.css';
import { RoundRecap } from './RoundRecap.tsx';
import { type Recap, recapOf } from './recap.ts';

/** The round before in short, to be opened while the next one loads. It holds no player up. */
export function RecapChip() {
  const { story, table } = useAtTable();
  const { roundBefore, onStage } = story;
  const recap = useMemo(() => (roundBefore.length === 0 ? undefined : recapOf(roundBefore)), [roundBefore]);
  const isLoading = table.stage === 'loot' || table.stage === 'bullet' || table.stage === 'holdUp';
  const isUp = areAimsShown(table) && table.seats.some(({ target }) => target >= 0);
  if (recap === undefined || recap.round === 0 || !isLoading || isUp || onStage !== undefined) return null;
  return (
    <Suspense fallback={null}>
      <Chip recap={recap} />
    </Suspense>
  );
}

function Chip({ recap }: { readonly recap: Recap }) {
  const say = useWords(tvWords);
  const { table, say: sayGame } = useAtTable();
  const [isOpen, setOpen] = useState(false);
  const title = say('recap.short', { round: recap.round });
  return (
    <>
      <button type="button" className={styles.chip} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <svg viewBox="0 0 24 24" width={24} height={24} fill="none" stroke="currentColor" aria-hidden="true">
          <path
            d="M4 5v5h5M4.6 10a8 8 0 1 1-.2 5M12 8v4l3 2"
            strokeWidth={2.2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span>{title}</span>
      </button>
      {isOpen && (
        <Sheet title={title} closeLabel={sayGame('close')} onClose={() => setOpen(false)}>
          <RoundRecap recap={recap} size="phone" hasTakes={keepsTakes(table.house)}>
            <MyRecap recap={recap} />
          </RoundRecap>
        </Sheet>
      )}
    </>
  );
}
