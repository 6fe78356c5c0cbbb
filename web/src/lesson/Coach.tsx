import { Button } from '@omerta/table/ui/Button.tsx';
import { Icon } from '@omerta/table/ui/Icon.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { lessonWords } from '../words/lessonWords.ts';
import styles from './Coach.module.css';
import { CoachPortrait } from './CoachPortrait.tsx';
import { placeBubble, type Rectangle, type Size } from './placeBubble.ts';

export interface CoachProps {
  readonly step: number; // from 0
  readonly steps: number;
  readonly title: string;
  readonly text: string;
  /** What is to be done; undefined where something is to be read. */
  readonly task: string | undefined;
  /** Something else was tried. */
  readonly nudge: string | undefined;
  readonly lit: readonly Rectangle[];
  readonly onPlaced: (place: Rectangle) => void;
  /** The buttons; the first of them gets the focus when a step begins. */
  readonly children: ReactNode;
  readonly menu: ReactNode; // the list of steps
  /** Only the task is left, where there is little room. */
  readonly isFolded: boolean;
  readonly onFold: (isFolded: boolean) => void;
  readonly onLeave: () => void;
}

/** Folded, it lies over the bar of the table, where nothing is asked. */
const AT_TOP = { x: 8, y: 4 } as const;

/** The bubble of the coach, beside what it speaks of. */
export function Coach(props: CoachProps) {
  const { step, steps, title, text, task, nudge, lit, onPlaced, children, menu, isFolded, onFold, onLeave } = props;
  const say = useWords(lessonWords);
  const ids = useId();
  const bubble = useRef<HTMLElement>(null);
  const buttons = useRef<HTMLDivElement>(null);
  const size = useSizeOf(bubble);
  const screen = { width: innerWidth, height: innerHeight };
  const { x, y, width, height } = isFolded ? { ...size, ...AT_TOP } : placeBubble(size, lit, screen);
  useEffect(() => onPlaced({ x, y, width, height }), [x, y, width, height, onPlaced]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows the steps
  useEffect(() => {
    buttons.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
  }, [step]);
  return (
    <section
      ref={bubble}
      className={styles.bubble}
      data-folded={isFolded || undefined}
      style={{ left: x, top: y }}
      aria-labelledby={`${ids}title`}
      aria-describedby={`${ids}text`}
    >
      <CoachPortrait className={styles.portrait} />
      <div className={styles.head}>
        <p className={styles.step}>{say('step', { coach: say('coach'), step: step + 1, steps })}</p>
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!isFolded}
          aria-label={say(isFolded ? 'unfold' : 'fold')}
          onClick={() => onFold(!isFolded)}
        >
          <Icon name="back" size={16} />
        </button>
      </div>
      <h2 id={`${ids}title`}>{title}</h2>
      <div id={`${ids}text`} aria-live="polite">
        {!isFolded && <p>{text}</p>}
        {task !== undefined && (
          <p className={styles.task} data-nudged={nudge !== undefined || undefined}>
            <span className={styles.square} aria-hidden="true" />
            {nudge ?? task}
          </p>
        )}
      </div>
      <div className={styles.foot}>
        {!isFolded && menu}
        <div className={styles.buttons} ref={buttons}>
          {children}
        </div>
        <Button size="small" className={styles.leave} onClick={onLeave}>
          {say('leave')}
        </Button>
      </div>
    </section>
  );
}

function useSizeOf(element: React.RefObject<HTMLElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 360, height: 280 });
  useEffect(() => {
    const shown = element.current;
    if (shown === null) return;
    const measure = () => setSize({ width: shown.offsetWidth, height: shown.offsetHeight });
    const observer = new ResizeObserver(measure);
    observer.observe(shown);
    measure();
    return () => observer.disconnect();
  }, [element]);
  return size;
}
