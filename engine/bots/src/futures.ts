// Futures: imagined worlds that fit what a seat knows, played on by policies.
import {
  type GameTypes,
  listSeats,
  NO_SEATS,
  pick,
  type Random,
  type Rules,
  type Seat,
  type Seats,
} from '@omerta/kernel';
import { chooseBy, type Policy } from './policy.ts';

/** Policies by seat. A bot does not know how its opponents play, so each future draws policies for them. */
export function drawPolicies<G extends GameTypes>(
  own: Policy<G>,
  others: readonly Policy<G>[],
  seat: Seat,
  random: Random,
): readonly Policy<G>[] {
  return Array.from({ length: MOST_SEATS }, (_, other) => (other === seat ? own : pick(random, others)));
}

const MOST_SEATS = 8;

/** Secret answers of others are imagined at random; those that may still be changed are replaced by the policy's. */
export function answerAgain<G extends GameTypes>(
  rules: Rules<G>,
  policies: readonly Policy<G>[],
  world: G['State'],
  seat: Seat,
  random: Random,
): void {
  for (const other of listSeats(rules.mayChoose(world) & ~rules.waitingFor(world))) {
    if (other !== seat) playOne(rules, policies[other]!, world, other, random);
  }
}

/** Plays until the matter is settled or the game is over. */
export function playOn<G extends GameTypes>(
  rules: Rules<G>,
  policies: readonly Policy<G>[],
  state: G['State'],
  random: Random,
  isSettled: (state: G['State']) => boolean,
): void {
  for (let step = 0; step < LONGEST && !isSettled(state); step += 1) {
    const waiting = rules.waitingFor(state);
    if (waiting === NO_SEATS) return;
    const seat = firstOf(waiting);
    playOne(rules, policies[seat]!, state, seat, random);
  }
}

const LONGEST = 400; // choices in one future

export const firstOf = (seats: Seats): Seat => 31 - Math.clz32(seats & -seats);

export function playOne<G extends GameTypes>(
  rules: Rules<G>,
  policy: Policy<G>,
  state: G['State'],
  seat: Seat,
  random: Random,
): void {
  const view = rules.viewFor(state, seat);
  rules.play(state, seat, chooseBy(policy, view, rules.choices(view), random));
}
