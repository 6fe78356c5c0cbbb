import {
  type GameTypes,
  NO_SEATS,
  pick,
  type Random,
  type Rules,
  randomFrom,
  type Seat,
  type Seats,
  seatName,
} from '@omerta/kernel';

/** One way to get from a state to the next. */
export type Step<G extends GameTypes> = (state: G['State'], seat: Seat, choice: G['Choice']) => G['State'];

/** Plays at random to the end, always for the first seat that is waited for. Counts answers that had an alternative. */
export function playOut<G extends GameTypes>(
  rules: Rules<G>,
  start: G['State'],
  random: Random,
  step: Step<G>,
): number {
  let decisions = 0;
  let state = start;
  for (let waiting = rules.waitingFor(state); waiting !== NO_SEATS; waiting = rules.waitingFor(state)) {
    const seat = firstOf(waiting);
    const choices = rules.choices(rules.viewFor(state, seat));
    if (choices.length === 0) throw new Error(`${rules.id}: ${seatName(seat)} is waited for but has no choice`);
    if (choices.length > 1) decisions++;
    state = step(state, seat, pick(random, choices));
  }
  return decisions;
}

/** Another stream than the one that shuffles the game with this seed. */
export function playersRandom(seed: number): Random {
  return randomFrom(FIRST_PLAYERS_SEED + seed);
}

export function firstOf(seats: Seats): Seat {
  return 31 - Math.clz32(seats & -seats);
}

const FIRST_PLAYERS_SEED = 1_000_000_000;
