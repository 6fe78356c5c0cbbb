import type { Frozen } from '@omerta/kernel';
import type { Bullets } from './bullets.ts';
import type { PromptKind } from './prompts.ts';
import type { Own } from './state.ts';

/** How many cards of each type a prompt lets its player choose from. */
export const bulletsToChoose = (kind: PromptKind, own: Frozen<Own>): Readonly<Bullets> => {
  if (kind === 'reload') return heldBeforeClip(own);
  return kind === 'smart' ? heldWithPlayed(own) : own.hand;
};

/** V6: the Bang just gained may not be discarded. */
export const heldBeforeClip = ({ hand: { click, bang } }: Frozen<Own>): Bullets => ({
  click,
  bang: Math.max(0, bang - 1),
});

/** T-SMA: the card in front comes back to the hand first. */
export const heldWithPlayed = ({ hand: { click, bang }, played }: Frozen<Own>): Bullets => ({
  click: click + (played === 'click' ? 1 : 0),
  bang: bang + (played === 'bang' ? 1 : 0),
});
