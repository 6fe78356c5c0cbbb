// What a key means at the table.
import { type PressedKey, plainKey } from '@omerta/table/table/plainKey.ts';

export type KeyAct =
  | { readonly kind: 'number'; readonly number: number } // a target clockwise from my left, or a share
  | { readonly kind: 'bullet'; readonly bullet: 'click' | 'bang' }
  | { readonly kind: 'courage'; readonly how: 'duck' | 'stand' }
  | { readonly kind: 'region'; readonly region: 'log' | 'gestures' }
  | { readonly kind: 'confirm' }
  | { readonly kind: 'back' }
  | { readonly kind: 'hide' }
  | { readonly kind: 'hint' }
  | { readonly kind: 'help' };

const KEYS: Readonly<Record<string, KeyAct>> = {
  c: { kind: 'bullet', bullet: 'click' },
  x: { kind: 'bullet', bullet: 'bang' },
  d: { kind: 'courage', how: 'duck' },
  b: { kind: 'courage', how: 'stand' },
  h: { kind: 'hide' },
  i: { kind: 'hint' },
  l: { kind: 'region', region: 'log' },
  e: { kind: 'region', region: 'gestures' },
  '?': { kind: 'help' },
  Enter: { kind: 'confirm' },
  Escape: { kind: 'back' },
};

/** Undefined for keys that belong to the browser or mean nothing here. */
export function keyAct(pressed: PressedKey): KeyAct | undefined {
  const key = plainKey(pressed);
  if (key === undefined) return undefined;
  return /^[1-9]$/.test(key) ? { kind: 'number', number: Number(key) } : KEYS[key];
}
