import { checkPack, type Pack } from '@omerta/corleone/seen';
import type { Problem } from './problem.ts';

export type ReadPack =
  | { readonly ok: true; readonly pack: Pack }
  | { readonly ok: false; readonly why: 'tooLarge' | 'notJson' }
  | { readonly ok: false; readonly why: 'badPack'; readonly problems: readonly Problem[] };

const MOST_LETTERS = 2_000_000; // the standard pack has 60 000

/** Reads a file of unknown origin. */
export function readPackFile(text: string): ReadPack {
  if (text.length > MOST_LETTERS) return { ok: false, why: 'tooLarge' };
  const data = parsed(text);
  if (data === undefined) return { ok: false, why: 'notJson' };
  const { pack, errors } = checkPack(data);
  return pack === undefined ? { ok: false, why: 'badPack', problems: errors } : { ok: true, pack };
}

export const writePackFile = (pack: Pack): string => `${JSON.stringify(pack, undefined, 2)}\n`;

/** `My house set` becomes `my-house-set.json`. */
export const fileNameOf = (pack: Pack): string => {
  const plain = pack.name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return `${plain === '' ? 'pack' : plain}.json`;
};

/** Hands a pack to the browser as a file. */
export function downloadPack(pack: Pack): void {
  const address = URL.createObjectURL(new Blob([writePackFile(pack)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(pack);
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000); // some browsers read it a moment later
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // also what no pack can be
  }
}
