import type { BelievedProps } from '@omerta/table/coach/BeliefLens.tsx';
import type { ComponentType, ReactNode } from 'react';
import type { ReplayCoachProps } from '../coach/ReplayCoach.tsx';
import type { SeenStep } from './replayHost.ts';

/** What a replay asks of a game besides its table. All of it stands inside `Around`. */
export interface ReplayParts {
  readonly Around: ComponentType<{ readonly children: ReactNode }>;
  /** The places of the scrubber that are worth a look. */
  marksOf(steps: readonly SeenStep[]): readonly Mark[];
  /** What one seat wears. */
  readonly SeatSign: ComponentType<{ readonly seat: number }>;
  readonly Chart: ComponentType<{ readonly steps: readonly SeenStep[]; readonly now: number }>;
  readonly Moments: ComponentType<{ readonly steps: readonly SeenStep[]; readonly onPick: (step: number) => void }>;
  /** What happened at a step, in a sentence. */
  readonly Story: ComponentType<{ readonly step: SeenStep }>;
  /** Everything that each seat holds; `views` by seat. */
  readonly Hands: ComponentType<{ readonly views: readonly object[] }>;
  /** What the seat that is looked through could know just now. */
  readonly Knew?: ComponentType<{ readonly seat: number }>;
  /** What it could believe of the others. */
  readonly Believed: ComponentType<BelievedProps>;
  readonly Coach: ComponentType<ReplayCoachProps>;
}

export interface Mark {
  readonly at: number;
  readonly kind: 'act' | 'phase' | 'moment';
}

const PARTS: Readonly<Record<string, () => Promise<ReplayParts>>> = {
  corleone: async () => (await import('@omerta/corleone/table/replay/corleoneParts.tsx')).corleoneParts,
  cashnguns: async () => (await import('@omerta/cashnguns/table/replay/cashParts.tsx')).cashParts,
};

const loaded = new Map<string, Promise<ReplayParts>>();

/** The same promise for the same game, so that a page may wait for it while it draws. */
export function partsOf(game: string): Promise<ReplayParts> {
  const known = loaded.get(game);
  if (known !== undefined) return known;
  const load = PARTS[game];
  if (load === undefined) throw new Error(`No replay for ${game}`);
  const parts = load().catch((error: unknown) => {
    loaded.delete(game); // the line may be back the next time
    throw error;
  });
  loaded.set(game, parts);
  return parts;
}

export const hasParts = (game: string): boolean => PARTS[game] !== undefined;
