// What has happened since the view that is drawn, and since the phase began; the board follows it event by event.
import type { SeenEvent } from '@omerta/corleone/seen';
import type { TableModel } from '../../table/tableModel.ts';
import type { TableState } from '../../table/tableState.ts';

export interface Story {
  /** Over, but not yet in the view that is drawn. */
  readonly played: readonly SeenEvent[];
  /** Just now on stage. */
  readonly onStage: SeenEvent | undefined;
  /** Since the phase began, the one on stage included. */
  readonly phase: readonly SeenEvent[];
}

export interface StoryTeller {
  get(): Story;
  subscribe(listener: () => void): () => void;
}

const NOTHING: Story = { played: [], onStage: undefined, phase: [] };

/** Follows a table as long as somebody listens. */
export function tellStory({ store }: TableModel): StoryTeller {
  let story: Story = NOTHING;
  let following: Pick<TableState, 'shown' | 'log'> | undefined;
  const listeners = new Set<() => void>();

  const follow = () => {
    const { shown, onStage, log } = store.getState();
    const event = onStage as SeenEvent | undefined; // frames of this game hold its events
    if (shown !== following?.shown || (event === undefined && log !== following?.log)) {
      const known = sincePhase((log ?? []) as readonly SeenEvent[]);
      tell({ played: [], onStage: undefined, phase: known.length === 0 ? story.phase : known });
    } else if (event !== story.onStage) {
      const { played, onStage: last, phase } = story;
      tell({
        played: last === undefined ? played : [...played, last],
        onStage: event,
        phase: event === undefined ? phase : event.kind === 'phaseBegan' ? [event] : [...phase, event],
      });
    }
    following = { shown, log };
  };

  const tell = (next: Story) => {
    story = next;
    for (const listener of listeners) listener();
  };

  let stop = () => {};
  return {
    get: () => story,
    subscribe: listener => {
      if (listeners.size === 0) {
        stop = store.subscribe(follow);
        follow();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

/** From the newest beginning of a phase on. */
function sincePhase(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const from = events.findLastIndex(({ kind }) => kind === 'phaseBegan');
  return from < 0 ? [] : events.slice(from);
}
