import { tableWords } from '../words/tableWords.ts';
import { useWords } from '../words/useWords.ts';
import { isOnlyHere } from './isOnlyHere.ts';
import styles from './OnlyHere.module.css';

/** Below an address that leads every device to itself: how others can join all the same. */
export function OnlyHere({ link }: { readonly link: string }) {
  const say = useWords(tableWords);
  return isOnlyHere(link) ? <p className={styles.note}>{say('invite.onlyHere')}</p> : null;
}
