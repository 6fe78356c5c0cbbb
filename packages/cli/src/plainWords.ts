/** Whether a text has these words in it, whatever case and accents: "gun shop" finds the Gun Shop. */
export function hasWords(text: string, words: string): boolean {
  return plain(words) !== '' && plain(text).includes(plain(words));
}

function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('’', "'").trim();
}
