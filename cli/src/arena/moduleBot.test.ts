import { afterAll, expect, test } from 'vitest';
import { fileWith, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

const CASH = ['--game', 'cashnguns', '--players', '4', '--games', '4'];
const against = (source: string, ...words: string[]) => {
  const bot = fileWith(source, 'bot.mjs');
  return omerta(['arena', ...CASH, '--json', '--table', `${bot},easy`, ...words]).then(said => ({ ...said, bot }));
};
const says = async (source: string, ...words: string[]) => {
  const { code, err, out, bot } = await against(source, ...words);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  return err.replaceAll(bot, 'BOT');
};

const PICKS = 'choices[Math.floor(random() * choices.length)]';

test('plays at the table, synchronously or not, the same way every time', async () => {
  const atOnce = await against(`export const decide = (view, { choices, random }) => ${PICKS};`);
  expect(atOnce).toMatchObject({ code: 0, err: '' });
  const later = await against(`export async function decide(view, { choices, random }) { return ${PICKS}; }`);
  const shares = ({ out, bot }: { out: string; bot: string }) =>
    JSON.parse(out.replaceAll(bot, 'BOT')).seats.map(({ bot, share, meanScore }: never) => ({ bot, share, meanScore }));
  expect(shares(later)).toEqual(shares(atOnce));
  expect(shares(atOnce)[0].bot).toBe('BOT');
});

test('gets its seat, its prompt and its view', async () => {
  const source = `export function decide(view, { choices, seat, prompt }) {
    const isRight = view.viewer === seat && typeof prompt.kind === 'string' && choices.length > 1;
    return isRight && !JSON.stringify(view).includes('"secret"') ? choices[0] : 'wrong';
  }`;
  expect(await against(source)).toMatchObject({ code: 0, err: '' });
});

test('cannot change the table', async () => {
  const honest = await against('export const decide = (view, { choices }) => choices[0];');
  const source = `export function decide(view, { choices }) {
    for (const key of Object.keys(view.table)) delete view.table[key];
    return choices[0];
  }`;
  const cheat = await against(source);
  const places = ({ out }: { out: string }) => JSON.parse(out).seats.map(({ wins }: { wins: number }) => wins);
  expect(places(cheat)).toEqual(places(honest));
});

test('that answers an illegal choice is named, with its answer', async () => {
  expect(await says('export const decide = () => "don:F99";')).toMatch(
    /^omerta: the bot BOT answered "don:F99" in the game of seed 1: unreadable; legal: \S+ .*\n$/,
  );
});

test.each([
  ['throws', 'export const decide = () => { throw new Error("no idea"); };', /the bot BOT failed: no idea/],
  ['answers no text', 'export const decide = () => 7;', /the bot BOT answered no text: 7/],
  ['has nothing to ask', 'export const choose = 7;', /the bot BOT exports no function "decide"/],
  ['is no JavaScript', 'decide!', /the bot BOT cannot be loaded/],
])('that %s is named', async (_name, source, message) => {
  expect(await says(source)).toMatch(message);
});

test('that never answers times out', async () => {
  const source = 'export const decide = () => new Promise(() => {});';
  expect(await says(source, '--seconds', '0.2')).toBe('omerta: the bot BOT gave no answer for 0.2 s\n');
});
