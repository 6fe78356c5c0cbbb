import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { configWith } from '../../testing/testServer.ts';
import { configuredNames, isAllowedHost } from './hostNames.ts';

const configured = configuredNames(
  configWith({
    host: 'Box.example.org',
    publicUrl: 'https://mob.example.com/omerta',
    origins: 'https://friends.example.net:8443',
    allowedHosts: 'Games.example.org',
  }),
);
const allowed = (header: string | undefined) => isAllowedHost(header, configured);

test.each([
  '127.0.0.1:3000',
  '192.168.1.20',
  '203.0.113.7:80',
  '[::1]:3000',
  '[fd00::1]',
  '[::ffff:192.168.1.20]:3000',
  'localhost:3000',
  'LocalHost',
  'omerta.localhost:3000',
  'omerta.local:3000',
  'Omerta.Local.',
  'omerta.lan',
  'omerta.home.arpa:3000',
  'omerta.internal',
  'raspberrypi:3000',
  'first:3000',
  'mob.example.com',
  'mob.example.com:443',
  'MOB.example.com.',
  'friends.example.net:8443',
  'games.example.org:3000',
  'box.example.org:3000',
  hostname(),
  `${hostname()}:3000`,
])('%s may be our name', header => {
  expect(allowed(header)).toBe(true);
});

test.each([
  'evil.example',
  'evil.example:3000',
  'mob.example.com.evil.example',
  'evilmob.example.com',
  'sub.mob.example.com',
  'example.com',
  '127.0.0.1.evil.example',
  '127.0.0.1.nip.io:3000',
  'localhost.evil.example',
  'local.evil.example',
  'evil.local.example',
  'fritz.box', // a public registry sells names below .box
  'mob.example.com@evil.example',
  'mob.example.com,evil.example',
  'mob.example.com evil.example',
  'mob.example.com/evil',
  'mob.example.com..',
  'evil.example; script-src *',
  '[::1',
  '',
  ':3000',
  'mob.example.com:http',
])('%j may not', header => {
  expect(allowed(header)).toBe(false);
});

test('a program that sends no name is answered: browsers always send one', () => {
  expect(allowed(undefined)).toBe(true);
});
