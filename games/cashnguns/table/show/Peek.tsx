import { plainKey } from '@omerta/table/table/plainKey.ts';
import { useKeyDown } from '@omerta/table/table/useKeyDown.ts';
import { useEffect, useState } from 'react';
import { BulletCard } from '../draw/cards/BulletCard.tsx';
import { useAtTable } from './atTable.ts';
import { KeyHint } from './KeyHint.tsx';
import styles from './Peek.module.css';

/** Shows my own secret as long as it is held, and not a moment longer. */
export function Peek() {
  const { say, names, view } = useAtTable();
  const [isHeld, setHeld] = useHeldKey();
  const own = view.own;
  if (own === undefined || own.played === '') return null;
  return (
    <span className={styles.peek}>
      <button
        type="button"
        aria-pressed={isHeld}
        onPointerDown={() => setHeld(true)}
        onPointerUp={() => setHeld(false)}
        onPointerLeave={() => setHeld(false)}
        onPointerCancel={() => setHeld(false)}
        onContextMenu={event => event.preventDefault()}
        onKeyDown={({ key }) => (key === ' ' || key === 'Enter') && setHeld(true)}
        onKeyUp={() => setHeld(false)}
        onBlur={() => setHeld(false)}
      >
        {say('peek')}
        <KeyHint keys="P" />
      </button>
      {isHeld && (
        <span className={styles.shown} role="status">
          <BulletCard face={own.played} word={say(`art.${own.played}`)} size={72} />
          <span>
            {names.bullet(own.played)}
            {own.aim >= 0 && <small>{say('peek.aim', { player: names.player(own.aim) })}</small>}
            {own.courage !== '' && <small>{say(own.courage)}</small>}
          </span>
        </span>
      )}
    </span>
  );
}

/** P, held. Leaving the page covers it. */
function useHeldKey(): [boolean, (isHeld: boolean) => void] {
  const [isHeld, setHeld] = useState(false);
  useKeyDown(event => plainKey(event) === 'p' && setHeld(true));
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('keyup', ({ key }) => key.toLowerCase() === 'p' && setHeld(false), { signal });
    window.addEventListener('blur', () => setHeld(false), { signal });
    document.addEventListener('visibilitychange', () => setHeld(false), { signal });
    return () => listening.abort();
  }, []);
  return [isHeld, setHeld];
}
