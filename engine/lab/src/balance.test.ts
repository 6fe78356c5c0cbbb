import { expect, test } from 'vitest';
import { type SeatFacts, tallyBalance } from './balance.ts';
import { balancePage } from './balancePage.ts';

const facts = (family: string, jobs: readonly string[] = [], ...money: number[]): SeatFacts => ({
  traits: [{ group: 'family', name: family }, ...jobs.map(name => ({ group: 'job', name }))],
  amounts: money.map((amount, act) => ({ group: 'money taken', name: `Act ${act + 1}`, amount })),
});

function balance() {
  const sums = tallyBalance(2);
  sums.add([1, 2], [facts('Red', ['Heist', 'Heist'], 4, 8), facts('Blue', [], 2, 2)]);
  sums.add([2, 1], [facts('Blue', ['Heist'], 4, 0), facts('Red', [], 6, 4)]);
  sums.add([1, 1], [facts('Red', [], 2, 0), facts('Blue', [], 0, 0)]);
  return sums.report();
}

test('shares of victories by trait, the most successful first', () => {
  const { games, par, groups } = balance();
  expect({ games, par }).toEqual({ games: 3, par: 0.5 });
  expect(groups.map(({ group }) => group)).toEqual(['family', 'job']);
  expect(groups[0]!.rows.map(({ name, count }) => [name, count])).toEqual([
    ['Red', 3],
    ['Blue', 3],
  ]);
  expect(groups[0]!.rows[0]!.share).toBeCloseTo(2.5 / 3);
  expect(groups[0]!.rows[1]!.share).toBeCloseTo(0.5 / 3);
  expect(groups[1]!.rows).toMatchObject([{ name: 'Heist', count: 2, share: 0.5 }]); // twice in one game counts once
});

test('income of winners and others, in the order of the game', () => {
  expect(balance().incomes).toEqual([
    {
      group: 'money taken',
      rows: [
        { name: 'Act 1', winners: 3, others: 3 },
        { name: 'Act 2', winners: 3, others: 1 },
      ],
    },
  ]);
});

test('the page draws every row and every line, and escapes names', () => {
  const sums = tallyBalance(2);
  sums.add([1, 2], [facts('<Red & "Co">', ['Heist'], 4, 8), facts('Blue', [], 2, 2)]);
  const page = balancePage('Balance', '1 game.', sums.report());
  expect(page.match(/<svg class="whisker"/g)).toHaveLength(3);
  expect(page.match(/<polyline/g)).toHaveLength(2);
  expect(page).toContain('points="48,102 560,14"'); // winners: 4, then 8
  expect(page).toContain('&#60;Red &#38; &#34;Co&#34;&#62;');
  expect(page).not.toContain('<Red');
  expect(page).not.toMatch(/<script|https?:/);
  for (const tag of ['table', 'tr', 'svg', 'h2']) {
    expect(page.match(new RegExp(`<${tag}[ >]`, 'g'))).toHaveLength(page.match(new RegExp(`</${tag}>`, 'g'))!.length);
  }
});

test('a dot is filled where par lies outside its interval', () => {
  const sums = tallyBalance(2);
  for (let game = 0; game < 20; game += 1) sums.add([1, 2], [facts('Red'), facts('Blue')]);
  const page = balancePage('Balance', '', sums.report());
  expect(page.match(/<circle class="off"/g)).toHaveLength(2);
  expect(page).not.toContain('<circle class="fair"');
});
