import { afterAll, expect, test } from 'vitest';
import { fileWith, folder, removeFolders } from '../../testing/terminal.ts';
import { Mistake } from '../mistake.ts';
import { readJson } from './readFile.ts';

afterAll(removeFolders);

test('JSON is read, with or without a byte order mark', () => {
  expect(readJson(fileWith({ a: [1] }))).toEqual({ a: [1] });
  expect(readJson(fileWith('\uFEFF{"a":1}'))).toEqual({ a: 1 });
});

const wrong: [string, string | Buffer, string][] = [
  ['a comma too many', '{\n  "a": 1,\n}', ':3:1: not JSON'],
  ['a word', 'hello', ':1:1: not JSON'],
  ['an unknown word far inside', `{\n"${'x'.repeat(80)}": 1,\n"b": undefined }`, ':3:6: not JSON'],
  ['no end', '{"a": [1, 2', ':1:12: not JSON'],
  ['nothing', '', 'the file is empty'],
  ['bytes', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 1, 2]), 'not a text file'],
  ['another encoding', Buffer.from([0x7b, 0xff, 0xfe, 0x7d]), 'not a text file in UTF-8'],
];

test.each(wrong)('%s is refused with its place', (_name, content, message) => {
  const file = fileWith(content);
  expect(() => readJson(file)).toThrow(Mistake);
  expect(() => readJson(file)).toThrow(`${file}${message.startsWith(':') ? '' : ': '}${message}`);
});

test('a folder and a missing file are named', () => {
  const there = folder();
  expect(() => readJson(there)).toThrow(`${there}: this is a folder, not a file`);
  expect(() => readJson(`${there}/none.json`)).toThrow(`${there}/none.json: there is no such file`);
});
