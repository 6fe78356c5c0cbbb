import type { Seat } from '@omerta/kernel';
import type { ComponentType, ReactNode } from 'react';
import type { BelievedProps } from '../coach/BeliefLens.tsx';
import type { CoachVoice } from '../coach/voice.ts';

/** What a replay asks of a game besides its table. All of it stands inside `Around`. */
export interface ReplayParts {
  readonly Around: ComponentType<{ readonly children: ReactNode }>;
  /** The places of the scrubber that are worth a look. */
  marksOf(steps: readonly SeenStep[]): readonly Mark[];
  /** What one seat wears. */
  readonly SeatSign: ComponentType<{ readonly seat: number }>;
  readonly Chart?: ComponentType<{ readonly steps: readonly SeenStep[]; readonly now: number }>;
  readonly Moments?: ComponentType<{ readonly steps: readonly SeenStep[]; readonly onPick: (step: number) => void }>;
  /** What happened at a step, in a sentence. */
  readonly Story: ComponentType<{ readonly step: SeenStep }>;
  /** Everything that each seat holds; `views` by seat. */
  readonly Hands: ComponentType<{ readonly views: readonly object[] }>;
  /** What the seat that is looked through could know just now. */
  readonly Knew?: ComponentType<{ readonly seat: number }>;
  /** What it could believe of the others. */
  readonly Believed?: ComponentType<BelievedProps>;
  /** How the coach speaks of this game; missing where it has no coach. */
  useVoice?(): CoachVoice;
}

/** What one viewpoint sees happen at a step. */
export interface SeenStep {
  readonly seat?: Seat; // missing where this viewpoint saw no player act
  readonly events: readonly object[];
}

/** A place on the scrubber. */
export interface Mark {
  readonly at: number;
  readonly kind: 'act' | 'phase' | 'moment';
}
