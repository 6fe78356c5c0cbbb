import { useWords } from '../../words/useWords.ts';
import { isOnlyHere } from './inviteLink.ts';
import styles from './OnlyHere.module.css';

/** Below an address that leads every device to itself: how others come all the same. */
export function OnlyHere({ link }: { readonly link: string }) {
  const say = useWords('house');
  return isOnlyHere(link) ? <p className={styles.note}>{say('invite.onlyHere')}</p> : null;
}
