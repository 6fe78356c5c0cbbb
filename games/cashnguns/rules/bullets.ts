export const BULLETS = ['click', 'bang'] as const;
export type Bullet = (typeof BULLETS)[number];

/** How many bullet cards of each type. */
export type Bullets = Record<Bullet, number>;

export const countBullets = (bullets: Readonly<Bullets>): number => bullets.click + bullets.bang;
