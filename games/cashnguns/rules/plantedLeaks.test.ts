import { expect, test } from 'vitest';
import { firstLeak } from '../testing/firstLeak.ts';
import { leaks } from '../testing/plantedLeaks.ts';
import { cashnguns } from './rules.ts';

const MOST_SEEDS = 300;

/** Seeds of games in which a leak shows that most games do not have; the search begins there. */
const KNOWN_SEEDS: Readonly<Record<string, number>> = {
  'the talent that was kept before the reveal': 4,
  'the card the Professional stole is shown to all': 4,
  'the cards the Vulture took are shown to all': 28,
  'a discarded Bang makes the message longer': 3,
  'the exchange with the Hustler on the table': 4,
  'what the eliminated left behind, in a view': 11,
  'a card from open loot is hidden in its event, yet all see it move': 8,
};

test.each(Object.entries(leaks))('§7 a planted leak is found: %s', (name, leaky) => {
  const first = KNOWN_SEEDS[name] ?? 1;
  for (let seed = first; seed < first + MOST_SEEDS; seed += 1) if (firstLeak(leaky, seed) !== undefined) return;
  expect.fail('no game showed the leak');
});

test('§7 the real rules have no leak', () => {
  for (let seed = 1; seed <= 15; seed += 1) expect(firstLeak(cashnguns, seed)).toBeUndefined();
});
