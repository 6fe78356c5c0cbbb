/** Whether keys belong to something that is written in. */
export const isWritten = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input:not([type="radio"]), textarea, select, [contenteditable]');
