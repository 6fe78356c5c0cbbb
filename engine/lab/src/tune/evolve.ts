// Evolution: children differ from their parent in a few weights; the best child replaces it if it also wins on deals that
// were not used to choose it.
import { type Bot, type NamedWeights, roundedWeight } from '@omerta/bots';
import { below, type Random, randomFrom } from '@omerta/kernel';
import { type DuelSetting, duel } from './duel.ts';

export interface Evolution {
  readonly seed: number;
  readonly generations: number;
  readonly children: number; // in each
  readonly deals: number; // for each child, and as many again for the best
  readonly evolving: readonly string[];
  botWith(weights: NamedWeights): Bot;
}

/** Deals are never used twice: the first free seed is returned with the weights. */
export async function evolve(setting: DuelSetting, first: NamedWeights, evolution: Evolution) {
  const { generations, children, deals, evolving, botWith } = evolution;
  const random = randomFrom(evolution.seed);
  let weights = first;
  let { seed } = evolution;
  for (let generation = 0; generation < generations; generation += 1) {
    const parent = botWith(weights);
    const tried: { child: NamedWeights; share: number }[] = [];
    for (let at = 0; at < children; at += 1) {
      const child = changed(weights, evolving, random);
      tried.push({ child, share: (await duel(setting, botWith(child), parent, seed, deals)).mean });
    }
    const { child } = tried.reduce((best, each) => (each.share > best.share ? each : best));
    const again = await duel(setting, botWith(child), parent, seed + deals, deals);
    seed += 2 * deals;
    if (again.mean > 1 / setting.players) weights = child;
  }
  return { weights, seed };
}

function changed(weights: NamedWeights, evolving: readonly string[], random: Random): NamedWeights {
  const child = { ...weights };
  for (const name of evolving) {
    if (below(random, evolving.length) >= CHANGES) continue;
    child[name] = weights[name]!.map(weight => roundedWeight(weight * Math.exp(SPREAD * bell(random))));
  }
  return child;
}

const CHANGES = 4; // on average
const SPREAD = 0.35;

/** About normal: a sum of many uniform numbers. */
function bell(random: Random): number {
  let sum = 0;
  for (let at = 0; at < 12; at += 1) sum += below(random, 1_000_000) / 1_000_000;
  return sum - 6;
}
