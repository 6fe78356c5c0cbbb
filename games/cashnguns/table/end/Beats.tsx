import { useWords } from '@omerta/table/words/useWords.ts';
import { tvWords } from '../show/tvWords.ts';
import { BEATS, type Scene } from './endShow.ts';
import styles from './Show.module.css';

/** Which of the three beats it is. */
export function Beats({ scene }: { readonly scene: Scene }) {
  const say = useWords(tvWords);
  const now = (BEATS as readonly Scene[]).indexOf(scene);
  return (
    <ol className={styles.beats} aria-hidden="true">
      {BEATS.map((beat, at) => (
        <li key={beat} data-now={at === now || undefined} data-done={at < now || undefined}>
          {say(`show.${beat}`)}
        </li>
      ))}
    </ol>
  );
}
