/** Colours of the drawings that are no token of the interface. */
export const INK = '#17110B';
export const CREAM = '#FBF1DA';
export const SKIN = '#F0D3AE';
export const SHIRT = '#FFF6E2';
export const HAIR = '#3A2A1C';
export const BRASS = '#C9A35B';
