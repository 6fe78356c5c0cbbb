import { below, randomFrom, type Seed } from '@omerta/kernel';
import { DICE_EACH } from './dice.ts';
import { checkOptions, type Options, tableRulesOf } from './options.ts';
import type { State } from './state.ts';

/** L1, before the first roll. */
export const setUp = (options: Options, seed: Seed): State => {
  const [problem] = checkOptions(options);
  if (problem !== undefined) throw new Error(problem);
  const { players } = options;
  const random = randomFrom(seed);
  return {
    table: {
      players,
      rules: tableRulesOf(options),
      round: 0,
      starter: below(random, players),
      dice: new Array<number>(players).fill(DICE_EACH),
      outIn: new Array<number>(players).fill(0),
      bids: [],
      lifted: undefined,
      agenda: [{ kind: 'rounds' }],
    },
    own: Array.from({ length: players }, () => ({ dice: [], secondRoll: '' })),
    secret: { random },
  };
};
