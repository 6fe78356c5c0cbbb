import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from './http/addressOf.ts';
import { networkOf, widerNetworkOf } from './networkOf.ts';

test.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['::FFFF:cb00:7109', '203.0.113.9'],
  ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['', ''],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ['203.0.113.9', '203.0.113.0/24'],
  ['::ffff:203.0.113.9', '203.0.113.0/24'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
  ['2001:db8::1', '2001:db8:0::/48'],
  ['', ''],
  ['unknown', 'unknown'],
])('the network around %s is %s', (address, network) => {
  expect(widerNetworkOf(address)).toBe(network);
});

test('a client that has disconnected has no address, which is no error', () => {
  const gone = { socket: {}, headers: {} } as IncomingMessage; // as Node leaves it
  for (const trustProxy of [false, 'loopback'] as const) expect(networkOf(addressOf(gone, trustProxy))).toBe('');
});
