import {
  type GameTypes,
  listSeats,
  NO_SEATS,
  pick,
  type Random,
  type Rules,
  type Seat,
  seatName,
} from '../src/index.ts';

export interface RandomStep<G extends GameTypes> {
  readonly step: number; // 1 is the first choice
  readonly seat: Seat;
  readonly choice: G['Choice'];
  readonly choices: readonly G['Choice'][]; // what it was picked from
}

export interface RandomPlay<G extends GameTypes> {
  readonly name?: string; // of the game, in errors: "docks, seed 7"
  readonly mostSteps?: number;
  readonly events?: G['Event'][];
  /** Called before the choice is played. */
  onStep?(step: RandomStep<G>): void;
}

/** Plays random legal choices to the end and says how many there were. Throws at a dead end. */
export function playRandomly<G extends GameTypes>(
  rules: Rules<G>,
  state: G['State'],
  random: Random,
  { name = rules.id, mostSteps = MOST_STEPS, events, onStep }: RandomPlay<G> = {},
): number {
  for (let step = 1; step <= mostSteps; step++) {
    const waiting = rules.waitingFor(state);
    if (waiting === NO_SEATS) return step - 1;
    const seat = pick(random, listSeats(waiting));
    const choices = rules.choices(rules.viewFor(state, seat));
    if (choices.length === 0) {
      throw new Error(`${name}, step ${step}: ${seatName(seat)} is waited for but has no choice`);
    }
    const choice = pick(random, choices);
    onStep?.({ step, seat, choice, choices });
    rules.play(state, seat, choice, events);
  }
  throw new Error(`${name}: not over after ${mostSteps} steps`);
}

const MOST_STEPS = 20_000;
