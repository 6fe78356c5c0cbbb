import { cashBots } from '@omerta/cashnguns/bots';
import { cashnguns } from '@omerta/cashnguns/rules';
import { corleoneBots } from '@omerta/corleone/bots';
import { corleone, standardPack } from '@omerta/corleone/rules';
import { gamesFor, tune } from '@omerta/lab';
import { evolve } from '@omerta/lab/tune/evolve.ts';
import { expect, test } from 'vitest';

const PLAN = { seed: 3, generations: 1, children: 2, deals: 1, lessons: 3 };

function cash() {
  let games = 0;
  const ground = { rules: cashnguns, options: { players: 4 }, players: 4, onGame: () => (games += 1) };
  const tunable = cashBots.tunable!(cashnguns);
  return { ground, tunable, former: tunable.files[0]!, countGames: () => games };
}

test('the same plan finds the same weights, with as many games as it says', async () => {
  const { ground, tunable, former, countGames } = cash();
  const once = await tune(ground, tunable, former, PLAN);
  expect(countGames()).toBe(gamesFor(4, tunable, PLAN));
  expect(await tune(ground, tunable, former, PLAN)).toEqual(once);
  expect(once.isKept).toBe(once.share > 0.25 - 1e-9);
  if (!once.isKept) expect(once.weights).toBe(former);
});

test('evolution drops timid weights, and keeps those that are set by hand', async () => {
  const { ground, tunable, former } = cash();
  const afraid = { ...former.policy, wound: [500, 500], secondWound: [500, 500] };
  const { weights, seed } = await evolve(ground, afraid, {
    seed: 7,
    generations: 3,
    children: 4,
    deals: 5,
    evolving: tunable.evolving,
    botWith: policy => tunable.quickBot({ ...former, policy }),
  });
  expect(weights).not.toEqual(afraid);
  expect(weights.bang).toEqual(former.policy.bang);
  expect(seed).toBe(7 + 3 * 2 * 5); // no deal is used twice
});

test("Corleone's Empire has no policy to tune, but prospects by act", async () => {
  const rules = corleone(standardPack);
  const tunable = corleoneBots.tunable!(rules);
  const [former] = tunable.files;
  const ground = { rules, options: { players: 2 }, players: 2 };
  const { weights } = await tune(ground, tunable, former!, { ...PLAN, lessons: 1 });
  expect(weights.policy).toEqual({});
  expect(Object.keys(weights.standing)).toEqual(tunable.features);
  expect(Object.values(weights.standing).every(acts => acts.length === 4)).toBe(true);
});
