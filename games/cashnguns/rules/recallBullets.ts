// Bullet cards of a seat, in hand and in front, as far as the viewer saw them.
import type { Bullet } from './bullets.ts';

/** A number of cards, of which between `least` and `most` are Bangs. */
export interface BulletRange {
  readonly cards: number;
  readonly least: number;
  readonly most: number;
}

export const UNKNOWN_BULLETS: BulletRange = {
  cards: Number.POSITIVE_INFINITY,
  least: 0,
  most: Number.POSITIVE_INFINITY,
};

/** The type of any card drawn from these; undefined if it may be either. */
export const certainBullet = ({ cards, least, most }: BulletRange): Bullet | undefined => {
  if (most === 0) return 'click';
  return Number.isFinite(cards) && least === cards ? 'bang' : undefined;
};

/** Removes one card; `bullet` is undefined if the viewer did not see it. */
export const loseBullet = ({ cards, least, most }: BulletRange, bullet: Bullet | undefined): BulletRange => ({
  cards: cards - 1,
  least: bullet === 'click' ? least : Math.max(0, least - 1),
  most: bullet === 'bang' ? most - 1 : Math.min(most, cards - 1),
});

export const gainBullet = ({ cards, least, most }: BulletRange, bullet: Bullet | undefined): BulletRange => ({
  cards: cards + 1,
  least: bullet === 'bang' ? least + 1 : least,
  most: bullet === 'click' ? most : most + 1,
});

/** False when the events contradict each other or some are missing. */
export const isPossible = ({ cards, least, most }: BulletRange): boolean =>
  least >= 0 && least <= most && most <= cards;
