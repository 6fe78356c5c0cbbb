import { below } from '@omerta/kernel';
import { type Course, demandSame, illegalText, inBoth, nextStep } from './compare.ts';

/** The viewer looks on while some choices are made, and asks for all it can think of. */
export const playedOn: Course = async (pair, first) => {
  await inBoth(pair, world => world.come(1));
  let step: typeof first | undefined = first;
  for (let count = 0; count < MOST_STEPS && step !== undefined; count++) {
    const { actor, text } = step;
    const seen = await inBoth(pair, world => world.play({ actor, text }, pair.random));
    if (seen.includes('revealed')) return;
    demandSame(pair, text);
    step = nextStep(pair);
  }
  const illegal = illegalText(pair);
  await inBoth(pair, world => world.askTooMuch(illegal));
  if (below(pair.random, ELSEWHERE) === 0) await inBoth(pair, world => world.askElsewhere());
  demandSame(pair, 'all that');
};

const MOST_STEPS = 2;
const ELSEWHERE = 8; // once in so many positions: endpoints answer slowly
