/** Ordinary spaces, so that sentences in tests can be read and typed. */
export const typed = (text: string): string => text.replaceAll('\u00a0', ' ');
