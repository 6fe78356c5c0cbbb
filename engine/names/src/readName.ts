export const LONGEST_NAME = 24; // code points

/** The name as it is shown and stored; undefined if it is not allowed. What cannot be seen is left out. */
export function readName(text: string): string | undefined {
  const spaced = spacedName(text);
  if (FORBIDDEN.test(spaced)) return undefined;
  const name = spacedName(spaced.replaceAll(INVISIBLE, '').replaceAll(BLANK, ' ').replace(LEADING_MARKS, ''));
  return VISIBLE.test(name) && !MANY_MARKS.test(name) && [...name].length <= LONGEST_NAME ? name : undefined;
}

/** Composed, with single spaces. This alone was done to names until invisible characters were left out. */
export const spacedName = (text: string): string => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

/** Controls, joiners, characters that change the writing direction, private and unassigned ones. */
const FORBIDDEN = /\p{C}/u;
/** Drawn as nothing: variation selectors, the fillers of Hangul, the grapheme joiner and their like. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;
/** Symbols without ink: a Braille cell without dots, a note without a head, the place of an object. */
const BLANK = /[\u2800\u{1d159}\ufffc]/gu;
/** They would stand on whatever precedes the name. */
const LEADING_MARKS = /^[\p{M} ]+/u;
/** Piles of marks cover the lines above and below. No language needs as many. */
const MANY_MARKS = /\p{M}{5}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
