/** Text as it is compared: small letters without accents, and where each of them stood. */
export interface Folded {
  readonly letters: string;
  readonly at: readonly number[]; // index in the text, by letter
}

// These do not come apart into a letter and an accent.
const LIKE: Readonly<Record<string, string>> = { ł: 'l', ß: 'ss', '’': "'", '–': '-', '\u00a0': ' ' };

export function fold(text: string): Folded {
  let letters = '';
  const at: number[] = [];
  let index = 0;
  for (const sign of text) {
    const small = sign.toLowerCase();
    const plain = LIKE[small] ?? small.normalize('NFD').replace(/\p{Mark}/gu, '');
    letters += plain;
    for (let n = 0; n < plain.length; n += 1) at.push(index);
    index += sign.length;
  }
  return { letters, at };
}
