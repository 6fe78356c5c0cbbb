// What a key means at the table.
import type { Region } from './regions.ts';

export type KeyAct =
  | { readonly kind: 'figure'; readonly who: 'thug' | 'member' }
  | { readonly kind: 'turf'; readonly number: number } // 0 is the park
  | { readonly kind: 'region'; readonly region: Region }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'back' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'help' };

const LETTERS: Readonly<Record<string, KeyAct>> = {
  t: { kind: 'figure', who: 'thug' },
  f: { kind: 'figure', who: 'member' },
  p: { kind: 'region', region: 'prompt' },
  h: { kind: 'region', region: 'hand' },
  j: { kind: 'region', region: 'jobs' },
  a: { kind: 'region', region: 'allies' },
  s: { kind: 'region', region: 'suitcase' },
  l: { kind: 'region', region: 'log' },
  u: { kind: 'undo' },
  '?': { kind: 'help' },
  Enter: { kind: 'confirm' },
  Escape: { kind: 'back' },
};

export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
}

/** Undefined for keys that belong to the browser or mean nothing here. */
export function keyAct({ key, ctrlKey, altKey, metaKey }: PressedKey): KeyAct | undefined {
  if (ctrlKey || altKey || metaKey) return undefined;
  if (/^[0-7]$/.test(key)) return { kind: 'turf', number: Number(key) };
  return LETTERS[key.length === 1 ? key.toLowerCase() : key];
}
