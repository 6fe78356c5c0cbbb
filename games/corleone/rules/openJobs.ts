// Where the job cards lie that all can see, as far as the events tell; a copy there is in no hand.
import type { Card, JobId } from './cards.ts';
import type { SeenEvent } from './events.ts';
import type { IsJob, World } from './recallWorlds.ts';

export interface OpenJobs {
  readonly discarded: readonly JobId[]; // until the discard pile is reshuffled
  readonly others: readonly JobId[]; // public and completed
}

export const NO_OPEN_JOBS: OpenJobs = { discarded: [], others: [] };

export const openJobsAfter = (open: OpenJobs, event: SeenEvent, isJob: IsJob): OpenJobs => {
  if (event.kind === 'jobsReshuffled') return { ...open, discarded: [] };
  const discarded = discardedBy(event).filter(isJob);
  const laid = laidBy(event);
  if (discarded.length + laid.length === 0) return open;
  return { discarded: [...open.discarded, ...discarded], others: [...open.others, ...laid] };
};

/** Whether there are as many copies of each job as lie open and in this world's hands. */
export const hasCopies = (
  { seats }: World,
  open: OpenJobs,
  copies: ReadonlyMap<JobId, number>, // in the game
): boolean => {
  const left = new Map(copies);
  return [open.discarded, open.others, ...seats.map(({ cards }) => cards)].every(cards =>
    cards.every(card => {
      const count = left.get(card);
      if (count === undefined) return true; // an ally
      left.set(card, count - 1);
      return count > 0;
    }),
  );
};

const discardedBy = (event: SeenEvent): readonly Card[] => {
  if (event.kind === 'cardDiscarded') return event.card === undefined ? [] : [event.card];
  if (event.kind === 'tributePaid') return event.cards;
  if (event.kind === 'jobKept' || event.kind === 'handCounted') return event.discarded;
  return [];
};

const laidBy = (event: SeenEvent): readonly JobId[] => {
  if (event.kind === 'jobsLaid') return event.jobs ?? [];
  return event.kind === 'jobDeclared' && event.from === 'hand' && event.job !== undefined ? [event.job] : [];
};
