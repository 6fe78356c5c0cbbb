import { expect, test } from 'vitest';
import { createLog } from './log.ts';

function logged(line: object): string {
  const parts: string[] = [];
  const log = createLog('info', { write: (part: string) => void parts.push(part) });
  log.info(line, 'something happened');
  return parts.join('');
}

test('a line is JSON with a time and no host name', () => {
  const line: unknown = JSON.parse(logged({ match: 'abc' }));
  expect(line).toEqual({ level: 30, time: expect.any(Number), match: 'abc', msg: 'something happened' });
});

test.each([
  { password: 'CANARY' },
  { body: { password: 'CANARY' } },
  { headers: { cookie: 'CANARY', authorization: 'CANARY', 'set-cookie': 'CANARY' } },
  { req: { headers: { cookie: 'CANARY', authorization: 'CANARY', 'set-cookie': 'CANARY' } } },
  { person: { passwordHash: 'CANARY' } },
  { match: { code: 'CANARY', fairDeal: { secret: 'CANARY' } } },
  { record: { seed: 'CANARY' } },
  { row: { text: 'CANARY' }, state: { deck: ['CANARY'] }, view: { hand: ['CANARY'] }, events: ['CANARY'] },
  { err: Object.assign(new Error('failed'), { token: 'CANARY' }) },
])('secrets are left out of %j', line => {
  expect(logged(line)).not.toContain('CANARY');
});
