// Lettering inside drawings cannot wrap: it shrinks to 80 %, then it is cut.
export interface FittedLabel {
  readonly text: string;
  readonly size: number;
}

/** Mean width of a letter, in em. */
export const EM = { talk: 0.57, label: 0.43, shout: 0.44 } as const;

const LEAST = 0.8;

export const fitLabel = (text: string, room: number, size: number, em: number): FittedLabel => {
  const scale = Math.min(1, room / (widthOf(text, em) * size));
  if (scale >= LEAST) return { text, size: tidy(size * scale) };
  let cut = text;
  while (cut.length > 3 && widthOf(`${cut}…`, em) * size * LEAST > room) cut = cut.slice(0, -1);
  return { text: `${cut.replace(/[ -]+$/, '')}…`, size: tidy(size * LEAST) };
};

/** For a word that must stay whole, however small it gets. */
export const fitWord = (text: string, room: number, size: number, em: number): number =>
  tidy(Math.min(size, room / widthOf(text, em)));

export const isWhole = (fitted: FittedLabel, text: string, size: number): boolean =>
  fitted.text === text && fitted.size === size;

const widthOf = (text: string, em: number): number => {
  let letters = 0;
  for (const letter of text) letters += shareOf(letter);
  return Math.max(1, letters) * em;
};

const shareOf = (letter: string): number => {
  if (/[ilIjtfr.,'’ !|]/.test(letter)) return 0.58;
  if (/[mwMWśŚ@]/.test(letter)) return 1.4;
  return /\p{Lu}/u.test(letter) ? 1.14 : 1;
};

const tidy = (size: number): number => Math.round(size * 10) / 10;
