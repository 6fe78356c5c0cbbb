import { useWords } from '@omerta/table/words/useWords.ts';
import { Curtain } from '../draw/Curtain.tsx';
import { tvWords } from '../show/tvWords.ts';
import { AwardCards } from './AwardCards.tsx';
import styles from './AwardScene.module.css';
import type { Finale } from './finale.ts';
import show from './Show.module.css';

/** Eight awards, every player at least one. */
export function AwardScene({ finale }: { readonly finale: Finale }) {
  const say = useWords(tvWords);
  return (
    <section className={show.scene} aria-label={say('end.awards')}>
      <div className={styles.curtain}>
        <Curtain isDim />
      </div>
      <h1 className={styles.title}>{say('end.awards')}</h1>
      <div className={styles.cards}>
        <AwardCards awards={finale.awards} />
      </div>
    </section>
  );
}
