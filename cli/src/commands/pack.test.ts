import { packHash, packSchema, standardPack } from '@omerta/corleone/rules';
import { afterAll, expect, test } from 'vitest';
import { fileWith, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

interface LooseJob {
  id: string;
  copies: number;
  color: string;
  goods: string[];
}
const changed = (change: (pack: { jobs: LooseJob[] }) => void) => {
  const pack = structuredClone(standardPack) as unknown as { jobs: LooseJob[] };
  change(pack);
  return fileWith(pack);
};

test('a sound pack is confirmed with hash and numbers', async () => {
  const file = fileWith(standardPack);
  const { code, out, err } = await omerta(['pack', 'check', file]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toContain(`ok ${file}\n`);
  expect(out).toContain(`hash ${packHash(standardPack)}\n`);
  expect(out).toMatch(/^jobs +24 .* 44 cards$/m);
});

test('a warning does not make a pack unusable', async () => {
  const file = changed(pack => {
    pack.jobs[0]!.copies += 1;
  });
  const { code, out } = await omerta(['pack', 'check', file]);
  expect(code).toBe(0);
  expect(out).toMatch(/^warning: .*45/m);
  expect(out).toMatch(/^ok .*, warnings: \d+$/m);
});

test('every error has its line with entry and field', async () => {
  const file = changed(pack => {
    pack.jobs[0]!.color = 'pink';
    pack.jobs[1]!.goods = ['dynamite'];
  });
  const { code, out, err } = await omerta(['pack', 'check', file]);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  const lines = err.trim().split('\n');
  expect(lines.some(line => line.startsWith(`omerta: ${file}: jobs/carBomb, color: `))).toBe(true);
  expect(lines.some(line => line.startsWith(`omerta: ${file}: jobs/driveBy, goods[0]: `))).toBe(true);
});

test('the schema is for editors of packs', async () => {
  const { code, out } = await omerta(['pack', 'schema']);
  expect(code).toBe(0);
  expect(JSON.parse(out)).toEqual(JSON.parse(JSON.stringify(packSchema())));
});

test('the overview lists the sources of the entries', async () => {
  const { code, out } = await omerta(['pack', 'show']);
  expect(code).toBe(0);
  const row = (name: string) =>
    out
      .split('\n')
      .find(line => line.startsWith(`${name} `))!
      .split(/\s{2,}/);
  expect(row('acts')).toEqual(['acts', '4', '4', '–', '–', 'hand limits 5, 5, 6, 2']);
  const [, all, ...sources] = row('all');
  expect(sources.map(each => (each === '–' ? 0 : Number(each))).reduce((sum, each) => sum + each)).toBe(Number(all));
  expect((await omerta(['pack', 'show', fileWith(standardPack)])).out).toBe(out);
});
