/** Replaces no-break spaces, so that tests can be typed. */
export const typed = (text: string): string => text.replaceAll('\u00a0', ' ');
