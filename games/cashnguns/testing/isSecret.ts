import type { Choice } from '../rules/choices.ts';

/** Answers of one player that stay hidden: the card chosen by the Cunning, the Hustler, the Smart or for a clip. */
export const isSecret = ({ kind }: Choice): boolean => kind === 'exchange' || kind === 'discard' || kind === 'give';
