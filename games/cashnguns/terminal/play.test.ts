import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cashText } from '@omerta/cashnguns/words';
import { folder, omerta, removeFolders, screenSize, type Terminal } from '@omerta/cli/testing/terminal.ts';
import { LANGUAGES } from '@omerta/words';
import { afterAll, describe, expect, test } from 'vitest';

afterAll(removeFolders);

/** Numbers, and only numbers, to the end of a game. */
const NUMBERS = '1\n2\n3\n2\n4\n'.repeat(120);

const saved = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const newFile = () => join(folder(), 'game.json');

const play = (words: readonly string[], terminal: Terminal) =>
  omerta(['play', '--game', 'cashnguns', '--language', 'en', ...words], terminal);

describe('a whole game is played with numbers alone', () => {
  test.each(LANGUAGES)('in %s', async language => {
    const file = newFile();
    const words = ['play', '--game', 'cashnguns', '--seed', '7', '--talents', '--language', language, '--save', file];
    const { code, out, err } = await omerta(words, { input: NUMBERS });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(cashText.uiText(language, 'result'));
    expect(out.trimEnd().split('\n').at(-1)).toBe(cashText.uiText(language, 'saved', { file }));
    expect(out).not.toMatch(/[{}]|undefined|NaN|\[object/);
    expect(out).not.toMatch(/\b(aim|order|take|ban|swap|give|discard|exchange|hustle|talent):\w/); // short forms
    expect(out).not.toMatch(/bill\d|diamond\d|satOut|holdUp|goodFriend|junkDealer/);
    const { columns, rows } = screenSize(out);
    expect(columns).toBeLessThanOrEqual(100);
    expect(rows).toBeLessThanOrEqual(40);
    expect(saved(file).outcome.places).toContain(1);
    expect((await omerta(['verify', file])).code).toBe(0);
  });
});

test('eight sit down with every switch, and the record keeps them', async () => {
  const file = newFile();
  const switches = [
    '--talent-deal',
    'two',
    '--too-slow',
    'noTarget',
    '--no-takers',
    'discard',
    '--open-loot',
    '--tie-break',
    'suffered',
    '--dictator-spares',
    'bills',
  ];
  const words = ['--seed', '3', '--players', '8', '--seat', 'C', '--clip-ban', ...switches, '--save', file];
  const { code, out } = await play(words, { input: NUMBERS });
  expect(code).toBe(0);
  expect(out).toContain('C  Carla (you)');
  expect(out).toContain('H  Hugo');
  expect(out).toMatch(/^A {2}Ada .* \d+ = \$[\d,]+ /m); // open loot
  expect(out.replaceAll(/\n +/g, ' ')).toContain('Clips: the Dictator may forbid them');
  expect(saved(file).record.options).toEqual({
    players: 8,
    talents: true,
    talentDeal: 'two',
    tooSlow: 'noTarget',
    noTakers: 'discard',
    lootVisibility: 'open',
    dictatorMayBanClip: true,
    dictatorSpares: 'bills',
    tieBreak: 'suffered',
  });
  expect(saved(file).outcome.scores).toHaveLength(8);
});

test('a player who quits and resumes gets the same game as one who stays', async () => {
  const [whole, parts] = [newFile(), newFile()];
  const words = ['--seed', '11', '--talents'];
  await play([...words, '--save', whole], { input: NUMBERS });
  const some = NUMBERS.split('\n').slice(0, 15).join('\n');
  const first = await play([...words, '--save', parts], { input: `${some}\nq\n` });
  expect(first.out).toContain(`Go on with: omerta play --resume ${parts}`);
  expect(saved(parts).outcome).toBeUndefined();
  const answered = saved(parts).record.choices.length;
  expect(answered).toBeGreaterThan(30);
  const again: [number, string][] = saved(whole).record.choices.slice(answered);
  const own = again.filter(([seat]) => seat === 0).map(([, text]) => text);
  const rest = await omerta(['play', '--resume', parts], { input: `${own.join('\n')}\n` });
  expect(rest.code).toBe(0);
  expect(saved(parts)).toEqual(saved(whole));
});

describe('a question to all', () => {
  test('is answered by the bots first, and no player sees how before the last answer is in', async () => {
    const file = newFile();
    const { out } = await play(['--seed', '7', '--save', file], { input: 'bang\naim:B\n' });
    const [bullet = '', aim = '', courage = ''] = out.split(/^> .*$/m);
    expect(bullet).toContain('▸ Choose a Bullet card. You have 3 Bangs and 5 Clicks left.');
    expect(aim).toContain('▸ Three! Who are you aiming at?');
    expect(aim).toMatch(/^B {2}Bruno .* 7 ▮ +0$/m); // the card in front, face down
    expect(aim).not.toMatch(/aims at|[→←]/);
    expect(courage).toMatch(/^· Ada[\w ,]* aims? at Bruno\. Bruno aims at \w+\. /m);
    expect(courage).toMatch(/^A {2}Ada .* → B Bruno/m);
    const order: number[] = saved(file)
      .record.choices.slice(0, 12)
      .map(([seat]: [number]) => seat);
    expect(order).toEqual([1, 2, 3, 4, 5, 0, 1, 2, 3, 4, 5, 0]);
  });

  test('comes to light in one line, and the table shows what came of it', async () => {
    const words = ['--seed', '7', '--bots', 'random', '--save', newFile()];
    const { out } = await play(words, { input: 'bang\naim:B\nstand\n' });
    const [, , , sharing = ''] = out.split(/^> .*$/m);
    const said = sharing.split('\n').filter(line => line.startsWith('· '));
    expect(said[0]).toMatch(/^· [\w ,]+ ducks?\. .*(\w hits? \w|Only a Click: )/);
    expect(sharing).toContain('Round 1 of 8. ');
    expect(sharing).toMatch(/^Discard pile: face up: /m);
  });
});

test('6f an eliminated player sees the rest of the game', async () => {
  const { code, out } = await play(['--seed', '2', '--players', '4', '--save', newFile()], {
    input: 'stand\n2\n'.repeat(99),
  });
  expect(code).toBe(0);
  const [before = '', after = ''] = out.split('Ada is out of the game.');
  expect(before.match(/^· Round \d/gm)!.length).toBeLessThan(8);
  expect(after).not.toMatch(/^▸/m);
  expect(after).toContain('Final count');
  expect(after).toMatch(/^\d +Ada +A(?: +–){4} +out$/m);
});

test('T-GRE two shares are chosen one after the other', async () => {
  const input = 'click\naim:D\nstand\n2\n2\n1\n';
  const words = ['--seed', '10', '--players', '5', '--bots', 'random', '--talents', '--save', newFile()];
  const { out } = await play(words, { input, rows: 24 });
  expect(out).toMatch(/^ 2 {2}Take two … 14 choices$/m);
  expect(out).toMatch(/^ {2}Take two:\n 1 {2}\$5,000 bill … 4 choices$/m);
  expect(out).toMatch(/^ {2}\$10,000 bill:\n 1 {2}\$5,000 bill$/m);
  expect(out.replaceAll(/\s+/g, ' ')).toContain('Ada: $10,000 bill, $5,000 bill');
});

test('a question can be asked about, by the names of whatever it is about', async () => {
  const input = '?\nb\nc\nl\nw bang\nclick\nw bruno\nw ada\nw nobody\naim:A\n99\naim:B\nw duck\n';
  const { out } = await play(['--seed', '7', '--talents', '--save', newFile()], { input });
  const words = out.replaceAll(/\s+/g, ' ');
  expect(words).toContain('why something is not possible'); // ?
  expect(words).toContain('Loot cards to come: 56'); // b
  expect(words).toContain('First Aid Kit: Removes all your wounds at once.'); // c
  expect(words).toContain('10 = $500,000');
  expect(words).toContain('Possible: Bang!');
  expect(words).toContain('Possible: Aim at Bruno');
  expect(words).toContain('Aim at Ada. Not possible: Choose somebody else, not yourself (3a)');
  expect(words).toContain('Nothing here is called “nobody”.');
  expect(words).toContain('> aim:A Not possible: Choose somebody else, not yourself (3a)');
  expect(words).toContain('“99” is not one of the choices.');
  expect(words).toContain('Possible: Duck');
});

test.each(['en', 'pl'])('a low terminal is enough for six, in %s', async language => {
  const words = [
    'play',
    '--game',
    'cashnguns',
    '--seed',
    '7',
    '--talents',
    '--language',
    language,
    '--save',
    newFile(),
  ];
  const { out } = await omerta(words, { input: NUMBERS, columns: 80, rows: 24 });
  const { columns, rows } = screenSize(out);
  expect(columns).toBeLessThanOrEqual(80);
  expect(rows).toBeLessThanOrEqual(24);
  expect(out).toMatch(/^A {2}Ada .* → [B-F] /m);
});

test('eight at a low terminal see the table while they aim, with the choices side by side', async () => {
  const words = ['--seed', '12', '--players', '8', '--talents', '--save', newFile()];
  const { out } = await play(words, { input: 'click\n', columns: 80, rows: 24 });
  const [, aim = ''] = out.split(/^> .*$/m);
  expect(aim).toMatch(/^H {2}Hugo /m);
  expect(aim).toMatch(/^ 1 {2}Aim at Bruno {10,}5 {2}Aim at Franco$/m);
  expect(aim).toMatch(/^ 4 {2}Aim at Emma$/m);
});
