// Looks ahead: imagines worlds that fit the view, plays every candidate in each of them, lets policies play on for all
// seats until the consequences have happened, and compares the values. Half of the candidates drop out after each round.
import {
  cloneRandom,
  type GameTypes,
  next32,
  pick,
  type Random,
  type Rules,
  randomFrom,
  type Seat,
  type Viewer,
} from '@omerta/kernel';
import type { Bot, Budget } from './bot.ts';
import { answerAgain, drawPolicies, playOn } from './futures.ts';
import { chooseBy, type Policy } from './policy.ts';

export type SeatedGame = GameTypes & { View: { readonly viewer: Viewer } };

export interface Foresight<G extends GameTypes> {
  /** How the player itself goes on; each future draws one of `others` for each other seat. */
  readonly policy: Policy<G>;
  readonly others: readonly Policy<G>[];
  /** A world that fits everything the seat knows. */
  imagine(view: G['View'], budget: Budget): G['State'];
  /** Whether the policy decides without look-ahead, because opponents could read a player who calculates. */
  isHabit(view: G['View']): boolean;
  /** The choices worth comparing, at least one; of equal ones only the first. */
  candidates(view: G['View'], choices: readonly G['Choice'][]): readonly G['Choice'][];
  /** Whether the consequences of a choice made in `view` have happened. Imagined states only. */
  isSettled(view: G['View'], state: G['State']): boolean;
  /** The value of an imagined state for a seat. */
  worthOf(state: G['State'], seat: Seat): number;
  /** Candidates this close to the best count as equal: a random one is played, so that opponents cannot read the player. */
  margin(view: G['View']): number;
}

export interface Candidate<C> {
  readonly choice: C;
  worth: number; // of all futures together
  futures: number;
}

export const lookAhead = <G extends SeatedGame>(
  rules: Rules<G>,
  foresight: Foresight<G>,
  usualFutures: number,
): Bot<G> => ({
  decide(view, budget) {
    const choices = rules.choices(view);
    if (choices.length > 1 && foresight.isHabit(view)) {
      return { choice: chooseBy(foresight.policy, view, choices, budget.random) };
    }
    const candidates = choices.length === 1 ? choices : foresight.candidates(view, choices);
    if (candidates.length === 1) return { choice: candidates[0]! };
    const finalists = lastLeft(rules, foresight, view, candidates, budget, usualFutures);
    return { choice: anyOfTheBest(finalists, foresight.margin(view), budget.random) };
  },
});

/** Sequential halving. The more candidates are left, the fewer futures each of them gets. */
function lastLeft<G extends SeatedGame>(
  rules: Rules<G>,
  foresight: Foresight<G>,
  view: G['View'],
  choices: readonly G['Choice'][],
  budget: Budget,
  usualFutures: number,
): Candidate<G['Choice']>[] {
  const { iterations, isAborted } = budget;
  let left = choices.map(choice => ({ choice, worth: 0, futures: 0 }));
  const rounds = Math.ceil(Math.log2(choices.length));
  const perRound = (iterations ?? usualFutures) / rounds;
  for (let round = 0; round < rounds; round += 1) {
    const worlds = Math.max(1, Math.floor(perRound / left.length));
    for (let world = 0; world < worlds; world += 1) {
      if (isAborted?.() === true) return bestFirst(left).slice(0, 1);
      compareInOneWorld(rules, foresight, view, left, budget);
    }
    left = bestFirst(left).slice(0, Math.max(FINALISTS, Math.ceil(left.length / 2)));
  }
  return left;
}

const FINALISTS = 2;

/** All candidates get the same world and the same luck, so that only the choices make a difference. */
export function compareInOneWorld<G extends SeatedGame>(
  rules: Rules<G>,
  foresight: Foresight<G>,
  view: G['View'],
  candidates: readonly Candidate<G['Choice']>[],
  budget: Budget,
): void {
  const seat = view.viewer as Seat; // spectators have no choices
  const world = foresight.imagine(view, budget);
  const chance = randomFrom(next32(budget.random));
  const policies = drawPolicies(foresight.policy, foresight.others, seat, chance);
  answerAgain(rules, policies, world, seat, chance);
  const futures = candidates.map(candidate => {
    const state = rules.clone(world);
    rules.play(state, seat, candidate.choice);
    playOn(rules, policies, state, cloneRandom(chance), played => foresight.isSettled(view, played));
    candidate.worth += foresight.worthOf(state, seat);
    candidate.futures += 1;
    return { choice: candidate.choice, state };
  });
  budget.compared?.(futures, false);
}

export const bestFirst = <C>(candidates: readonly Candidate<C>[]): Candidate<C>[] =>
  candidates.toSorted((one, other) => meanOf(other) - meanOf(one));

export const meanOf = ({ worth, futures }: Candidate<unknown>): number => (futures === 0 ? 0 : worth / futures);

function anyOfTheBest<C>(candidates: readonly Candidate<C>[], margin: number, random: Random): C {
  const least = Math.max(...candidates.map(meanOf)) - margin;
  const best = candidates.filter(candidate => meanOf(candidate) >= least);
  return (margin === 0 ? best[0]! : pick(random, best)).choice;
}
