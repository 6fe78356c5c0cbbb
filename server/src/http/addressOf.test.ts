import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { addressOf } from './addressOf.ts';

/** The part of a Node request that is read. */
function from(remoteAddress: string, forwarded?: string): IncomingMessage {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return { socket: { remoteAddress }, headers } as IncomingMessage;
}

test('forwarded addresses count only if the proxy is trusted', () => {
  expect(addressOf(from('10.0.0.9', '1.2.3.4'), false)).toBe('10.0.0.9');
  expect(addressOf(from('10.0.0.9', '1.2.3.4'), 'loopback')).toBe('10.0.0.9');
  expect(addressOf(from('127.0.0.1', '1.2.3.4'), 'loopback')).toBe('1.2.3.4');
  expect(addressOf(from('10.0.0.9', '6.6.6.6, 1.2.3.4, 10.1.1.1'), 'loopback,10.0.0.0/8')).toBe('1.2.3.4');
  expect(addressOf(from('127.0.0.1'), 'loopback')).toBe('127.0.0.1');
});
