import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { standardPack } from '@omerta/corleone/rules';
import { LANGUAGES, sharedUiText } from '@omerta/words';
import { afterAll, describe, expect, test } from 'vitest';
import { played } from '../../testing/played.ts';
import { fileWith, folder, omerta, removeFolders, screenSize } from '../../testing/terminal.ts';

afterAll(removeFolders);

/** Only numbers, to the end of a game. 0 bids nothing, or goes a step back. */
const NUMBERS = '1\n2\n1\n0\n3\n'.repeat(600);

const saved = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

describe('a whole game is played with numbers alone', () => {
  test.each(LANGUAGES)('in %s', async language => {
    const file = join(folder(), 'game.json');
    const { code, out, err } = await omerta(['play', '--seed', '7', '--language', language, '--save', file], {
      input: NUMBERS,
    });
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(sharedUiText(language, 'result'));
    expect(out.trimEnd().split('\n').at(-1)).toBe(sharedUiText(language, 'saved', { file }));
    expect(out).not.toMatch(/[{}]|undefined|NaN|\[object/);
    expect(out).not.toMatch(/\b(thug|don|job|ally|bid|discard|suitcase|gunDown):\w/); // choices in their short form
    expect(screenSize(out)).toEqual({ columns: 100, rows: 40 });
    expect(saved(file).outcome.places).toContain(1);
    expect((await omerta(['verify', file])).code).toBe(0);
  });
});

test.each([2, 3, 5])('%i players sit down', async players => {
  const file = join(folder(), 'game.json');
  const words = [
    'play',
    '--seed',
    '3',
    '--players',
    String(players),
    '--seat',
    'B',
    '--bots',
    'random',
    '--save',
    file,
  ];
  const { code, out } = await omerta(words, { input: NUMBERS });
  expect(code).toBe(0);
  expect(out).toContain('B  Matarazzo (you)');
  expect(saved(file).players.map(({ bot }: { bot?: string }) => bot)).toEqual(
    Array.from({ length: players }, (_, seat) => (seat === 1 ? undefined : 'random')),
  );
  expect(saved(file).outcome.scores).toHaveLength(players);
});

test('a player who quits and resumes gets the same game as one who stays', async () => {
  const [whole, parts] = [join(folder(), 'whole.json'), join(folder(), 'parts.json')];
  const lines = NUMBERS.split('\n');
  await omerta(['play', '--seed', '11', '--save', whole], { input: NUMBERS });
  // Only complete answers are recorded, so we stop at an open prompt without a half-given answer.
  const first = await omerta(['play', '--seed', '11', '--save', parts], {
    input: `${lines.slice(0, 30).join('\n')}\nq\n`,
  });
  expect(first.code).toBe(0);
  expect(first.out).toContain(`Go on with: omerta play --resume ${parts}`);
  expect(saved(parts).outcome).toBeUndefined();
  const answered = saved(parts).record.choices.length;
  expect(answered).toBeGreaterThan(10);
  const again = saved(whole).record.choices.slice(answered);
  const own = again.filter(([seat]: [number]) => seat === 0).map(([, text]: [number, string]) => text);
  const rest = await omerta(['play', '--resume', parts], { input: `${own.join('\n')}\n` });
  expect(rest.code).toBe(0);
  expect(saved(parts)).toEqual(saved(whole));
});

test('bots rebuild their memory when a game is resumed', async () => {
  const [whole, parts] = [join(folder(), 'whole.json'), join(folder(), 'parts.json')];
  const words = ['play', '--game', 'cashnguns', '--players', '4', '--bots', 'expert', '--seed', '4', '--save'];
  await omerta([...words, whole], { input: NUMBERS.slice(0, 28) });
  await omerta([...words, parts], { input: NUMBERS.slice(0, 10) });
  const answered = saved(parts).record.choices.length;
  const rest = saved(whole).record.choices.slice(answered);
  const own = rest.filter(([seat]: [number]) => seat === 0).map(([, text]: [number, string]) => text);
  await omerta(['play', '--resume', parts], { input: `${own.join('\n')}\n` });
  expect(rest.filter(([seat]: [number]) => seat !== 0).length).toBeGreaterThan(5);
  expect(saved(parts).record.choices.slice(0, answered + rest.length)).toEqual(saved(whole).record.choices);
});

test('a game resumed into another file leaves the first file unchanged', async () => {
  const [first, second] = [join(folder(), 'first.json'), join(folder(), 'second.json')];
  await omerta(['play', '--seed', '2', '--save', first], { input: '1\n1\n' });
  const before = readFileSync(first, 'utf8');
  await omerta(['play', '--resume', first, '--save', second], { input: '1\n1\n1\n' });
  expect(readFileSync(first, 'utf8')).toBe(before);
  expect(saved(second).record.choices.length).toBeGreaterThan(saved(first).record.choices.length);
});

test('at the end of the input it says so, and the game is saved in the data folder', async () => {
  const data = folder();
  const { code, out, err } = await omerta(['play', '--language', 'en'], { env: { XDG_DATA_HOME: data } });
  const [name] = readdirSync(join(data, 'omerta', 'games'));
  const file = join(data, 'omerta', 'games', name!);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out.split('\n').slice(-4)).toEqual([
    'The input has ended.',
    `The game is saved: ${file}`,
    `Go on with: omerta play --resume ${file}`,
    '',
  ]);
  expect(saved(file).record.seed).toMatch(/^[0-9a-f]{64}$/);
});

test('help, board, cards and log are available at a prompt', async () => {
  const file = join(folder(), 'game.json');
  const input = '?\nb\nc\nl\nw\nw Bar\nw hell’s\nw carBomb\nw thug:gunShop\nw nowhere\nnonsense\n99\n';
  const { out } = await omerta(['play', '--seed', '7', '--save', file], { input });
  expect(out).toContain('why something is not possible'); // ?
  expect(out).toContain('Common piles:'); // b
  expect(out).toMatch(/Show up to|Gun down/); // c
  expect(out).toContain('· Public Jobs: “Bootlegging”'); // l
  expect(out).toContain('Possible: Play a Thug: Bar (Brooklyn).');
  expect(out).toContain('Possible: Play a Family Member: Don Marzullo, Hell’s Kitchen.');
  expect(out).toContain('Possible: Play a Thug: Gun Shop (Chelsea).');
  expect(out).toContain('Nothing here is called “nowhere”.');
  expect(out).toContain('“nonsense” is not one of the choices.');
  expect(out).toContain('“99” is not one of the choices.');
});

test('why not: by name, with the id of the rule', async () => {
  const file = join(folder(), 'game.json');
  const input = 'thug:bar\ndone\nw Bar\nw Rub Out\nthug:bar\nq\n';
  const { out } = await omerta(['play', '--seed', '7', '--save', file], { input });
  expect(out).toMatch(
    /Play a Thug: Bar \(Brooklyn\)\. Front: Booze, \$2\. Not possible: This Thug space is occupied \(T1\)/,
  );
  expect(out.replaceAll(/\s+/g, ' ')).toContain(
    '“Rub Out”. Pay: Gun, Booze. Reward: $3. Not possible: You don’t have the',
  );
  expect(out).toContain('\nNot possible: This Thug space is occupied (T1)\n');
});

test('B1 a bid is an amount or notes, and only what the suitcase gives', async () => {
  const { record } = played(7, 2);
  const at = record.choices.findIndex(([seat, text]) => seat === 0 && /^bid:.*[1-9]/.test(text));
  const notes = notesIn(record.choices[at]![1]);
  const amount = notes.reduce((sum, note) => sum + note);
  for (const typed of [notes.join('+'), `$${amount}`]) {
    const file = fileWith({ ...record, choices: record.choices.slice(0, at) });
    const { out } = await omerta(['play', '--resume', file], { input: `?\n99\n5+5+5+5\nplenty\n${typed}\n` });
    expect(out).toContain('Type an amount');
    expect(out).toContain('Your notes do not make exactly $99. Possible: $');
    expect(out).toContain('Not possible: Bid only Money that is in your Suitcase (B1)');
    expect(out).toContain('“plenty” is not one of the choices.');
    const answers: [number, string][] = saved(file).record.choices.slice(at);
    const [, text] = answers.find(([seat]) => seat === 0)!;
    expect(notesIn(text).reduce((sum, note) => sum + note)).toBe(amount);
  }
});

/** "bid:1-0-2-0" is a $1 and two $3. */
function notesIn(bid: string): number[] {
  const counts = bid.replace('bid:', '').split('-');
  return [1, 2, 3, 5].flatMap((note, at) => Array<number>(Number(counts[at])).fill(note));
}

test('a small terminal is enough', async () => {
  const words = ['play', '--seed', '7', '--language', 'en', '--save', join(folder(), 'game.json')];
  const { out } = await omerta(words, { input: NUMBERS, columns: 80, rows: 24 });
  expect(screenSize(out)).toEqual({ columns: 80, rows: 24 });
});

test('there are colours on a terminal only, and not with NO_COLOR', async () => {
  const outWith = async (terminal: object) =>
    (await omerta(['play', '--seed', '7', '--save', join(folder(), 'game.json')], terminal)).out;
  const ESC = String.fromCharCode(27);
  expect(await outWith({ isTTY: true })).toContain(ESC);
  expect(await outWith({ isTTY: true, env: { NO_COLOR: '1' } })).not.toContain(ESC);
  expect(await outWith({})).not.toContain(ESC);
});

test('a game with another pack carries it', async () => {
  const pack = structuredClone(standardPack) as unknown as {
    id: string;
    jobs: { id: string; rewardMoney: number[] }[];
  };
  pack.id = 'rich';
  pack.jobs[0]!.rewardMoney = [5, 5];
  const file = join(folder(), 'game.json');
  const { code } = await omerta(['play', '--seed', '4', '--pack', fileWith(pack), '--save', file], { input: NUMBERS });
  expect(code).toBe(0);
  expect(saved(file).pack.id).toBe('rich');
  expect((await omerta(['verify', file])).out).toMatch(/^ok /);
  const { pack: _left, ...without } = saved(file);
  expect((await omerta(['verify', fileWith(without)])).err).toMatch(/made with the pack .*--pack FILE/);
  expect((await omerta(['verify', fileWith(without), '--pack', fileWith(pack)])).code).toBe(0);
  expect(existsSync(`${file}.part`)).toBe(false);
});
