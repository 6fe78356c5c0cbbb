import type { Rules } from '@omerta/kernel';
import { oneByOne, plantedIn, type Suite } from '@omerta/kernel/testing';
import { standardPack } from '../../src/pack/standard.ts';
import { type Corleone, corleone } from '../../src/rules.ts';
import { firstLeak } from '../firstLeak.ts';
import { hitsAt } from '../hitsAt.ts';
import { leaks } from '../plantedLeaks.ts';

export const secrets: Suite = {
  id: 'S1-corleone-rules',
  promise: 'hidden',
  shows: "Corleone's Empire: views, events and questions look the same in two worlds that differ in what is hidden",
  unit: 'games',
  trials: { long: 400, night: 4_000 },
  share: 100,
  run: oneByOne(seed => look(corleone(standardPack), seed)),
  planted: Object.entries(leaks).map(([name, leaky]) => plantedIn(name, 40, seed => look(leaky, seed))),
};

function look(rules: Rules<Corleone>, seed: number): Readonly<Record<string, number>> {
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
