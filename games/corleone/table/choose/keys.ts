// What a key means at the table.
import { type PressedKey, plainKey } from '@omerta/table/table/plainKey.ts';
import type { Region } from './regions.ts';

export type KeyAct =
  | { readonly kind: 'figure'; readonly who: 'thug' | 'member' }
  | { readonly kind: 'turf'; readonly number: number } // 0 is the park
  | { readonly kind: 'region'; readonly region: Region }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'back' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'help' };

const KEYS: Readonly<Record<string, KeyAct>> = {
  t: { kind: 'figure', who: 'thug' },
  f: { kind: 'figure', who: 'member' },
  p: { kind: 'region', region: 'prompt' },
  h: { kind: 'region', region: 'hand' },
  j: { kind: 'region', region: 'jobs' },
  a: { kind: 'region', region: 'allies' },
  s: { kind: 'region', region: 'suitcase' },
  l: { kind: 'region', region: 'log' },
  u: { kind: 'undo' },
  i: { kind: 'hint' },
  '?': { kind: 'help' },
  Enter: { kind: 'confirm' },
  Escape: { kind: 'back' },
};

/** Undefined for keys that belong to the browser or mean nothing here. */
export function keyAct(pressed: PressedKey): KeyAct | undefined {
  const key = plainKey(pressed);
  if (key === undefined) return undefined;
  return /^[0-7]$/.test(key) ? { kind: 'turf', number: Number(key) } : KEYS[key];
}
