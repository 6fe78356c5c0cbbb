import { settings } from '@omerta/table/settings/settings.ts';
import type { Buzz } from '@omerta/table/table/sounds.ts';

/** Milliseconds on, off, on … */
const PATTERNS: { readonly [B in Buzz]: readonly number[] } = {
  prompt: [20],
  commit: [20],
  reveal: [20],
  talent: [30],
  hit: [60, 50, 90],
};

/** Whether this device may have something that trembles. */
export const mayBuzz = (): boolean => 'vibrate' in navigator && matchMedia('(pointer: coarse)').matches;

/** A browser that has not been touched yet would complain. */
export function buzz(name: Buzz): void {
  const isTouched = navigator.userActivation?.hasBeenActive ?? true;
  if (!settings.getState().buzz || document.hidden || !isTouched || !('vibrate' in navigator)) return;
  navigator.vibrate([...PATTERNS[name]]);
}
