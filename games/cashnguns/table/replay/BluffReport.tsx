import type { SeenStep } from '@omerta/table/replay/replayParts.ts';
import { Wide } from '@omerta/table/ui/Wide.tsx';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import { LOOKS } from '../draw/gangsters.ts';
import { useAtRecord } from '../show/atRecord.ts';
import { replayWords } from '../show/replayWords.ts';
import { bluffsOf } from './bluffs.ts';
import { eventsOf } from './eventsOf.ts';
import styles from './replay.module.css';

/** Who bluffed well, and who ducked for nothing, as far as these eyes can tell. */
export function BluffReport({ steps }: { readonly steps: readonly SeenStep[] }) {
  const say = useWords(replayWords);
  const { setting, gangsters, nameOf } = useAtRecord();
  const players = setting.people.length;
  const bluffs = useMemo(() => bluffsOf(steps.flatMap(eventsOf), players), [steps, players]);
  const part = (count: number, all: number) => say('bluffs.of', { count, all });
  return (
    <>
      <Wide label={say('bluffs')} className={styles.scroll}>
        <table className={styles.bluffs}>
          <caption>{say('bluffs')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('bluffs.player')}</th>
              <th scope="col">{say('bluffs.worked')}</th>
              <th scope="col">{say('bluffs.hit')}</th>
              <th scope="col">{say('bluffs.ducks')}</th>
            </tr>
          </thead>
          <tbody>
            {bluffs.map(({ clicks, clicksThatWorked, bangs, bangsThatHit, goodDucks, wastedDucks }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <tr key={seat}>
                <th scope="row" style={{ color: LOOKS[gangsters[seat]!].colour }}>
                  {nameOf(seat)}
                </th>
                <td>{part(clicksThatWorked, clicks)}</td>
                <td>{part(bangsThatHit, bangs)}</td>
                <td>{`${goodDucks} / ${wastedDucks}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
      <p className={styles.note}>{say('bluffs.words')}</p>
    </>
  );
}
