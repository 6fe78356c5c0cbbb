import { expect, test } from 'vitest';
import { isAllowedOrigin, lanAddresses, originRule } from './origins.ts';

const HOST = 'play.example.org:3000';
const rule = originRule(['https://friends.example.net'], 3000, 'https://mob.example.com/omerta');
const allowed = (origin: string | undefined, host: string | undefined = HOST) => isAllowedOrigin(origin, host, rule);

test.each([
  ['http://play.example.org:3000', HOST],
  ['https://play.example.org:3000', HOST], // a proxy speaks https for us
  ['https://play.example.org', 'play.example.org'],
  ['http://play.example.org', 'Play.Example.org'],
  ['http://192.168.1.20:3000', '192.168.1.20:3000'],
  ['http://[fd00::1]:3000', '[fd00::1]:3000'],
  ['http://xn--maana-pta.example:3000', 'xn--maana-pta.example:3000'],
  ['https://friends.example.net', HOST],
  ['https://mob.example.com', HOST],
  ['http://localhost:3000', HOST],
  ['http://127.0.0.1:3000', HOST],
])('%s may act at %s', (origin, host) => {
  expect(allowed(origin, host)).toBe(true);
});

test('every LAN address of this machine may, at our port only', () => {
  for (const address of lanAddresses()) {
    expect(allowed(new URL(`http://${address}:3000`).origin)).toBe(true);
    expect(allowed(new URL(`http://${address}:3001`).origin)).toBe(false);
  }
});

test.each([
  undefined,
  '',
  'null',
  'undefined',
  '*',
  'http://',
  'play.example.org:3000',
  '//play.example.org:3000',
  'http://play.example.org', // another port
  'http://play.example.org:80',
  'http://play.example.org:3001',
  'http://play.example.org:30000',
  'http://play.example.org:03000',
  'http://play.example.org:3000/',
  'http://play.example.org:3000/path',
  'http://play.example.org:3000?x',
  'http://play.example.org:3000#x',
  'http://user@play.example.org:3000',
  'http://play.example.org:3000@evil.example',
  'http://play.example.org:3000.evil.example',
  'http://evilplay.example.org:3000',
  'http://evil.example/play.example.org:3000',
  'http://play.example.org.evil.example:3000',
  'http://example.org:3000',
  'http://sub.play.example.org:3000',
  'http://play-example.org:3000',
  'http://play.example.org.:3000',
  'HTTP://play.example.org:3000',
  'http://PLAY.example.org:3000',
  'http://pl\u0430y.example.org:3000', // a Cyrillic a
  'http://xn--ply-8cd.example.org:3000',
  'http://mañana.example:3000',
  'ws://play.example.org:3000',
  'ftp://play.example.org:3000',
  'file://',
  'chrome-extension://play.example.org:3000',
  'data:text/html,x',
  'javascript:alert(1)',
  ' http://play.example.org:3000',
  'http://play.example.org:3000 ',
  'http://play.example.org:3000, http://evil.example',
  'http://play.example.org:3000\thttp://evil.example',
  'http://0x7f000001:3000',
  'http://2130706433:3000',
  'http://127.1:3000',
  'http://localhost',
  'http://localhost:3001',
  'https://localhost:3000',
  'http://friends.example.net',
  'https://friends.example.net:8443',
  'https://x.friends.example.net',
  'https://friends.example.net.evil.example',
])('%j may not', origin => {
  expect(allowed(origin)).toBe(false);
});

test('without a host only listed origins may', () => {
  expect(isAllowedOrigin('http://play.example.org:3000', undefined, rule)).toBe(false);
  expect(isAllowedOrigin('https://friends.example.net', undefined, rule)).toBe(true);
});
