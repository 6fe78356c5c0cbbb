import type { Seat } from '@omerta/kernel';
import type { TableState } from './tableState.ts';

/** Milliseconds a seat has left; undefined at tables without clocks. `now` is performance.now(). */
export function timeLeft({ clocks, info, connection }: TableState, seat: Seat, now: number): number | undefined {
  const clock = clocks.seats[seat];
  if (clock === undefined) return undefined;
  const goesOn = clock.runs && info?.isPaused !== true && connection.kind === 'live';
  return Math.max(0, clock.left - (goesOn ? now - clocks.at : 0));
}

export type ShownTime =
  | { readonly kind: 'clock'; readonly text: string }
  | { readonly kind: 'days'; readonly days: number; readonly hours: number };

/** mm:ss, h:mm:ss, or days and hours. */
export function shownTime(milliseconds: number): ShownTime {
  const whole = Math.ceil(milliseconds / 1000);
  const [days, hours, minutes, seconds] = [
    Math.floor(whole / 86_400),
    Math.floor(whole / 3_600) % 24,
    Math.floor(whole / 60) % 60,
    whole % 60,
  ];
  if (days > 0) return { kind: 'days', days, hours };
  const parts = hours > 0 ? [String(hours), two(minutes), two(seconds)] : [two(minutes), two(seconds)];
  return { kind: 'clock', text: parts.join(':') };
}

const two = (number: number) => String(number).padStart(2, '0');
