import type { ClockSetting } from '@omerta/protocol';

/** The clocks offered, by the names their words have. */
export const CLOCKS = {
  none: { kind: 'none' },
  game10: { kind: 'game', total: 600, increment: 5 },
  game15: { kind: 'game', total: 900, increment: 10 },
  game30: { kind: 'game', total: 1800, increment: 15 },
  move30: { kind: 'decision', each: 30 },
  move60: { kind: 'decision', each: 60 },
  day1: { kind: 'days', days: 1 },
  day3: { kind: 'days', days: 3 },
} as const satisfies Readonly<Record<string, ClockSetting>>;

export type ClockName = keyof typeof CLOCKS;
export const CLOCK_NAMES = Object.keys(CLOCKS) as readonly ClockName[]; // the keys of the table above

/** The name of a clock; undefined where a program set one we do not offer. */
export const clockNamed = (setting: ClockSetting): ClockName | undefined =>
  CLOCK_NAMES.find(name => isSameClock(CLOCKS[name], setting));

function isSameClock(one: ClockSetting, other: ClockSetting): boolean {
  const fields = Object.entries(one);
  return fields.every(([field, value]) => (other as Readonly<Record<string, unknown>>)[field] === value);
}
