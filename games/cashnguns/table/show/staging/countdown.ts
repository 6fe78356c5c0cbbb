// When devices count down together. They share no clock line, only a frame that reaches each a little later or sooner.
import { SCENES } from './scenes.ts';

export const DIGITS = 3;
export const DIGIT = SCENES.countdown.digit; // milliseconds; less at brisk tables
const LEAD = 500;

/**
 * When to say "three", from the moment the frame arrived; both on the clock on the wall. Devices that got it within
 * 300 ms of each other begin together, or half a digit apart at most, so that no screen reveals while another says "two".
 */
export function countdownStart(arrival: number, digit: number = DIGIT): number {
  const step = digit / 2;
  return Math.ceil((arrival + LEAD - step / 2) / step) * step;
}

/** The digit to be shown; undefined before the first and after the last. */
export function digitAt(start: number, now: number, digit: number = DIGIT): number | undefined {
  const shown = DIGITS - Math.floor((now - start) / digit);
  return shown >= 1 && shown <= DIGITS ? shown : undefined;
}
