import styles from './Marked.module.css';
import { cutAtTerms } from './searchBook.ts';

/** Words in which everything that was looked for is marked. */
export function Marked({ text, terms }: { readonly text: string; readonly terms: readonly string[] }) {
  if (terms.length === 0) return text;
  return cutAtTerms(text, terms).map(({ text: stretch, isFound }, at) =>
    isFound ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the stretches of a text have no other name than their place in it
      <mark key={at} className={styles.mark}>
        {stretch}
      </mark>
    ) : (
      stretch
    ),
  );
}
