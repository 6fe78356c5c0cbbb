import { expect, test } from 'vitest';
import { sayingIn } from './sayingIn.ts';

const say = sayingIn<'house'>('en', {
  'join.table': '{game}, table of {host}.',
  'device.here': 'Welcome, {name}. This device is yours now. {name}!',
});

test('a name that ends with a full stop ends the sentence as well', () => {
  expect(say('join.table', { game: 'Corleone’s Empire', host: 'Tomek Jr.' })).toBe(
    'Corleone’s Empire, table of Tomek Jr.',
  );
  expect(say('device.here', { name: 'Ania B.' })).toBe('Welcome, Ania B. This device is yours now. Ania B.!');
});

test('other names leave the sentence as it is', () => {
  expect(say('join.table', { game: 'Ca$h ’n Guns', host: 'Ala' })).toBe('Ca$h ’n Guns, table of Ala.');
});
