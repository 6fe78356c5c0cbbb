import type { ChatLine } from '@omerta/protocol';
import { EmoteFace } from '@omerta/table/table/EmoteFace.tsx';
import type { Stage } from '@omerta/table/table/stage.ts';
import { useTable } from '@omerta/table/table/useTable.ts';
import { type TableWords, tableWords } from '@omerta/table/words/tableWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styles from './EmoteBubbles.module.css';

const SHOWN = 2_500; // milliseconds

/**
 * Gestures pop up at the seat they come from. Those of before the page was opened do not; those of a moment in which
 * the table holds its breath wait until it is over.
 */
export function EmoteBubbles({ stage }: { readonly stage: Stage }) {
  const say = useWords(tableWords);
  const lines = useTable(state => state.lines);
  const isHushed = useTable(({ onStage }) => stage.isHushed(onStage));
  const [shown, setShown] = useState<readonly ChatLine[]>([]);
  const opened = useRef(Date.now());
  const newest = useRef(0);
  useEffect(() => {
    if (isHushed) return;
    const fresh = lines.filter(
      line => line.emote !== undefined && line.number > newest.current && line.at > opened.current,
    );
    newest.current = Math.max(newest.current, ...lines.map(({ number }) => number));
    if (fresh.length === 0) return;
    setShown(before => [...before, ...fresh]);
    setTimeout(() => setShown(before => before.filter(line => !fresh.includes(line))), SHOWN);
  }, [lines, isHushed]);
  return shown.map(line => <Bubble key={line.number} line={line} stage={stage} said={say} />);
}

interface BubbleProps {
  readonly line: ChatLine;
  readonly stage: Stage;
  readonly said: ReturnType<typeof useWords<TableWords>>;
}

/** Solid for who plays, dashed and grey for who is out of the game. */
function Bubble({ line: { seat, name, emote }, stage, said }: BubbleProps) {
  const place = seat === undefined ? undefined : stage.elementOf(`seat:${seat}`);
  if (emote === undefined) return null;
  return (
    <div
      className={styles.bubble}
      data-ghost={place?.hasAttribute('data-out') || undefined}
      data-free={place === undefined || undefined}
      style={beside(place)}
      role="status"
    >
      <EmoteFace emote={emote} size={52} />
      <span>{name}</span>
      <span className="unseen">{said(`emote.${emote}`)}</span>
    </div>
  );
}

/** Beside the seat, on the screen whatever the layout; in the corner for those without one. */
function beside(place: Element | undefined): CSSProperties {
  if (place === undefined) return { right: 16, bottom: 96 };
  const { left, right, top, height } = place.getBoundingClientRect();
  const middle = top + height / 2;
  const x = Math.min(right - 24, innerWidth - 110);
  return { left: Math.max(left, x), top: Math.min(Math.max(middle - 64, 8), innerHeight - 100) };
}
