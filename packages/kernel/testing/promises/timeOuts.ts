import { type GameTypes, listSeats, NO_SEATS, type Random, type Rules } from '../../src/index.ts';
import { demand, type Moment } from './moment.ts';

/** The answer for a seat whose time is up is legal. */
export function timeOutIsLegal<G extends GameTypes>({ rules, state, where, random }: Moment<G>): void {
  for (const seat of listSeats(rules.waitingFor(state))) {
    const view = rules.viewFor(state, seat);
    const choice = rules.timeOut(view, random);
    const reason = rules.whyNot(view, choice);
    demand(
      reason === undefined,
      where,
      () => `time-out of ${seat} is refused: ${rules.writeChoice(choice)}, ${reason?.code}`,
    );
  }
}

/** A game that everybody has left comes to its end. Changes the state; says how many steps it took. */
export function timedOutGameEnds<G extends GameTypes>(
  rules: Rules<G>,
  state: G['State'],
  random: Random,
  where: string,
): number {
  for (let step = 0; step < MOST_STEPS; step++) {
    const waiting = rules.waitingFor(state);
    if (waiting === NO_SEATS) {
      demand(rules.outcome(state) !== undefined, where, () => 'a timed-out game ends without an outcome');
      return step;
    }
    const [seat] = listSeats(waiting);
    rules.play(state, seat!, rules.timeOut(rules.viewFor(state, seat!), random));
  }
  throw new Error(`${where}: a timed-out game is not over after ${MOST_STEPS} steps`);
}

const MOST_STEPS = 20_000;
