import { useAtTable } from '../atTable.ts';
import { usePlay } from '../play.ts';
import styles from './HideButton.module.css';
import { KeyHint } from './KeyHint.tsx';

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
