import { expect, test } from 'vitest';
import { readCalls } from './diskCalls.ts';
import { SimulatedDisk } from './simulatedDisk.ts';
import { everythingSurvives, nothingSurvives } from './survival.ts';

const hex = (text: string) => [...Buffer.from(text)].map(byte => `\\x${byte.toString(16).padStart(2, '0')}`).join('');

const make = (path: string) =>
  `7 openat(AT_FDCWD<${hex('/')}>, "${hex(path)}", O_RDWR|O_CREAT, 0644) = 3<${hex(path)}>`;
const write = (path: string, at: number, text: string) =>
  `7 pwrite64(3<${hex(path)}>, "${hex(text)}", ${text.length}, ${at}) = ${text.length}`;
const sync = (path: string) => `7 fsync(3<${hex(path)}>) = 0`;

function left(lines: readonly string[], survival = nothingSurvives): Record<string, string> {
  const disk = new SimulatedDisk('/d');
  for (const call of readCalls(lines.join('\n'))) disk.do(call);
  return Object.fromEntries([...disk.cut(survival)].map(([path, bytes]) => [path, bytes.toString()]));
}

test('what was synced stays, what was only written goes', () => {
  const calls = [make('/d/log'), write('/d/log', 0, 'ab'), sync('/d/log'), sync('/d'), write('/d/log', 1, 'BC')];
  expect(left(calls)).toEqual({ '/d/log': 'ab' });
  expect(left(calls, everythingSurvives)).toEqual({ '/d/log': 'aBC' });
});

test('a file is lost with its name, or with the name of its folder', () => {
  const file = [make('/d/f/log'), write('/d/f/log', 0, 'ab'), sync('/d/f/log')];
  const folder = `7 mkdir("${hex('/d/f')}", 0700) = 0`;
  expect(left([folder, sync('/d'), ...file])).toEqual({});
  expect(left([folder, ...file, sync('/d/f')])).toEqual({});
  expect(left([folder, sync('/d'), ...file, sync('/d/f')])).toEqual({ '/d/f/log': 'ab' });
});

test('a call that ended in another order counts when it ended; one that failed or never ended does not', () => {
  const calls = [
    ...[make('/d/log'), sync('/d'), write('/d/log', 0, 'ab')],
    `8 fsync(3<${hex('/d/log')}> <unfinished ...>`,
    write('/d/log', 2, 'cd'),
    '8 <... fsync resumed>) = 0',
    write('/d/log', 4, 'ef'),
    `8 fsync(3<${hex('/d/log')}>) = -1 EIO (Input/output error) (INJECTED)`,
    `8 fsync(3<${hex('/d/log')}> <unfinished ...>) = ?`,
    '8 +++ killed by SIGKILL +++',
  ];
  expect(left(calls)).toEqual({ '/d/log': 'abcd' });
});

test('an unknown call is an error', () => {
  expect(() => readCalls(`7 fallocate(3<${hex('/d/log')}>, 0, 0, 4096) = 0`)).toThrow(/fallocate/);
});
