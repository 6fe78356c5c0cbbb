/** Codes of private tables are six letters; I and O are not used, because they look like numbers. */
export const CODE_LENGTH = 6;
const NOT_A_LETTER = /[^A-Z]/g;

/** Typed text as a code: only letters, in capitals, six at most. */
export const readCode = (text: string): string => text.toUpperCase().replace(NOT_A_LETTER, '').slice(0, CODE_LENGTH);

export const isCode = (text: string): boolean => /^[A-Z]{6}$/.test(text);

/** Where a link of ours leads, from a camera or the clipboard: a table or an invitation; undefined where it is no such link. */
export function pathIn(text: string, base: string): string | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const { origin, pathname, hash } = new URL(text, base);
  if (origin !== new URL(base).origin) return undefined;
  const found = /\/(t\/[a-z2-7]{16}|join\/[A-Za-z]{6}|screen\/[a-z2-7]{16}|account)$/.exec(pathname)?.[1];
  return found === undefined ? undefined : `/${found}${hash}`;
}
