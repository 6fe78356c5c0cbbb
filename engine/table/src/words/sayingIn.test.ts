import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { sayingIn } from './sayingIn.ts';

const words = {
  'join.table': '{game}, table of {host}.',
  'device.here': 'Welcome, {name}. This device is yours now. {name}!',
};
const say = sayingIn<typeof words>('en', words);

test('a name that ends with a full stop ends the sentence as well', () => {
  expect(say('join.table', { game: 'Corleone’s Empire', host: 'Tomek Jr.' })).toBe(
    'Corleone’s Empire, table of Tomek Jr.',
  );
  expect(say('device.here', { name: 'Ania B.' })).toBe('Welcome, Ania B. This device is yours now. Ania B.!');
});

test('other names leave the sentence as it is', () => {
  expect(say('join.table', { game: 'Ca$h ’n Guns', host: 'Ala' })).toBe('Ca$h ’n Guns, table of Ala.');
});

test('whatever stands in a name stays as it is', () => {
  expect(say('join.table', { game: 'G', host: '$& $$ Co.' })).toBe('G, table of $& $$ Co.');
  expect(say('device.here', { name: '.' })).toBe('Welcome, . This device is yours now. .!');
});

test('a name that is drawn ends the sentence as well', () => {
  const drawn = say.rich('join.table', { game: createElement('b', undefined, 'G'), host: 'Tomek Jr.' });
  expect(renderToStaticMarkup(drawn)).toBe('<b>G</b>, table of Tomek Jr.');
});
