const LONGEST_NAME = 24;

/** The normalised name; undefined if it is not allowed. */
export function readName(text: string): string | undefined {
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return NAME.test(name) ? name : undefined;
}

/** No invisible characters, none that change the writing direction. */
const NAME = new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{1,${LONGEST_NAME}}$`, 'u');
