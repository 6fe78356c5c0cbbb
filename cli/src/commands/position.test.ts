import { LANGUAGES } from '@omerta/words';
import { afterAll, describe, expect, test } from 'vitest';
import { played } from '../../testing/played.ts';
import { fileWith, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

const record = played(41, 3);
const positionAt = async (step: number) =>
  JSON.parse((await omerta(['position', 'write', fileWith(record), '--step', String(step)])).out);

test('a position written is a position read', async () => {
  const file = fileWith(await positionAt(120));
  expect(await omerta(['position', 'check', file])).toEqual({ code: 0, out: `ok ${file}\n`, err: '' });
});

test('a bad position is explained, a line for each problem', async () => {
  const position = await positionAt(120);
  position.state.horseHead = 'Z';
  position.state.publicJobs[0] = 'bankHeist';
  const { code, out, err } = await omerta(['position', 'check', fileWith(position)]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toMatch(/^omerta: .*state\.horseHead: /m);
  expect(err).toMatch(/^omerta: .*state\.publicJobs\[0\]: .*bankHeist/m);
});

describe('the table is drawn', () => {
  test.each(LANGUAGES)('in %s', async language => {
    const { code, out } = await omerta(['position', 'show', fileWith(await positionAt(200)), '--language', language]);
    expect(code).toBe(0);
    for (const turf of ['1  Wall Street', '7  Chelsea', 'P  Central Park']) expect(out).toContain(turf);
    for (const player of ['A  Marzullo', 'B  Matarazzo', 'C  Vitale']) expect(out).toContain(player);
    expect(out).not.toMatch(/[{}]|undefined/);
  });

  test('hands are shown to their owners only, or with --viewer all', async () => {
    const file = fileWith(await positionAt(200));
    const hands = async (viewer: string) =>
      (await omerta(['position', 'show', file, '--viewer', viewer])).out.match(/^Hand \(/gm)?.length ?? 0;
    expect([await hands('spectator'), await hands('b'), await hands('all')]).toEqual([0, 1, 3]);
  });

  test('a finished game shows its count', async () => {
    const { out } = await omerta(['position', 'show', fileWith(await positionAt(record.record.choices.length))]);
    expect(out).toContain('Final count');
  });
});
