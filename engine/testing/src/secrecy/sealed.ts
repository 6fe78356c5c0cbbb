import { countSeats, type GameTypes, has, listSeats, NO_SEATS, pick, type Seat, without } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import type { Scene } from './leak.ts';
import { seenEvents, tellApart } from './visibleTo.ts';

/**
 * While the game waits for other seats, two different answers of one seat look the same to all other viewers; so do two
 * different changes of an answer. An answer may take several steps; both are compared step by step, and once both are
 * complete. Returns the number of pairs compared.
 */
export function sealed<G extends GameTypes>(scene: Scene<G>): number {
  const { rules, state } = scene;
  const mayChoose = rules.mayChoose(state);
  if (countSeats(mayChoose) < 2) return 0;
  const waiting = rules.waitingFor(state);
  let compared = 0;
  for (const seat of listSeats(mayChoose)) {
    if (without(waiting, seat) === NO_SEATS) continue;
    const choices = rules.choices(rules.viewFor(state, seat));
    if (choices.length < 2) continue;
    const first = pick(scene.random, choices);
    const second = pick(
      scene.random,
      choices.filter(choice => choice !== first),
    );
    compareAnswers(scene, seat, [begin(scene, seat, first), begin(scene, seat, second)]);
    compared++;
  }
  return compared;
}

interface Answer<G extends GameTypes> {
  readonly state: G['State'];
  readonly events: G['Event'][];
  readonly firstStep: string;
}

function begin<G extends GameTypes>({ rules, state }: Scene<G>, seat: Seat, choice: G['Choice']): Answer<G> {
  const answer = { state: rules.clone(state), events: [], firstStep: rules.writeChoice(choice) };
  rules.play(answer.state, seat, choice, answer.events);
  return answer;
}

function compareAnswers<G extends GameTypes>(scene: Scene<G>, seat: Seat, pair: [Answer<G>, Answer<G>]): void {
  const { rules, state } = scene;
  const others = without(rules.waitingFor(state), seat);
  for (let step = 1; step <= MOST_STEPS; step++) {
    const [first, second] = pair.map(({ state }) => has(rules.waitingFor(state), seat));
    const stillWaiting = pair.map(({ state }) => (rules.waitingFor(state) & others) === others);
    if (!stillWaiting.includes(true)) return; // the answer ended the question for all seats
    if (first === second && !looksSame(scene, seat, pair)) return;
    if (!first && !second) return;
    for (const answer of pair) goOn(scene, seat, answer);
  }
}

function looksSame<G extends GameTypes>(scene: Scene<G>, seat: Seat, [one, other]: [Answer<G>, Answer<G>]): boolean {
  const { rules, report } = scene;
  for (const viewer of scene.viewers) {
    if (viewer === seat) continue;
    const told = firstDifference(seenEvents(rules, one.events, viewer), seenEvents(rules, other.events, viewer));
    const what = told === undefined ? tellApart(rules, one.state, other.state, viewer) : `events ${told}`;
    if (what === undefined) continue;
    report('sealed', viewer, `${one.firstStep} or ${other.firstStep}: ${what}`);
    return false;
  }
  return true;
}

function goOn<G extends GameTypes>({ rules, random }: Scene<G>, seat: Seat, { state, events }: Answer<G>): void {
  if (rules.waitingFor(state) === NO_SEATS || !has(rules.waitingFor(state), seat)) return;
  rules.play(state, seat, pick(random, rules.choices(rules.viewFor(state, seat))), events);
}

const MOST_STEPS = 100;
