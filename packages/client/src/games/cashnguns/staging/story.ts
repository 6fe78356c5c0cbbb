// What has happened since the view that is drawn, since the round began, and in the round before.
import type { SeenEvent } from '@omerta/cashnguns/seen';
import { useMemo, useSyncExternalStore } from 'react';
import { type Followed, followTable } from '../../../table/followTable.ts';
import type { TableModel } from '../../../table/tableModel.ts';
import { useTableModel } from '../../../table/useTable.ts';

export interface Story {
  /** Over, but not yet in the view that is drawn. */
  readonly played: readonly SeenEvent[];
  /** Just now on stage. */
  readonly onStage: SeenEvent | undefined;
  /** Since the round began, the one on stage included. */
  readonly round: readonly SeenEvent[];
  /** All of the round before; empty in the first. */
  readonly roundBefore: readonly SeenEvent[];
}

const NOTHING: Story = { played: [], onStage: undefined, round: [], roundBefore: [] };

export function useStory(): Story {
  const model = useTableModel();
  const teller = useMemo(() => tellStory(model), [model]);
  return useSyncExternalStore(teller.subscribe, teller.get, teller.get);
}

/** Tables with a closed log tell only what was seen here. */
export const tellStory = (model: Pick<TableModel, 'store'>): Followed<Story> =>
  followTable(model, NOTHING, (told, { shown, onStage, log }, before) => {
    const event = onStage as SeenEvent | undefined; // frames of this game hold its events
    let story = told;
    if (shown !== before?.shown || (event === undefined && log !== before?.log)) {
      const known = lastRounds((log ?? []) as readonly SeenEvent[]);
      const { round, roundBefore } = known.round.length === 0 ? story : known;
      story = { played: [], onStage: undefined, round, roundBefore };
    }
    if (event === story.onStage) return story;
    const { played, onStage: last } = story;
    return { played: last === undefined ? played : [...played, last], onStage: event, ...roundsWith(story, event) };
  });

type Rounds = Pick<Story, 'round' | 'roundBefore'>;

function roundsWith({ round, roundBefore }: Rounds, event: SeenEvent | undefined): Rounds {
  if (event === undefined) return { round, roundBefore };
  return event.kind === 'roundBegan'
    ? { round: [event], roundBefore: round }
    : { round: [...round, event], roundBefore };
}

/** From the newest beginnings of a round on. */
export function lastRounds(events: readonly SeenEvent[]): Rounds {
  const begins = ({ kind }: SeenEvent) => kind === 'roundBegan';
  const from = events.findLastIndex(begins);
  if (from < 0) return { round: events, roundBefore: [] };
  const earlier = events.slice(0, from);
  const before = earlier.findLastIndex(begins);
  return { round: events.slice(from), roundBefore: before < 0 ? [] : earlier.slice(before) };
}
