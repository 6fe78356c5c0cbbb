export const INK = '#0d0f15';

/** The outline of everything cut from cardboard. */
export const ink = (width = 5) =>
  ({ stroke: INK, strokeWidth: width, strokeLinejoin: 'round', strokeLinecap: 'round' }) as const;
