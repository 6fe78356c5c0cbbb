export interface Fitted {
  readonly size: number;
  /** Set where the smallest size is still too wide: the letters are pressed together. */
  readonly pressed: number | undefined;
}

/** The largest of some sizes at which a name fits into its room. */
export function fitText(text: string, room: number, sizes: readonly number[], widths: LetterWidths): Fitted {
  const letters = widthOfLetters(text, widths);
  const size = sizes.find(candidate => letters * candidate <= room) ?? sizes.at(-1)!;
  return { size, pressed: letters * size > room ? room : undefined };
}

/** Rough widths of a typeface, as shares of its size. */
export interface LetterWidths {
  readonly narrow: number;
  readonly usual: number;
  readonly capital: number;
  readonly wide: number;
}

export const CONDENSED: LetterWidths = { narrow: 0.24, usual: 0.43, capital: 0.48, wide: 0.66 };
export const DISPLAY: LetterWidths = { narrow: 0.32, usual: 0.58, capital: 0.78, wide: 0.95 };

function widthOfLetters(text: string, widths: LetterWidths): number {
  let sum = 0;
  for (const letter of text) sum += widths[kindOfLetter(letter)];
  return sum;
}

function kindOfLetter(letter: string): keyof LetterWidths {
  if (/[\sijlftrI.,'’:;!|()-]/.test(letter)) return 'narrow';
  if (/[mwMW@]/.test(letter)) return 'wide';
  return letter === letter.toLowerCase() ? 'usual' : 'capital';
}
