import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { progressOn } from './progressOn.ts';

function shown(isTTY: boolean): string {
  const stderr = Object.assign(new PassThrough(), { isTTY, columns: 80, rows: 24 });
  const io = { stdin: Readable.from(['']), stdout: { write: () => undefined }, stderr, env: {} };
  const bar = progressOn(io, 200, 50);
  bar.update(100);
  bar.stop();
  return String(stderr.read() ?? '');
}

test('a terminal sees a bar, a pipe sees nothing', () => {
  expect(shown(true)).toContain('50/200 games');
  expect(shown(false)).toBe('');
});
