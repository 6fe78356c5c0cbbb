/** "7f3a 91c4 0be2": digits in groups of four, to be read and compared. */
export const grouped = (hex: string): string => hex.replaceAll(/(.{4})(?=.)/g, '$1 ');

export const shortened = (hex: string): string => `${grouped(hex.slice(0, 12))} … ${hex.slice(-4)}`;
