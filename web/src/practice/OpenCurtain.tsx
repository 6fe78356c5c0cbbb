import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useRef, useState } from 'react';
import { practiceWords } from '../words/practiceWords.ts';
import styles from './Curtain.module.css';

const HOLD = 600; // milliseconds: picking the device up does not open it

export interface OpenCurtainProps {
  readonly name: string;
  /** Fingers must stay on it; keys and screen readers open it at once. */
  readonly isHeld: boolean;
  readonly onOpen: () => void;
}

export function OpenCurtain({ name, isHeld, onOpen }: OpenCurtainProps) {
  const say = useWords(practiceWords);
  const [isDown, setDown] = useState(false);
  const timer = useRef(0);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  if (!isHeld) {
    return (
      <button type="button" className={styles.open} onClick={onOpen}>
        {say('curtain.open', { name })}
      </button>
    );
  }
  const release = () => {
    window.clearTimeout(timer.current);
    setDown(false);
  };
  return (
    <button
      type="button"
      className={`${styles.open} ${styles.held}`}
      data-down={isDown || undefined}
      onPointerDown={() => {
        setDown(true);
        timer.current = window.setTimeout(onOpen, HOLD);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={event => event.preventDefault()}
      onClick={({ detail }) => {
        if (detail === 0) onOpen();
      }}
    >
      {say('curtain.hold', { name })}
    </button>
  );
}
