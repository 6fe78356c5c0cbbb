import {
  type Author,
  below,
  type GameTypes,
  listSeats,
  NO_SEATS,
  pick,
  type Random,
  type Rules,
  type Seat,
  type Seats,
  seatName,
} from '@omerta/kernel';

export interface RandomStep<G extends GameTypes> {
  readonly step: number; // 1 is the first choice
  readonly seat: Seat;
  readonly choice: G['Choice'];
  readonly choices: readonly G['Choice'][]; // the legal choices; the clock may choose another
  readonly by: Author;
  readonly isChange: boolean; // replaces an answer of the seat
}

export interface RandomPlay<G extends GameTypes> {
  readonly name?: string; // of the game, in errors: "liars-dice, seed 7"
  readonly mostSteps?: number;
  readonly events?: G['Event'][];
  /** Whether some choices are made by the clock. */
  readonly clock?: boolean;
  /** Called before the choice is played. */
  onStep?(step: RandomStep<G>): void;
}

/**
 * Plays random legal choices to the end and returns how many. Sometimes changes an answer that may be changed. Throws at a
 * dead end.
 */
export function playRandomly<G extends GameTypes>(
  rules: Rules<G>,
  state: G['State'],
  random: Random,
  { name = rules.id, mostSteps = MOST_STEPS, events, clock = false, onStep }: RandomPlay<G> = {},
): number {
  for (let step = 1; step <= mostSteps; step++) {
    const waiting = rules.waitingFor(state);
    if (waiting === NO_SEATS) return step - 1;
    const answered = rules.mayChoose(state) & ~waiting;
    const isChange = changesNow(answered, random);
    const seat = pick(random, listSeats(isChange ? answered : waiting));
    const view = rules.viewFor(state, seat);
    const choices = rules.choices(view);
    if (choices.length === 0) {
      throw new Error(`${name}, step ${step}: ${seatName(seat)} may choose but has no choice`);
    }
    const by = clock && !isChange && below(random, ANSWERS_PER_TIME_OUT) === 0 ? 'clock' : 'player';
    const choice = by === 'clock' ? timeOut(rules, view, random, `${name}, step ${step}`) : pick(random, choices);
    onStep?.({ step, seat, choice, choices, by, isChange });
    rules.play(state, seat, choice, events);
  }
  throw new Error(`${name}: not over after ${mostSteps} steps`);
}

/** Draws a number only if there is an answer to change, so that games without changeable answers do not depend on it. */
function changesNow(answered: Seats, random: Random): boolean {
  return answered !== NO_SEATS && below(random, ANSWERS_PER_CHANGE) === 0;
}

function timeOut<G extends GameTypes>(rules: Rules<G>, view: G['View'], random: Random, where: string): G['Choice'] {
  const choice = rules.timeOut(view, random);
  const reason = rules.whyNot(view, choice, 'clock');
  if (reason === undefined) return choice;
  throw new Error(`${where}: the time-out ${rules.writeChoice(choice)} is refused, ${reason.code}`);
}

const MOST_STEPS = 20_000;
const ANSWERS_PER_CHANGE = 3;
const ANSWERS_PER_TIME_OUT = 10;
