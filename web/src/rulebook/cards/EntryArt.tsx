import { standardPack } from '@omerta/corleone/seen';
import { CardFace } from '@omerta/corleone/table/draw/board/CardFace.tsx';
import { AllyCard } from '@omerta/corleone/table/draw/cards/AllyCard.tsx';
import { JobCard } from '@omerta/corleone/table/draw/cards/JobCard.tsx';
import type { Entry } from '@omerta/table/rulebook/entry.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { lazy, type ReactNode, Suspense } from 'react';
import { rulebookWords } from '../../words/rulebookWords.ts';
import styles from './EntryArt.module.css';
import { SORTS } from './sorts.ts';

const CashArt = lazy(() => import('@omerta/cashnguns/rulebook/CashArt.tsx'));

/** The card or the business itself. Everything on it is told beside it, so it is a picture only. */
export function EntryArt({ entry }: { readonly entry: Entry }) {
  const art = useArt(entry);
  return (
    art !== undefined && (
      <div className={styles.art} aria-hidden="true">
        {art}
      </div>
    )
  );
}

const CASH_SORTS: readonly string[] = SORTS.cashnguns;

function useArt({ sort, id, name, text }: Entry): ReactNode {
  const say = useWords(rulebookWords);
  if (sort === 'job') {
    const { color } = standardPack.jobs.find(job => job.id === id)!;
    return <JobCard job={id} name={name} text={text} colourName={say(`job.${color}`)} size="hand" />;
  }
  if (CASH_SORTS.includes(sort)) {
    return (
      <Suspense>
        <CashArt id={id} />
      </Suspense>
    );
  }
  if (sort === 'ally') return <AllyCard ally={id} name={name} text={text} size="hand" />;
  if (sort !== 'business') return undefined;
  const { printed, tiles } = standardPack.businesses;
  const business = [...printed, ...tiles].find(each => each.id === id)!;
  return (
    <svg className={styles.business} viewBox="-2 -2 198 136" aria-hidden="true" focusable="false">
      <CardFace business={business} name={name} />
    </svg>
  );
}
