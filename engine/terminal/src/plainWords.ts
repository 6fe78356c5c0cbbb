import { stripVTControlCharacters } from 'node:util';

/** Whether a text has these words in it, whatever case, accents and colours: "gun shop" finds the Gun Shop. */
export function hasWords(text: string, words: string): boolean {
  return plain(words) !== '' && plain(text).includes(plain(words));
}

function plain(text: string): string {
  return stripVTControlCharacters(text)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('’', "'")
    .trim();
}
