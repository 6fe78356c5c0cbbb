import { useAtTable } from '../../show/atTable.ts';
import { KeyHint } from '../../show/KeyHint.tsx';
import { usePlay } from '../play.ts';
import styles from './HideButton.module.css';

/** Turns the hand face down, and up again. */
export function HideButton() {
  const { say } = useAtTable();
  const { isHidden, hide } = usePlay();
  return (
    <button type="button" className={styles.hide} onClick={() => hide(!isHidden)}>
      {say(isHidden ? 'unhide' : 'hide')}
      <KeyHint keys="H" />
    </button>
  );
}
