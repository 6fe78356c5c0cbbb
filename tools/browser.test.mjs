import { expect, test } from 'vitest';
import { foundBrowser } from './browser.mjs';

test('the browser that is named comes first', () => {
  expect(foundBrowser({ CHROMIUM_PATH: '/opt/mine' }, () => true)).toBe('/opt/mine');
});

test('a named browser that is not there is passed over', () => {
  expect(foundBrowser({ CHROMIUM_PATH: '/opt/mine' }, path => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
});

test('no browser is no path', () => {
  expect(foundBrowser({}, () => false)).toBeUndefined();
});

test('the shell without windows comes before the whole browser', () => {
  expect(foundBrowser({}, () => true)).toBe('/usr/bin/chromium-headless-shell');
});
