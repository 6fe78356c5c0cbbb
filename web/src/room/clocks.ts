import type { ClockSetting } from '@omerta/protocol';

/** The clocks of a room, by the names their words have. */
export const ROOM_CLOCKS = {
  party: { kind: 'decision', each: 30 },
  relaxed: { kind: 'decision', each: 60 },
  none: { kind: 'none' },
} as const satisfies Readonly<Record<string, ClockSetting>>;

export type RoomClock = keyof typeof ROOM_CLOCKS;
export const ROOM_CLOCK_NAMES = Object.keys(ROOM_CLOCKS) as readonly RoomClock[]; // the keys of the table above

/** `other`: one that a program has set. */
export function clockOf(clock: ClockSetting): RoomClock | 'other' {
  if (clock.kind === 'none') return 'none';
  if (clock.kind !== 'decision') return 'other';
  return clock.each === 30 ? 'party' : clock.each === 60 ? 'relaxed' : 'other';
}
