import { type GameTypes, listSeats, NO_SEATS, type Random, type Rules, submit } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import { demand, demandSame, type Moment } from './moment.ts';

/** The time-out answer is accepted from the clock, and from the player only if it is a legal choice. */
export function timeOutIsLegal<G extends GameTypes>({ rules, state, where, random }: Moment<G>): void {
  for (const seat of listSeats(rules.waitingFor(state))) {
    const view = rules.viewFor(state, seat);
    const choice = rules.timeOut(view, random);
    const text = rules.writeChoice(choice);
    const reason = rules.whyNot(view, choice, 'clock');
    demand(reason === undefined, where, () => `time-out of ${seat} is refused: ${text}, ${reason?.code}`);
    demandSame(firstDifference(rules.readChoice(text), choice), where, `time-out ${text} is read as another choice`);
    demand(submit(rules, state, seat, text, 'clock').ok, where, () => `submit refuses the time-out ${text}`);
    if (rules.choices(view).some(listed => rules.writeChoice(listed) === text)) continue;
    const refusal = rules.whyNot(view, choice);
    demand(refusal !== undefined, where, () => `a player may answer as only the clock should: ${text}`);
    demand(refusal.code !== '' && refusal.rule !== '', where, () => `${text} is refused without code or rule`);
  }
}

/** A game that all players have left comes to its end. Changes the state; returns the number of steps. */
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
