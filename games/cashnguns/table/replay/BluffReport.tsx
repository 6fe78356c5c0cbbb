import type { SeenStep } from '@omerta/table/replay/replayParts.ts';
import { Wide } from '@omerta/table/ui/Wide.tsx';
import { replayWords } from '@omerta/table/words/replayWords.ts';
import { useWords } from '@omerta/table/words/useWords.ts';
import { useMemo } from 'react';
import { gangsterOf, LOOKS } from '../draw/gangsters.ts';
import { useAtRecord } from '../show/atRecord.ts';
import { bluffsOf } from './bluffs.ts';
import { eventsOf } from './eventsOf.ts';
import styles from './replay.module.css';

/** Who bluffed well, and who ducked for nothing, as far as these eyes can tell. */
export function BluffReport({ steps }: { readonly steps: readonly SeenStep[] }) {
  const say = useWords(replayWords);
  const { setting, nameOf } = useAtRecord();
  const players = setting.people.length;
  const bluffs = useMemo(() => bluffsOf(steps.flatMap(eventsOf), players), [steps, players]);
  const part = (count: number, all: number) => say('cash.bluffs.of', { count, all });
  return (
    <>
      <Wide label={say('cash.bluffs')} className={styles.scroll}>
        <table className={styles.bluffs}>
          <caption>{say('cash.bluffs')}</caption>
          <thead>
            <tr>
              <th scope="col">{say('cash.bluffs.player')}</th>
              <th scope="col">{say('cash.bluffs.worked')}</th>
              <th scope="col">{say('cash.bluffs.hit')}</th>
              <th scope="col">{say('cash.bluffs.ducks')}</th>
            </tr>
          </thead>
          <tbody>
            {bluffs.map(({ clicks, clicksThatWorked, bangs, bangsThatHit, goodDucks, wastedDucks }, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              <tr key={seat}>
                <th scope="row" style={{ color: LOOKS[gangsterOf(seat)].colour }}>
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
      <p className={styles.note}>{say('cash.bluffs.words')}</p>
    </>
  );
}
