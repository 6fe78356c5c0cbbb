import { LOW_TIME, useTimeLeft } from '@omerta/table/table/Clock.tsx';
import type { Stage } from '@omerta/table/table/stage.ts';
import { useQuestion, useTable } from '@omerta/table/table/useTable.ts';
import { useEffect, useRef } from 'react';
import type { SoundPlayer } from './sound.ts';

/** What is heard and felt in every game: my turn, an answer that is kept, the last seconds, the victory. */
export function useTableSounds({ play }: SoundPlayer, { buzz }: Stage): void {
  const isAsked = useIsAsked();
  useEffect(() => {
    if (!isAsked) return;
    play('myTurn');
    buzz('prompt');
  }, [isAsked, play, buzz]);

  const isSending = useTable(state => state.isSending);
  const isRefused = useTable(({ refusal }) => refusal !== undefined);
  const wasSending = useRef(false);
  useEffect(() => {
    if (wasSending.current && !isSending && !isRefused) buzz('commit');
    wasSending.current = isSending;
  }, [isSending, isRefused, buzz]);

  const seat = useTable(({ info }) => (info?.you.viewer === 'spectator' ? undefined : info?.you.viewer));
  const left = useTimeLeft(isAsked ? seat : undefined);
  const second = left === undefined || left > LOW_TIME || left === 0 ? undefined : Math.ceil(left / 1000);
  useEffect(() => {
    if (second !== undefined) play('tick');
  }, [second, play]);

  const isOver = useTable(({ shown }) => shown?.over === true);
  const hasWon = useTable(({ info }) => seat !== undefined && info?.outcome?.places[seat] === 1);
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (isOver && hasWon && wasPlaying.current) play('win');
    wasPlaying.current = !isOver;
  }, [isOver, hasWon, play]);
}

/** Whether it is my turn: asked for something new, not for a change of what I said. */
export function useIsAsked(): boolean {
  const question = useQuestion();
  const isSending = useTable(state => state.isSending);
  const last = useRef(false);
  // While an answer is under way nothing is asked, but the turn is not over yet.
  if (!isSending) last.current = question !== undefined && !question.isChange;
  return last.current;
}
