import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';

export const SPEEDS = ['slow', 'normal', 'fast'] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long a step is held once it is drawn, in milliseconds. */
const HELD: { readonly [S in Speed]: number } = { slow: 2600, normal: 1300, fast: 320 };

export interface Playback {
  readonly isPlaying: boolean;
  play(): void;
  pause(): void;
}

/** Goes on by itself, step by step, as soon as each is drawn; stops at the end. */
export function usePlayback(
  model: TableModel,
  step: number,
  last: number,
  speed: Speed,
  go: (step: number) => void,
): Playback {
  const [wants, setWants] = useState(false);
  const isDrawn = useStore(model.store, ({ shown, frame }) => shown !== undefined && shown === frame);
  const isPlaying = wants && step < last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `go` is made anew with every step
  useEffect(() => {
    if (!isPlaying || !isDrawn) return;
    const timer = setTimeout(() => go(step + 1), HELD[speed]);
    return () => clearTimeout(timer);
  }, [isPlaying, isDrawn, step, speed]);
  return {
    isPlaying,
    play: () => {
      if (step >= last) go(0);
      setWants(true);
    },
    pause: () => setWants(false),
  };
}
