import type { ChatLine } from '@omerta/protocol';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useWords } from '../words/useWords.ts';
import styles from './EmoteBubbles.module.css';
import { EmoteFace } from './EmoteFace.tsx';
import type { Stage } from './stage.ts';
import { useTable } from './useTable.ts';

const SHOWN = 2_500; // milliseconds

/** Gestures pop up at the seat they come from. Those of before the page was opened do not. */
export function EmoteBubbles({ stage }: { readonly stage: Stage }) {
  const say = useWords('table');
  const lines = useTable(state => state.lines);
  const [shown, setShown] = useState<readonly ChatLine[]>([]);
  const opened = useRef(Date.now());
  const newest = useRef(0);
  useEffect(() => {
    const fresh = lines.filter(
      line => line.emote !== undefined && line.number > newest.current && line.at > opened.current,
    );
    newest.current = Math.max(newest.current, ...lines.map(({ number }) => number));
    if (fresh.length === 0) return;
    setShown(before => [...before, ...fresh]);
    setTimeout(() => setShown(before => before.filter(line => !fresh.includes(line))), SHOWN);
  }, [lines]);
  return shown.map(line => (
    <div key={line.number} className={styles.bubble} style={placeOf(stage, line.seat)} role="status">
      {line.emote !== undefined && <EmoteFace emote={line.emote} size={52} />}
      <span>{line.name}</span>
      {line.emote !== undefined && <span className="unseen">{say(`emote.${line.emote}`)}</span>}
    </div>
  ));
}

/** Beside the panel of the seat, on the screen whatever the layout; in the corner for those without one. */
function placeOf(stage: Stage, seat: number | undefined): CSSProperties {
  const panel = seat === undefined ? undefined : stage.elementOf(`seat:${seat}`);
  if (panel === undefined) return { right: 16, bottom: 96 };
  const { left, right, top, height } = panel.getBoundingClientRect();
  const middle = top + height / 2;
  const x = Math.min(right - 24, innerWidth - 110);
  return { left: Math.max(left, x), top: Math.min(Math.max(middle - 40, 8), innerHeight - 100) };
}
