/** The sizes a screen must hold in: a desk, a tablet, a phone, a small phone. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
  { width: 360, height: 640 },
] as const;

/** Where the log lies behind a tab, a page is read in half the time. */
export const TABLET = SIZES[1];

/** For games whose pictures are not looked at: a quarter of the points have to be drawn. */
export const COARSE = { deviceScaleFactor: 0.5 } as const;

/** Held in one hand. */
export const PHONE = SIZES[2];
