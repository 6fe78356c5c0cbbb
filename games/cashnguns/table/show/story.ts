// What has happened since the view that is drawn, since the round began, and in the round before.
import type { SeenEvent } from '@omerta/cashnguns/seen';
import { type Followed, followTable } from '@omerta/table/table/followTable.ts';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { useMemo, useSyncExternalStore } from 'react';
import { followHits } from './hits.ts';
import { showdown } from './staging/showdown.ts';

export interface Story {
  /** Over, but not yet in the view that is drawn. */
  readonly played: readonly SeenEvent[];
  /** Just now on stage. */
  readonly onStage: SeenEvent | undefined;
  /** What the shots on stage came to: told next, and drawn in their aftermath. */
  readonly hits: readonly SeenEvent[];
  /** Since the round began, the one on stage included. */
  readonly round: readonly SeenEvent[];
  /** All of the round before; empty in the first. */
  readonly roundBefore: readonly SeenEvent[];
}

const NOTHING: Story = { played: [], onStage: undefined, hits: [], round: [], roundBefore: [] };

/** In the aftermath of a volley those who were hit are down, before they are told one by one. */
export function useStory(): Story {
  const model = useTableModel();
  const teller = useMemo(() => tellStory(model), [model]);
  const story = useSyncExternalStore(teller.subscribe, teller.get, teller.get);
  const fallen = useSyncExternalStore(showdown.subscribe, eventOfAftermath, eventOfAftermath);
  return useMemo(() => (fallen !== undefined && fallen === story.onStage ? withHits(story) : story), [story, fallen]);
}

const eventOfAftermath = (): object | undefined => {
  const { event, isAftermath } = showdown.getState();
  return isAftermath ? event : undefined;
};

export const withHits = (story: Story): Story => ({
  ...story,
  played: [...story.played, ...story.hits],
  round: [...story.round, ...story.hits],
});

/** Tables with a closed log tell only what was seen here. */
export function tellStory(model: Pick<TableModel, 'store'>): Followed<Story> {
  const hitsOf = followHits();
  return followTable(model, NOTHING, (told, { frame, shown, onStage, log }, before) => {
    const event = onStage as SeenEvent | undefined; // frames of this game hold its events
    const hits = hitsOf(frame, event);
    let story = told;
    if (shown !== before?.shown || (event === undefined && log !== before?.log)) {
      const known = lastRounds((log ?? []) as readonly SeenEvent[]);
      const { round, roundBefore } = known.round.length === 0 ? story : known;
      story = { played: [], onStage: undefined, hits: [], round, roundBefore };
    }
    if (event === story.onStage) return story;
    return { played: playedBefore(story, event), onStage: event, hits, ...roundsWith(story, event) };
  });
}

/** Hits count together, as soon as the first of them is told. */
function playedBefore({ played, onStage, hits }: Story, event: SeenEvent | undefined): Story['played'] {
  const known = onStage === undefined || played.includes(onStage) ? played : [...played, onStage];
  return event !== undefined && hits[0] === event ? [...known, ...hits] : known;
}

type Rounds = Pick<Story, 'round' | 'roundBefore'>;

function roundsWith({ round, roundBefore }: Rounds, event: SeenEvent | undefined): Rounds {
  if (event === undefined) return { round, roundBefore };
  return event.kind === 'roundBegan'
    ? { round: [event], roundBefore: round }
    : { round: [...round, event], roundBefore };
}

/** From the newest beginnings of a round on. */
function lastRounds(events: readonly SeenEvent[]): Rounds {
  const begins = ({ kind }: SeenEvent) => kind === 'roundBegan';
  const from = events.findLastIndex(begins);
  if (from < 0) return { round: events, roundBefore: [] };
  const earlier = events.slice(0, from);
  const before = earlier.findLastIndex(begins);
  return { round: events.slice(from), roundBefore: before < 0 ? [] : earlier.slice(before) };
}
