const LONGEST_NAME = 24;

/** A name as it is kept and shown; undefined where it cannot be one. */
export function readName(text: string): string | undefined {
  const name = text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();
  return NAME.test(name) ? name : undefined;
}

/** Nothing unseen, nothing that turns the direction of writing. */
const NAME = new RegExp(`^[^\\p{C}\\p{Zl}\\p{Zp}]{1,${LONGEST_NAME}}$`, 'u');
