import { standardPack } from '@omerta/corleone/seen';
import type { Entry } from '@omerta/table/rulebook/entry.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { CardFace } from '../table/draw/board/CardFace.tsx';
import { AllyCard } from '../table/draw/cards/AllyCard.tsx';
import { JobCard } from '../table/draw/cards/JobCard.tsx';
import styles from './CorleoneArt.module.css';
import { glossaryWords } from './glossaryWords.ts';

/** A job, an ally or a business, as it lies on the table. */
export function CorleoneArt({ entry: { sort, id, name, text } }: { readonly entry: Entry }) {
  const say = useWords(glossaryWords);
  if (sort === 'job') {
    const { color } = standardPack.jobs.find(job => job.id === id)!;
    return <JobCard job={id} name={name} text={text} colourName={say(`job.${color}`)} size="hand" />;
  }
  if (sort === 'ally') return <AllyCard ally={id} name={name} text={text} size="hand" />;
  if (sort !== 'business') return null;
  const { printed, tiles } = standardPack.businesses;
  const business = [...printed, ...tiles].find(each => each.id === id)!;
  return (
    <svg className={styles.business} viewBox="-2 -2 198 136" aria-hidden="true" focusable="false">
      <CardFace business={business} name={name} />
    </svg>
  );
}
