import { cashText } from '@omerta/cashnguns/words';
import { useAtTable } from '../show/atTable.ts';
import { OwnCard } from '../show/OwnCard.tsx';
import { readyBy } from '../show/readyBy.ts';
import { Stash } from '../show/Stash.tsx';
import { useReadyTicks } from '../show/staging/readyTicks.ts';
import { Gestures } from './Gestures.tsx';
import styles from './screens.module.css';

/** Nothing is asked of this viewer: what happens, or who is waited for. */
export function IdleScreen() {
  const { seat, table } = useAtTable();
  const { title, why } = useWaitingWords();
  const isPlaying = seat !== undefined && table.seats[seat]?.alive === true;
  return (
    <>
      <div className={styles.idle} aria-live="polite">
        <h2>{title}</h2>
        <p>{why}</p>
      </div>
      {isPlaying && (
        <>
          <OwnCard />
          <Stash />
        </>
      )}
      <Gestures />
    </>
  );
}

interface WaitingWords {
  readonly title: string;
  readonly why: string;
}

export function useWaitingWords(): WaitingWords {
  const { say, names, language, setting, story, scene, waiting, view, table } = useAtTable();
  const { onStage } = story;
  const stage = say(`now.${table.stage}`);
  const task = view.table.agenda.at(-1);
  // Who is still thinking is told by ticks that turn at full seconds, not by the names that are left.
  const asked = useReadyTicks(readyBy(view.table)).filter(isReady => isReady !== undefined);
  const isTold = onStage !== undefined && (scene.beat === undefined || scene.beat === 'shown');
  if (isTold) return { title: stage, why: cashText.eventText(language, onStage, setting) };
  if (table.stage === 'over' || onStage !== undefined) return { title: stage, why: '' };
  if (asked.length > 0) {
    const title = say('ready', { count: asked.filter(isReady => isReady).length, all: asked.length });
    return { title, why: task === undefined ? stage : say('waiting.for', { task: task.kind }) };
  }
  const others = waiting.filter(seat => seat !== view.viewer);
  const [first] = others;
  if (first === undefined) return { title: stage, why: say('waiting.nobody') };
  const title = say(others.length > 1 ? 'waiting.several' : 'waiting.one', {
    player: names.player(first),
    players: names.players(others),
  });
  return { title, why: task === undefined ? stage : say('waiting.for', { task: task.kind }) };
}
