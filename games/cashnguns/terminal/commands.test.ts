import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { TALENTS } from '@omerta/cashnguns/rules';
import { cashText } from '@omerta/cashnguns/words';
import { playedCash } from '@omerta/cli/testing/played.ts';
import { fileWith, folder, omerta, removeFolders } from '@omerta/cli/testing/terminal.ts';
import { LANGUAGES } from '@omerta/words';
import { afterAll, describe, expect, test } from 'vitest';

afterAll(removeFolders);

const CASH = ['--game', 'cashnguns'];
const report = async (...words: string[]) => JSON.parse((await omerta(['simulate', ...CASH, '--json', ...words])).out);

describe('simulate', () => {
  test('reports the same fields for every game', async () => {
    const found = await report('--games', '6', '--players', '5', '--seed', '8', '--bots', 'greedy', '--talents');
    expect(found).toMatchObject({ game: 'cashnguns', pack: '', players: 5, bots: 'greedy', seed: 8, games: 6 });
    expect(found).toMatchObject({ violations: 0, firstViolations: [], checked: 6 });
    expect(found.decisions).toBeGreaterThan(500);
    expect(found.meanBranching).toBeGreaterThanOrEqual(2);
    expect(found.meanScores).toHaveLength(5);
    expect(found.winShareBySeat.reduce((sum: number, share: number) => sum + share, 0)).toBeCloseTo(1, 3);
    const corleone = JSON.parse((await omerta(['simulate', '--json', '--games', '1', '--players', '2'])).out);
    expect(Object.keys(found)).toEqual(Object.keys(corleone));
  });

  test.each(['random', 'greedy'])('%s bots break no invariant', async bots => {
    const found = await report('--games', '4', '--players', '8', '--talent-deal', 'two', '--bots', bots, '--check');
    expect(found.checked).toBeGreaterThan(found.decisions);
    expect(found.violations).toBe(0);
  });

  test('talents change the game, and the records say so', async () => {
    const file = join(folder(), 'games.json');
    await omerta(['simulate', ...CASH, '--games', '2', '--talents', '--open-loot', '--out', file]);
    const { records } = JSON.parse(readFileSync(file, 'utf8'));
    expect(records[1].record.options).toEqual({ players: 6, talents: true, lootVisibility: 'open' });
    expect(
      (await omerta(['verify', file])).out.match(/^ok .*: cashnguns, 6 players, \d+ choices, over: /gm),
    ).toHaveLength(2);
  });
});

const record = playedCash(21, 8, 'random');

describe('replay', () => {
  const ids = [...TALENTS, 'bill5', 'bill10', 'bill20', 'diamond1', 'holdUp', 'satOut'].filter(id =>
    /[A-Z\d]/.test(id),
  );

  test.each(LANGUAGES)('tells a game in words, in %s', async language => {
    const { code, out, err } = await omerta(['replay', fileWith(record), '--language', language]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).not.toMatch(/[{}]|undefined|NaN|\[object/);
    expect(ids.filter(id => out.includes(id))).toEqual([]);
    expect(out.match(/^\S+\s[1-8]\s\S+\s8: /gm)!.length).toBeGreaterThan(4); // the rounds
    const [, count = ''] = out.split(`\n${cashText.uiText(language, 'result')}\n`);
    expect(count.trim().split('\n')).toHaveLength(10); // a heading, eight players, and the diamonds
    expect(Math.max(...out.split('\n').map(line => line.length))).toBeLessThanOrEqual(100);
  });

  test('a card that is not fired is known to its owner, and to who sees all', async () => {
    const owners = async (viewer: string) => {
      const { out } = await omerta(['replay', fileWith(record), '--viewer', viewer, '--steps']);
      const told = out.replaceAll(/\s+/g, ' ').matchAll(/(\w+) discards a card face down \((?:Bang!|Click)\)/g);
      return new Set([...told].map(([, name]) => name));
    };
    expect(await owners('spectator')).toEqual(new Set());
    expect(await owners('B')).toEqual(new Set(['Bruno']));
    expect((await owners('all')).size).toBe(8);
  });

  test('a game in the middle of a question to all says who is still to answer', async () => {
    const { choices } = record.record;
    const half = {
      ...record.record,
      choices: choices.slice(0, choices.findIndex(([, text]) => text.startsWith('aim:')) + 3),
    };
    const { out } = await omerta(['replay', fileWith(half)]);
    expect(out).toMatch(/^Waiting for (\w+, )*\w+$/m);
    expect(out).not.toContain('aims at');
  });
});

describe('verify', () => {
  test('confirms a true record', async () => {
    const file = fileWith(record);
    const scores = record.outcome!.scores.map((score, seat) => `${'ABCDEFGH'[seat]} ${score}`).join(', ');
    const { code, out } = await omerta(['verify', file]);
    expect(code).toBe(0);
    const { length } = record.record.choices;
    expect(out).toMatch(new RegExp(`^ok ${file}: cashnguns, 8 players, ${length} choices, over: ${scores}\nhash `));
  });

  test('3a catches who aims at himself, with the rule', async () => {
    const { choices } = record.record;
    const at = choices.findIndex(([seat, text]) => seat === 2 && text.startsWith('aim:'));
    const changed = { ...record.record, choices: choices.toSpliced(at, 1, [2, 'aim:C']) };
    const { code, err } = await omerta(['verify', fileWith(changed)]);
    expect(code).toBe(1);
    expect(err).toMatch(
      new RegExp(`choice ${at + 1}, C "aim:C": against the rules: Choose somebody else, not yourself \\(3a\\)`),
    );
  });

  test('only the clock says too slow', async () => {
    const { choices } = record.record;
    const at = choices.findIndex(([, text]) => text.startsWith('aim:'));
    const withClock = (entry: unknown) =>
      omerta(['verify', fileWith({ ...record.record, choices: [...choices.slice(0, at), entry] })]);
    const [seat] = choices[at]!;
    expect((await withClock([seat, 'tooSlow'])).err).toMatch(/Only the clock/);
    expect((await withClock([seat, 'tooSlow', 'clock'])).code).toBe(0);
  });
});

describe('position', () => {
  const { length } = record.record.choices;
  const positionAt = async (step: number) =>
    JSON.parse((await omerta(['position', 'write', fileWith(record), '--step', String(step)])).out);

  test.each([0, 40, 120, length])('after %i choices it is written and found sound', async step => {
    const file = fileWith(await positionAt(step));
    expect(await omerta(['position', 'check', file])).toEqual({ code: 0, out: `ok ${file}\n`, err: '' });
  });

  test('each problem is a line that names its place', async () => {
    const position = await positionAt(40);
    position.state.godfather = 'Z';
    position.state.table[0] = 'bill50';
    const { code, out, err } = await omerta(['position', 'check', fileWith(position)]);
    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(err).toMatch(/^omerta: .*state\.godfather: there is no seat at this table "Z"$/m);
    expect(err).toMatch(/^omerta: .*state\.table\[0\]: there is no loot card "bill50"$/m);
  });

  test('the table is drawn, and a hand for its owner only or for a viewer of all', async () => {
    const file = fileWith(await positionAt(40));
    const drawn = async (viewer: string) => (await omerta(['position', 'show', file, '--viewer', viewer])).out;
    const hands = async (viewer: string) =>
      (await drawn(viewer)).split(`${cashText.uiText('en', 'cardsInHand')} (`).length - 1;
    expect(await drawn('spectator')).toContain('Bruno');
    expect([await hands('spectator'), await hands('b'), await hands('all')]).toEqual([0, 1, 8]);
  });

  test('a finished game shows its result', async () => {
    const { code, out } = await omerta(['position', 'show', fileWith(await positionAt(length))]);
    expect(code).toBe(0);
    expect(out).toContain(cashText.uiText('en', 'result'));
  });
});

describe('scenario', () => {
  const scenario = (id: string, wounds: number): unknown =>
    JSON.parse(`{
      "format": "omerta-scenario/1",
      "game": "cashnguns",
      "id": "${id}",
      "rules": ["6c"],
      "title": "A Bang at B",
      "when": [{ "round": { "A": "bang>B" } }],
      "then": { "B": { "wounds": ${wounds} } }
    }`);

  test('one that holds is a line, and one that does not is explained below its line', async () => {
    const { code, out } = await omerta(['scenario', 'run', fileWith([scenario('CG-901', 1), scenario('CG-902', 2)])]);
    expect(code).toBe(1);
    expect(out).toBe(
      'ok CG-901 A Bang at B\nFAIL CG-902 A Bang at B\n  then.B.wounds: expected 2, found 1\n1 passed, 1 failed\n',
    );
  });

  test('ours are played from their folder', async () => {
    const folderOfOurs = fileURLToPath(new URL('../scenarios', import.meta.url));
    const { code, out } = await omerta(['scenario', 'run', folderOfOurs]);
    expect(code).toBe(0);
    expect(out).toMatch(/\n\d{3} passed, 0 failed\n$/);
  });
});
