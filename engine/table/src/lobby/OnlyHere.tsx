import { useWords } from '@omerta/table/words/useWords.ts';
import { pageWords } from '../../words/pageWords.ts';
import { isOnlyHere } from './inviteLink.ts';
import styles from './OnlyHere.module.css';

/** Below an address that leads every device to itself: how others come all the same. */
export function OnlyHere({ link }: { readonly link: string }) {
  const say = useWords(pageWords);
  return isOnlyHere(link) ? <p className={styles.note}>{say('invite.onlyHere')}</p> : null;
}
