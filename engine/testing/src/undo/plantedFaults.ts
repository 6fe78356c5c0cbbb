import {
  type ChoiceFacts,
  type GameTypes,
  next32,
  only,
  type Rules,
  type Seat,
  type Seed,
  undoable,
} from '@omerta/kernel';
import { type Barrier, type UndoTrial, undoIsHarmless } from '../undo.ts';
import { generatorsIn } from './generatorsIn.ts';
import type { Final } from './whyFinal.ts';

/** The faults of a barrier that these games do not detect: none, if they are good enough. */
export function faultsMissed<G extends GameTypes>(
  rules: Rules<G>,
  options: G['Options'],
  seeds: readonly Seed[],
): string[] {
  const game = withSilentChance(rules);
  for (const seed of seeds) undoIsHarmless(game, { options, seed });
  return Object.entries(blinders)
    .filter(([, blind]) => !seeds.some(seed => isFound(game, { options, seed, barrier: overlooking(blind) })))
    .map(([reason]) => reason);
}

function isFound<G extends GameTypes>(rules: Rules<G>, trial: UndoTrial<G>): boolean {
  try {
    undoIsHarmless(rules, trial);
    return false;
  } catch (error) {
    if (error instanceof Error && /may take back \d+, not \d+/.test(error.message)) return true;
    throw error;
  }
}

type Blind = (facts: ChoiceFacts, seat: Seat) => ChoiceFacts;

/** Each hides one thing that makes a choice final. */
const blinders: { readonly [F in Final]: Blind } = {
  chance: facts => ({ ...facts, chanceAfter: facts.chanceBefore }),
  reveal: facts => ({ ...facts, revealing: false }),
  others: (facts, seat) => ({ ...facts, seat, waitingBefore: only(seat), waitingAfter: only(seat) }),
  clock: facts => ({ ...facts, by: 'player' }),
};

function overlooking(blind: Blind): Barrier {
  return (facts, seat) =>
    undoable(
      facts.map(each => blind(each, seat)),
      seat,
    );
}

/** The same game, but some choices draw a number that is never shown. In our games chance always shows at once. */
function withSilentChance<G extends GameTypes>(rules: Rules<G>): Rules<G> {
  return {
    ...rules,
    play(state, seat, choice, events) {
      rules.play(state, seat, choice, events);
      if (rules.writeChoice(choice).length % 2 === 0) generatorsIn(state).forEach(next32);
    },
  };
}
