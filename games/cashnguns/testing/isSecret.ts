import type { Choice } from '../rules/choices.ts';

/** What one player alone is asked and others may not learn: the card the Cunning, the Hustler, the Smart and a clip choose. */
export const isSecret = ({ kind }: Choice): boolean => kind === 'exchange' || kind === 'discard' || kind === 'give';
