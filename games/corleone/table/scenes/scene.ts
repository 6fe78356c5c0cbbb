// Which scene the table plays: the board, or one that takes its place.
import type { Phase, PromptKind, SeenEvent, TaskKind } from '@omerta/corleone/seen';

export type Scene = 'board' | 'war' | 'bid' | 'reveal' | 'tribute' | 'jobPick';

export interface Happening {
  readonly phase: Phase; // of the table as it is drawn
  readonly task: TaskKind | undefined; // what the game is in the middle of
  readonly kind: PromptKind | undefined; // what is asked of this viewer
  readonly events: readonly SeenEvent[]; // of this phase
  readonly hasHand: boolean; // spectators have none
}

export function sceneOf({ phase, task, kind, events, hasHand }: Happening): Scene {
  if (kind === 'jobPick') return 'jobPick';
  if (phase === 'war') return 'war';
  if (phase === 'bribery') return task === 'hire' || events.some(isReveal) ? 'reveal' : 'bid';
  return phase === 'tribute' && hasHand ? 'tribute' : 'board';
}

const isReveal = ({ kind }: SeenEvent): boolean => kind === 'bidsRevealed';
