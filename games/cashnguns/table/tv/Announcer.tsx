import { type Announced, useAnnouncer } from '@omerta/table/table/useAnnouncer.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useEffect, useRef, useState } from 'react';
import { useAtTable } from '../show/atTable.ts';
import { announcementOf } from '../show/staging/announcements.ts';
import { inPace } from '../show/staging/plan.ts';
import { tvWords } from '../show/tvWords.ts';
import styles from './Announcer.module.css';

/** What the announcer says stands on the table as text, and is said aloud where the browser can. */
export function Announcer() {
  const line = useLine();
  useAnnouncer(line);
  return line === undefined ? null : (
    <p key={line.key} className={styles.line}>
      {line.text}
    </p>
  );
}

/** The newest line, for as long as its kind lasts. */
function useLine(): Announced | undefined {
  const say = useWords(tvWords);
  const { story, scene, names, info } = useAtTable();
  const [line, setLine] = useState<Announced>();
  const count = useRef(0);
  const { onStage } = story;
  const { pace } = info.settings;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a line belongs to a moment of the scene, not to a drawing of it
  useEffect(() => {
    const said = onStage === undefined ? undefined : announcementOf(onStage, scene.beat, scene.isAftermath);
    if (said === undefined || pace === 'instant') return;
    count.current += 1;
    const text = say(said.said, { names: names.players(said.seats), count: said.count });
    setLine({ text, ms: inPace(said.ms, pace), key: String(count.current) });
  }, [onStage, scene.beat === 'shown', scene.isAftermath]);
  useEffect(() => {
    if (line === undefined) return;
    const timer = setTimeout(() => setLine(undefined), line.ms);
    return () => clearTimeout(timer);
  }, [line]);
  return line;
}
