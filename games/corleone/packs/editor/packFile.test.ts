import { standardPack } from '@omerta/corleone/seen';
import { expect, test } from 'vitest';
import { addEntry, changeEntry, copyOf } from './edits.ts';
import { fileNameOf, readPackFile, writePackFile } from './packFile.ts';

test('a pack that is written and read again is the same', () => {
  const pack = addEntry(
    changeEntry(copyOf(standardPack, 'house1', 'Żółty zestaw'), 'jobs', 0, { copies: 5 }),
    'allies',
    'Ally',
  );
  expect(readPackFile(writePackFile(pack))).toEqual({ ok: true, pack });
});

test('what is no JSON is told apart from what is no pack', () => {
  expect(readPackFile(writePackFile(standardPack).slice(0, 5000))).toEqual({ ok: false, why: 'notJson' });
  expect(readPackFile('null')).toMatchObject({ ok: false, why: 'badPack' });
  expect(readPackFile(' '.repeat(3_000_000))).toEqual({ ok: false, why: 'tooLarge' });
});

test('errors of a file name entry and field', () => {
  const [first, ...others] = standardPack.jobs;
  const broken = { ...standardPack, jobs: [{ ...first, copies: 0, color: 'pink' }, ...others] };
  const read = readPackFile(JSON.stringify(broken));
  expect(read.ok || read.why !== 'badPack' ? [] : read.problems.map(({ entry, field }) => [entry, field])).toEqual([
    [`jobs/${first?.id}`, 'color'],
    [`jobs/${first?.id}`, 'copies'],
  ]);
});

test('a file is named after the pack', () => {
  expect(fileNameOf({ ...standardPack, name: 'My house set!' })).toBe('my-house-set.json');
  expect(fileNameOf({ ...standardPack, name: '…' })).toBe('pack.json');
});
