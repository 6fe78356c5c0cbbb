import { pick, type Random } from '@omerta/kernel';

/** A random one of the best choices. */
export function mostWorth<C>(random: Random, choices: readonly C[], worthOf: (choice: C) => number): C {
  let best: C[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = worthOf(choice);
    if (worth > most) {
      best = [];
      most = worth;
    }
    if (worth === most) best.push(choice);
  }
  return pick(random, best);
}
