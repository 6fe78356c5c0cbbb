import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fileWith, folder, omerta, removeFolders } from '../../testing/terminal.ts';

afterAll(removeFolders);

async function page(...words: string[]): Promise<string> {
  const file = join(folder(), 'report.html');
  const { code, err } = await omerta(['balance', '--out', file, ...words]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return readFileSync(file, 'utf8');
}

const headings = (html: string) => [...html.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, text]) => text);

/** The numbers of players in the table below a heading. */
function counts(html: string, heading: string): number[] {
  const [, after = ''] = html.split(`<h2>${heading}</h2>`);
  const [table = ''] = after.split('</table>');
  return [...table.matchAll(/<\/th><td>(\d+)<\/td>/g)].map(([, count]) => Number(count));
}

test('Corleone: the page has every trait that may win', async () => {
  const html = await page('--players', '3', '--games', '6', '--bots', 'easy', '--seed', '2');
  expect(html).toContain('6 games of corleone, 3 players, easy bots, seed 2. Par is 33.3 %');
  expect(headings(html)).toEqual([
    'By seat',
    'By family',
    'By job completed',
    'By ally hired',
    'By family space',
    'By business shaken down',
    'By turf won',
    'Money taken',
    'Money put into the suitcase',
  ]);
  expect(counts(html, 'By seat')).toEqual([6, 6, 6]);
  expect(counts(html, 'By family').reduce((sum, count) => sum + count, 0)).toBe(18);
  expect(html).toContain('<th scope="col">Act IV</th>');
});

test("Ca$h 'n Guns: the page has talents if the table plays with them", async () => {
  const words = ['--game', 'cashnguns', '--players', '4', '--games', '10'];
  const html = await page(...words, '--talents');
  expect(headings(html)).toContain('By talent');
  expect(counts(html, 'By talent').reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(counts(html, 'By wounds at the end').reduce((sum, count) => sum + count, 0)).toBe(40);
  expect(html).toContain('<th scope="col">round 8</th>');
  expect(headings(await page(...words))).not.toContain('By talent');
});

test('the same games give the same page, which replaces the old one', async () => {
  const file = fileWith('something old', 'report.html');
  const words = ['balance', '--out', file, '--game', 'cashnguns', '--players', '4', '--games', '3'];
  const { out } = await omerta(words);
  expect(out).toBe(`3 games of cashnguns, 4 players, casual bots, seed 1. See ${file}\n`);
  const first = readFileSync(file, 'utf8');
  await omerta(words);
  expect(readFileSync(file, 'utf8')).toBe(first);
  expect(first).not.toContain('something old');
});
