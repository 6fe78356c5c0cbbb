import { useEffect, useState } from 'react';
import { useAtTable } from '../show/atTable.ts';
import { TalentCards } from '../show/talents/TalentCards.tsx';
import { talentsAtStart } from '../show/talents/talentsAtStart.ts';
import styles from './TalentsScreen.module.css';

const SHOWN_FOR = 20_000; // milliseconds

/** T0: the Talents of all players before the first round, until the first reveal or for a few seconds. */
export function TalentsScreen() {
  const { say, table } = useAtTable();
  const [isTold, setTold] = useState(false);
  const isBefore = table.stage === 'loot' || table.stage === 'bullet';
  const talents = isBefore ? talentsAtStart(table, undefined) : [];
  const isShown = talents.length > 0 && !isTold;
  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setTold(true), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (!isShown) return null;
  return (
    <section className={styles.talents} aria-labelledby="talents">
      <h2 id="talents">{say('talents.title')}</h2>
      <TalentCards talents={talents} size="screen" />
    </section>
  );
}
