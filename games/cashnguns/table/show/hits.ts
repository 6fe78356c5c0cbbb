// What the shots on stage came to. It lies in the same frame and is told after them, but drawn in their aftermath.
import type { SeenEvent } from '@omerta/cashnguns/seen';
import type { Frame } from '@omerta/protocol';

const HITS: readonly SeenEvent['kind'][] = ['luckyEscape', 'wounded', 'eliminated'];
const isHit = ({ kind }: SeenEvent): boolean => HITS.includes(kind);

/** Keeps in mind the frames that come while others are still on stage. */
export function followHits(): (newest: Frame | undefined, onStage: SeenEvent | undefined) => readonly SeenEvent[] {
  let coming: readonly Frame[] = [];
  return (newest, onStage) => {
    if (newest !== undefined && newest !== coming.at(-1)) coming = [...coming, newest];
    if (onStage === undefined) return [];
    const at = coming.findIndex(({ events }) => events.includes(onStage));
    if (at < 0) return [];
    coming = coming.slice(at);
    return onStage.kind === 'shotsFired' ? hitsAfter(onStage, coming[0]!.events as readonly SeenEvent[]) : [];
  };
}

/** Those that follow it at once. */
function hitsAfter(shots: SeenEvent, events: readonly SeenEvent[]): readonly SeenEvent[] {
  const after = events.slice(events.indexOf(shots) + 1);
  const end = after.findIndex(event => !isHit(event));
  return end < 0 ? after : after.slice(0, end);
}
