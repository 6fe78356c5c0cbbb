import { checkChoice, type GameTypes, has, type RecordedChoice, type Rules, type Seat, seatName } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import type { RandomGame } from '../randomGame.ts';
import { demand, demandSame } from './moment.ts';

/**
 * A changed answer leads to the same state as if it had been the first, so none of its effects has happened yet. Returns
 * the number of changes checked.
 */
export function changesAreComplete<G extends GameTypes>(rules: Rules<G>, game: RandomGame<G>): number {
  const { options, seed, choices } = game.record;
  const state = rules.setup(options, seed);
  const asked = new Map<Seat, { readonly before: G['State']; readonly at: number }>(); // by each seat's last answer
  let changes = 0;
  for (const [at, [seat, text]] of choices.entries()) {
    const isChange = !has(rules.waitingFor(state), seat);
    if (!isChange) asked.set(seat, { before: rules.clone(state), at });
    rules.play(state, seat, rules.readChoice(text)!);
    if (!isChange) continue;
    changes++;
    const where = `${game.name}, step ${at + 1}`;
    const first = asked.get(seat);
    demand(first !== undefined, where, () => `${seatName(seat)} changes an answer that it has not given`);
    const others = choices.slice(first.at + 1, at).filter(([other]) => other !== seat);
    const changed = playedAtFirst(rules, first.before, [[seat, text], ...others], where);
    demandSame(firstDifference(changed, state), where, `the change to ${text} is not as if it had been given at first`);
  }
  return changes;
}

function playedAtFirst<G extends GameTypes>(
  rules: Rules<G>,
  before: G['State'],
  choices: readonly RecordedChoice[],
  where: string,
): G['State'] {
  const state = rules.clone(before);
  for (const [seat, text, by] of choices) {
    const checked = checkChoice(rules, state, seat, text, by);
    demand(checked.ok, where, () => `had the changed answer been given at first, ${text} would be refused`);
    rules.play(state, seat, checked.choice);
  }
  return state;
}
