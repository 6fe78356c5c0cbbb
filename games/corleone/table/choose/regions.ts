/** The parts of the table that the keyboard goes to. */
export type Region = 'prompt' | 'board' | 'hand' | 'jobs' | 'allies' | 'suitcase' | 'players' | 'log';

const FOCUSABLE = 'button:not(:disabled), a[href], input, select, textarea, [tabindex="0"]';

/** Puts the focus on the first thing in a region that can have it, or on the region; false where it is not shown. */
export function focusRegion(region: Region): boolean {
  const found = document.querySelector<HTMLElement>(`[data-region="${region}"]`);
  if (found === null) return false;
  const target = found.matches(FOCUSABLE) ? found : found.querySelector<HTMLElement>(FOCUSABLE);
  if (target === null) {
    found.tabIndex = -1; // can be gone to, but not by Tab
    found.focus();
  } else {
    target.focus();
  }
  return true;
}
