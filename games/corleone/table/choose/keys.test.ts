import { expect, test } from 'vitest';
import { type KeyAct, keyAct } from './keys.ts';

const pressed = (key: string, ctrlKey = false) => keyAct({ key, ctrlKey, altKey: false, metaKey: false });

test.each<[string, KeyAct]>([
  ['t', { kind: 'figure', who: 'thug' }],
  ['F', { kind: 'figure', who: 'member' }],
  ['6', { kind: 'turf', number: 6 }],
  ['0', { kind: 'turf', number: 0 }],
  ['p', { kind: 'region', region: 'prompt' }],
  ['h', { kind: 'region', region: 'hand' }],
  ['l', { kind: 'region', region: 'log' }],
  ['i', { kind: 'hint' }],
  ['Escape', { kind: 'back' }],
  ['?', { kind: 'help' }],
])('%s', (key, act) => {
  expect(pressed(key)).toEqual(act);
});

test('other keys, and keys together with Control, belong to the browser', () => {
  expect(pressed('8')).toBeUndefined();
  expect(pressed('Tab')).toBeUndefined();
  expect(pressed('l', true)).toBeUndefined();
});
