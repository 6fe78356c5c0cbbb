/** The shortest code there is; a server with many open rooms gives longer ones. */
export const SHORTEST_CODE = 4;
const LONGEST_CODE = 12;
/** I and O are not used, because they look like numbers. */
const NOT_A_LETTER = /[^A-HJ-NP-Z]/g;

/** Typed text as a code: only letters that codes have, in capitals. Of a pasted link its last part counts. */
export function readCode(text: string): string {
  const [address = ''] = text.split(/[?#]/);
  const last = address.split('/').findLast(part => part.trim() !== '') ?? '';
  return last.toUpperCase().replace(NOT_A_LETTER, '').slice(0, LONGEST_CODE);
}

export const isCode = (text: string): boolean => /^[A-HJ-NP-Z]{4,12}$/.test(text);

/** Where a link of ours leads, from a camera or the clipboard: a room, a table or an invitation; undefined where it is no such link. */
export function pathIn(text: string, base: string): string | undefined {
  if (!URL.canParse(text, base)) return undefined;
  const { origin, pathname, hash } = new URL(text, base);
  if (origin !== new URL(base).origin) return undefined;
  const found = OURS.exec(pathname)?.[1];
  return found === undefined ? undefined : `/${found}${hash}`;
}

const OURS = /\/(t\/[a-z2-7]{16}|join\/[A-Za-z]{4,12}|[A-HJ-NP-Z]{4,12}|screen\/[a-z2-7]{16}|account)$/;
