import type { SeenEvent } from '@omerta/corleone/seen';
import type { SeenStep } from '@omerta/table/replay/replayParts.ts';

export const eventsOf = ({ events }: SeenStep): readonly SeenEvent[] => events as readonly SeenEvent[]; // records of this game hold its events
