import { appendFileSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addJsonLine, mendJsonLines, readJsonLines } from './jsonLines.ts';

const newFile = () => join(mkdtempSync(join(tmpdir(), 'omerta-lines-')), 'below', 'lines.jsonl');

test('what was added is read; no file is no line', () => {
  const file = newFile();
  expect(readJsonLines(file)).toEqual([]);
  addJsonLine(file, { one: 1 });
  addJsonLine(file, { two: 'ü' });
  expect(readJsonLines(file)).toEqual([{ one: 1 }, { two: 'ü' }]);
});

test('an incomplete line is not read, and removed before the next session', () => {
  const file = newFile();
  addJsonLine(file, { one: 'ü' });
  appendFileSync(file, '{"two":');
  expect(readJsonLines(file)).toEqual([{ one: 'ü' }]);
  mendJsonLines(file);
  addJsonLine(file, { three: 3 });
  expect(readJsonLines(file)).toEqual([{ one: 'ü' }, { three: 3 }]);
});
