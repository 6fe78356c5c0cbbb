import { expect, test } from 'vitest';
import { isMessage } from './wellFormed.ts';

const DRAFT = '["draft",{"match":"sstcisbl74kkmp55","decision":1,"text":"use:$2"}]';

test.each([
  [`42${DRAFT}`, true],
  [`42207${DRAFT}`, true],
  [`4220 ${DRAFT}`, true], // socket.io reads it as 20
  [`42x${DRAFT}`, false],
  [`41207${DRAFT}`, false],
  ['42207["draft",{"match":"sstcisbl74kkmp55","decision":1}]', false],
])('%s is a message: %s', (packet, is) => {
  expect(isMessage(Buffer.from(packet))).toBe(is);
});
