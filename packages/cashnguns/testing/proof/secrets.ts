import type { Rules } from '@omerta/kernel';
import { oneByOne, plantedIn, type Suite } from '@omerta/kernel/testing';
import { type CashNGuns, cashnguns } from '../../src/rules.ts';
import { firstLeak } from '../firstLeak.ts';
import { hitsAt } from '../hitsAt.ts';
import { leaks } from '../plantedLeaks.ts';

export const secrets: Suite = {
  id: 'S1-cashnguns-rules',
  promise: 'hidden',
  shows: "Ca$h 'n Guns: views, events and questions look the same in two worlds that differ in what is hidden",
  unit: 'games',
  trials: { long: 500, night: 5_000 },
  share: 100,
  run: oneByOne(seed => look(cashnguns, seed)),
  planted: Object.entries(leaks).map(([name, leaky]) => plantedIn(name, 300, seed => look(leaky, seed))),
};

function look(rules: Rules<CashNGuns>, seed: number): Readonly<Record<string, number>> {
  const sums: Record<string, number> = { positions: 0 };
  const add = (name: string) => {
    sums[name] = (sums[name] ?? 0) + 1;
  };
  const leak = firstLeak(rules, seed, (state, actor) => {
    add('positions');
    for (const hit of hitsAt(rules, state, actor)) add(hit);
  });
  if (leak !== undefined) throw new Error(leak);
  return sums;
}
