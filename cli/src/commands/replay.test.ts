import { standardPack } from '@omerta/corleone/rules';
import { LANGUAGES, sharedUiText } from '@omerta/words';
import { afterAll, describe, expect, test } from 'vitest';
import { played } from '../../testing/played.ts';
import { fileWith, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

const record = played(21, 5, 'random');

/** Ids in capitals inside, such as bloodMoney: no word of any language. */
const ids = [
  ...standardPack.jobs,
  ...standardPack.allies,
  ...standardPack.turfs,
  ...standardPack.businesses.printed,
  ...standardPack.businesses.tiles,
]
  .map(({ id }) => id)
  .concat('bloodMoney', 'unionBoss', 'policeChief')
  .filter(id => /[a-z][A-Z]/.test(id));

describe('a game in words', () => {
  test.each(LANGUAGES)('in %s', async language => {
    const { code, out, err } = await omerta(['replay', fileWith(record), '--language', language]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toMatch(/[{}]|undefined|NaN|\[object|\bF\d\d\b/);
    expect(ids.filter(id => out.includes(id))).toEqual([]);
    for (const act of ['I', 'II', 'III', 'IV']) expect(out).toMatch(new RegExp(`^\\S+ ${act}: .+\\.$`, 'm'));
    const [, count = ''] = out.split(`\n${sharedUiText(language, 'result')}\n`);
    expect(count.trim().split('\n')).toHaveLength(6); // a heading and five players
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(100);
  });
});

describe('viewers', () => {
  const told = async (viewer: string, ...more: string[]) =>
    (await omerta(['replay', fileWith(record), '--viewer', viewer, ...more])).out;

  test.each([
    ['in short', [], /(\S+)\s+(?:sends|completes|plays)(?:(?!\.\s).)*?\skeeps\s+“/gs],
    ['with every step', ['--steps'], /(\S+)\s+keeps\s+“/g],
  ])(
    'a spectator does not see which jobs are kept, %s; their owner and --viewer all do',
    async (_how, more, secret) => {
      const [spectator, a, all] = [
        await told('spectator', ...more),
        await told('A', ...more),
        await told('all', ...more),
      ];
      expect(spectator).not.toMatch(secret);
      expect(new Set([...a.matchAll(secret)].map(([, name]) => name))).toEqual(new Set(['Marzullo']));
      expect(new Set([...all.matchAll(secret)].map(([, name]) => name)).size).toBe(5);
    },
  );
});

test('a turn is one sentence; --steps tells each step of it', async () => {
  const short = (await omerta(['replay', fileWith(record)])).out;
  const long = (await omerta(['replay', fileWith(record), '--steps'])).out;
  expect(short).toMatch(/^· Marzullo sends /m);
  expect(short).not.toContain('Marzullo takes $');
  expect(long).toMatch(/^· Marzullo plays a .+ Marzullo /m);
  expect(long.length).toBeGreaterThan(short.length);
});

test('an unfinished game says who must choose', async () => {
  const half = { ...record.record, choices: record.record.choices.slice(0, 40) };
  const { code, out } = await omerta(['replay', fileWith(half)]);
  expect(code).toBe(0);
  expect(out).toMatch(/^Waiting for \w+/m);
  expect(out).not.toContain('Final count');
});

test('people are called by their names', async () => {
  const players = ['Ala', 'Bob', 'Cem', 'Dov', 'Eve'].map((name, seat) =>
    seat === 0 ? { name } : { name, bot: 'random' },
  );
  const { out } = await omerta(['replay', fileWith({ ...record, players })]);
  expect(out).toContain('Ala sends');
  expect(out).not.toContain('Marzullo sends');
});
