import type { Task } from '@omerta/cashnguns/seen';
import type { SoundName } from '@omerta/table/table/sounds.ts';
import { StageContext } from '@omerta/table/table/stageContext.ts';
import { timeLeft } from '@omerta/table/table/timeLeft.ts';
import { useBed } from '@omerta/table/table/useBed.ts';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { useContext, useEffect, useEffectEvent } from 'react';
import { useAtTable } from '../atTable.ts';

/** What is heard while all decide in secret. */
const LOOPS: { readonly [K in Task['kind']]?: SoundName } = { bullets: 'bass', aim: 'bass', courage: 'heartbeat' };

const CALM = 60; // beats a minute, at the beginning of a question
const WILD = 90; // and at its end

/** Milliseconds from one beat to the next: faster as the time goes, and by nothing else. */
export const beatLength = (left: number, whole: number): number =>
  60_000 / (CALM + (WILD - CALM) * (1 - Math.min(1, Math.max(0, left / whole))));

/** Quiet music, and at tables where every decision has its time a bass while all load, a heart while all take courage. */
export function useAmbience(): void {
  useBed('bedCash');
  const stage = useContext(StageContext);
  const { store } = useTableModel();
  const { view, info, story, waiting } = useAtTable();
  const { clock } = info.settings;
  const task = view.table.agenda.at(-1)?.kind;
  const isQuiet = story.onStage !== undefined || info.isPaused || info.isFrozen || clock.kind !== 'decision';
  const sound = task === undefined || isQuiet ? undefined : LOOPS[task];
  const nextBeat = useEffectEvent(() => {
    const whole = clock.kind === 'decision' ? clock.each * 1000 : 1;
    const [seat] = waiting;
    const left = seat === undefined ? undefined : timeLeft(store.getState(), seat, performance.now());
    return beatLength(left ?? whole, whole);
  });
  useEffect(() => {
    if (sound === undefined || stage === undefined) return;
    let timer = 0;
    const beat = () => {
      stage.sound(sound);
      timer = window.setTimeout(beat, nextBeat());
    };
    timer = window.setTimeout(beat, nextBeat());
    return () => clearTimeout(timer);
  }, [sound, stage]);
}
