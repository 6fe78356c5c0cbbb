// Searches a turn: candidates are compared first at the end of the turn, then the best of them after the player's next
// turns, chosen in a tree. All other prompts look only to the end of the turn.

import {
  type Bot,
  type Budget,
  bestFirst,
  compareInOneWorld,
  drawPolicies,
  type Foresight,
  firstOf,
  lookAhead,
  meanOf,
  type Policy,
  playOne,
} from '@omerta/bots';
import { type Choice, type Corleone, contentOf, type State, type View } from '@omerta/corleone/rules';
import { cloneRandom, NO_SEATS, next32, type Random, type Rules, randomFrom, type Seat } from '@omerta/kernel';
import { corleoneMemory } from './memory.ts';
import { addVisit, type Node, newNode, nextToTry } from './ownTree.ts';

export interface Depth {
  readonly futures: number; // that end with the turn, for all candidates together
  readonly farFutures: number; // that end with later turns of the player, for the best candidates
  readonly finalists: number;
  readonly turnsAhead: number; // the player's turns after this one, but none of the next act
  readonly nearWeight: number; // the result at the end of the turn counts like this many far futures
}

/** One turn to think about. */
interface Question {
  readonly rules: Rules<Corleone>;
  readonly foresight: Foresight<Corleone>;
  readonly depth: Depth;
  readonly view: View;
  readonly seat: Seat;
  readonly budget: Budget;
}

interface Finalist {
  readonly choice: Choice;
  readonly near: number;
  far: number; // of all futures together, relative to the average of the remaining candidates
  futures: number;
  readonly node: Node;
}

export const searchBot = (rules: Rules<Corleone>, foresight: Foresight<Corleone>, depth: Depth): Bot<Corleone> => {
  const near = lookAhead(rules, foresight, depth.futures);
  return {
    newMemory: players => corleoneMemory(contentOf(rules), players),
    decide(view, budget) {
      const choices = rules.choices(view);
      if (view.table.agenda.at(-1)?.kind !== 'turn' || choices.length === 1) return near.decide(view, budget);
      const candidates = foresight.candidates(view, choices);
      const seat = view.viewer as Seat; // spectators have no choices
      if (candidates.length === 1) return { choice: candidates[0]! };
      return { choice: thoughtOver({ rules, foresight, depth, view, seat, budget }, candidates) };
    },
  };
};

/** Sequential halving of the best candidates at the end of the turn. */
function thoughtOver(question: Question, candidates: readonly Choice[]): Choice {
  const { depth, budget } = question;
  let left = finalistsOf(question, candidates);
  const rounds = Math.ceil(Math.log2(left.length));
  for (let round = 0; round < rounds; round += 1) {
    const worlds = Math.max(1, Math.floor(partOf(budget, depth, depth.farFutures) / rounds / left.length));
    for (let world = 0; world < worlds; world += 1) {
      if (budget.isAborted?.() === true) return farBestFirst(left, depth)[0]!.choice;
      compareFarAhead(question, left);
    }
    left = farBestFirst(left, depth).slice(0, Math.ceil(left.length / 2));
  }
  return left[0]!.choice;
}

function finalistsOf({ rules, foresight, depth, view, budget }: Question, choices: readonly Choice[]): Finalist[] {
  const futures = partOf(budget, depth, depth.futures);
  const candidates = choices
    .slice(0, Math.max(2, futures)) // the most promising
    .map(choice => ({ choice, worth: 0, futures: 0 }));
  const worlds = Math.max(1, Math.floor(futures / candidates.length));
  for (let world = 0; world < worlds && budget.isAborted?.() !== true; world += 1) {
    compareInOneWorld(rules, foresight, view, candidates, budget);
  }
  const most = Math.floor(partOf(budget, depth, depth.farFutures) / FUTURES_EACH);
  return bestFirst(candidates)
    .slice(0, Math.min(depth.finalists, Math.max(2, most)))
    .map(candidate => ({ choice: candidate.choice, near: meanOf(candidate), far: 0, futures: 0, node: newNode() }));
}

const FUTURES_EACH = 4; // at least, or a finalist had better not be one

/** With a smaller budget both parts shrink alike. */
const partOf = ({ iterations }: Budget, { futures, farFutures }: Depth, part: number): number =>
  iterations === undefined ? part : (iterations * part) / (futures + farFutures);

function farBestFirst(left: readonly Finalist[], { nearWeight }: Depth): Finalist[] {
  const average = left.reduce((sum, { near }) => sum + near, 0) / left.length;
  const meanOf = ({ near, far, futures }: Finalist): number =>
    ((near - average) * nearWeight + far) / (nearWeight + futures);
  return left.toSorted((one, other) => meanOf(other) - meanOf(one));
}

/** All meet the same world and the same luck, so that only the choices make a difference. */
function compareFarAhead({ rules, foresight, depth, view, seat, budget }: Question, left: readonly Finalist[]): void {
  const world = foresight.imagine(view, budget);
  const chance = randomFrom(next32(budget.random));
  const policies = drawPolicies(foresight.policy, foresight.others, seat, chance);
  const states: State[] = [];
  const worths = left.map(({ choice, node }) => {
    const state = rules.clone(world);
    states.push(state);
    rules.play(state, seat, choice);
    const path = playTurns(rules, foresight, policies, state, seat, node, depth, cloneRandom(chance));
    const worth = foresight.worthOf(state, seat);
    addVisit(path, worth);
    return worth;
  });
  const average = worths.reduce((sum, worth) => sum + worth, 0) / worths.length;
  for (const [at, finalist] of left.entries()) {
    finalist.far += worths[at]! - average;
    finalist.futures += 1;
  }
  budget.compared?.(
    left.map(({ choice }, at) => ({ choice, state: states[at]! })),
    true,
  );
}

/** Until the own turns to come are over, or the figures of all are played. Returns the nodes that were passed. */
function playTurns(
  rules: Rules<Corleone>,
  { candidates }: Foresight<Corleone>,
  policies: readonly Policy<Corleone>[],
  state: State,
  seat: Seat,
  root: Node,
  { turnsAhead }: Depth,
  random: Random,
): readonly Node[] {
  const path = [root];
  const { act } = state.table;
  for (let step = 0; step < LONGEST && isFamilyBusiness(state, act); step += 1) {
    const waiting = rules.waitingFor(state);
    if (waiting === NO_SEATS) break;
    const asked = firstOf(waiting);
    const task = state.table.agenda.at(-1);
    if (task?.kind === 'turn' && !task.acted && path.length > turnsAhead) break;
    if (asked === seat && task?.kind === 'turn') {
      const view = rules.viewFor(state, seat);
      const { choice, child } = nextToTry(path.at(-1)!, candidates(view, rules.choices(view)), rules.writeChoice);
      path.push(child);
      rules.play(state, seat, choice);
    } else playOne(rules, policies[asked]!, state, asked, random);
  }
  return path;
}

const LONGEST = 400; // choices in one future

/** The turf war included. */
const isFamilyBusiness = ({ table }: State, act: number): boolean =>
  table.act === act && table.phase !== 'bribery' && table.phase !== 'tribute';
