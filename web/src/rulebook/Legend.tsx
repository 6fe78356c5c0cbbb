import { ORIGINS } from '@omerta/table/rulebook/origin.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { rulebookWords } from '../words/rulebookWords.ts';
import styles from './Legend.module.css';
import { OriginBadge } from './OriginBadge.tsx';

/** What the badges mean. */
export function Legend() {
  const say = useWords(rulebookWords);
  return (
    <section className={styles.legend}>
      <h2>{say('legend')}</h2>
      <dl>
        {ORIGINS.map(origin => (
          <div key={origin}>
            <dt>
              <OriginBadge origin={origin} />
            </dt>
            <dd>{say(`legend.${origin}`)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
