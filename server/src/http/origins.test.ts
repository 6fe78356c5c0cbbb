import { expect, test } from 'vitest';
import { FOREIGN_ORIGINS, HOST } from '../../testing/origins.ts';
import { isAllowedOrigin, lanAddresses, originRule } from './origins.ts';

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

test.each(FOREIGN_ORIGINS)('%j may not', origin => {
  expect(allowed(origin)).toBe(false);
});

test('without a host only listed origins may', () => {
  expect(isAllowedOrigin('http://play.example.org:3000', undefined, rule)).toBe(false);
  expect(isAllowedOrigin('https://friends.example.net', undefined, rule)).toBe(true);
});
