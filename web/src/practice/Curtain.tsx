import type { SeatAt } from '@omerta/table/lobby/lobbyParts.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import { practiceWords } from '../words/practiceWords.ts';
import styles from './Curtain.module.css';
import { OpenCurtain } from './OpenCurtain.tsx';

export interface CurtainProps {
  /** Whose turn it is to look. */
  readonly name: string;
  readonly at: SeatAt;
  /** How the game shows who sits there; without it the first letter of the name does. */
  readonly Face?: ComponentType<SeatAt> | undefined;
  /** Of a question that several are asked at once. */
  readonly round?: { readonly decided: number; readonly all: number } | undefined;
  readonly onOpen: () => void;
}

/** Covers everything between two people at one device. Whatever it covers is not on the page. */
export function Curtain({ name, at, Face, round, onOpen }: CurtainProps) {
  const say = useWords(practiceWords);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <main className={styles.curtain}>
      <svg className={styles.valance} viewBox="0 0 360 60" preserveAspectRatio="none" aria-hidden="true">
        <path
          className={styles.cloth}
          d="M0 0h360v34c-15 22-45 22-60 0-15 22-45 22-60 0-15 22-45 22-60 0-15 22-45 22-60 0-15 22-45 22-60 0-15 22-45 22-60 0Z"
        />
        <path
          className={styles.braid}
          d="M0 34c15 22 45 22 60 0 15 22 45 22 60 0 15 22 45 22 60 0 15 22 45 22 60 0 15 22 45 22 60 0 15 22 45 22 60 0"
        />
      </svg>
      <div className={styles.words}>
        <h1 ref={title} tabIndex={-1}>
          {say('curtain.title', { name })}
        </h1>
        {Face === undefined ? (
          <span className={styles.medal} aria-hidden="true">
            {[...name][0]}
          </span>
        ) : (
          <Suspense fallback={<span className={styles.face} />}>
            <Face {...at} />
          </Suspense>
        )}
        <p className={styles.others}>{say('curtain.others')}</p>
        <OpenCurtain name={name} isHeld={Face !== undefined} onOpen={onOpen} />
        {round !== undefined && (
          <p className={styles.done}>{say('curtain.done', { done: round.decided, all: round.all })}</p>
        )}
      </div>
      <p className={styles.foot}>{say('curtain.foot', { name })}</p>
    </main>
  );
}
