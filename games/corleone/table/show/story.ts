// What has happened since the view that is drawn, and since the phase began; the board follows it event by event.
import type { SeenEvent } from '@omerta/corleone/seen';
import { type Followed, followTable } from '@omerta/table/table/followTable.ts';
import type { TableModel } from '@omerta/table/table/tableModel.ts';
import { useTableModel } from '@omerta/table/table/useTable.ts';
import { useMemo, useSyncExternalStore } from 'react';

export interface Story {
  /** Over, but not yet in the view that is drawn. */
  readonly played: readonly SeenEvent[];
  /** Just now on stage. */
  readonly onStage: SeenEvent | undefined;
  /** Since the phase began, the one on stage included. */
  readonly phase: readonly SeenEvent[];
}

const NOTHING: Story = { played: [], onStage: undefined, phase: [] };

export function useStory(): Story {
  const model = useTableModel();
  const teller = useMemo(() => tellStory(model), [model]);
  return useSyncExternalStore(teller.subscribe, teller.get, teller.get);
}

export const tellStory = (model: Pick<TableModel, 'store'>): Followed<Story> =>
  followTable(model, NOTHING, (story, { shown, onStage, log }, before) => {
    const event = onStage as SeenEvent | undefined; // frames of this game hold its events
    if (shown !== before?.shown || (event === undefined && log !== before?.log)) {
      const known = sincePhase((log ?? []) as readonly SeenEvent[]);
      return { played: [], onStage: undefined, phase: known.length === 0 ? story.phase : known };
    }
    if (event === story.onStage) return story;
    const { played, onStage: last, phase } = story;
    return {
      played: last === undefined ? played : [...played, last],
      onStage: event,
      phase: event === undefined ? phase : event.kind === 'phaseBegan' ? [event] : [...phase, event],
    };
  });

/** From the newest beginning of a phase on. */
function sincePhase(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const from = events.findLastIndex(({ kind }) => kind === 'phaseBegan');
  return from < 0 ? [] : events.slice(from);
}
