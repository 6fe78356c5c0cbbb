// A game as one seat sees it, and beside it other worlds that look the same to that seat. All get the same choices and each
// plays on by itself, until the seat learns something that makes one differ; then a new world is imagined.
import { below, type GameTypes, listSeats, NO_SEATS, pick, type Random, type Rules, type Seat } from '@omerta/kernel';
import { firstDifference } from '../firstDifference.ts';
import { randomFor } from '../randomFor.ts';
import { anotherPast } from './anotherPast.ts';
import { playUntilSeen, type World } from './twoWorlds.ts';
import { seenEvents, tellApart } from './visibleTo.ts';

export interface PairedGame<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly options: G['Options'];
  readonly seed: number;
  readonly seat: Seat;
  /** How all seats play; at random if missing. */
  choose?(view: G['View'], choices: readonly G['Choice'][], random: Random): G['Choice'];
}

/** The game goes on in these states: read them at once. Events start with the deal; only the seat's view of them agrees. */
export interface Pair<G extends GameTypes> {
  readonly seat: Seat;
  readonly worlds: readonly [World<G>, World<G>];
  readonly moment: string; // the same for all pairs of one question
  readonly steps: number; // both worlds have played since the second was imagined
}

interface Other<G extends GameTypes> extends World<G> {
  readonly since: number; // step
}

/** Pairs at some of the questions with a real choice, where the worlds differ in more than future chance. */
export function* pairedWorlds<G extends GameTypes>(game: PairedGame<G>): Generator<Pair<G>, void> {
  const { rules, options, seed, seat, choose = (_view, choices, chance) => pick(chance, choices) } = game;
  const random = randomFor('paired worlds', seed);
  const events: G['Event'][] = [];
  const real: World<G> = { state: rules.setup(options, seed, events), events };
  let others: readonly Other<G>[] = [];
  for (let step = 0; rules.waitingFor(real.state) !== NO_SEATS; step += 1) {
    const actor = pick(random, listSeats(rules.waitingFor(real.state)));
    const view = rules.viewFor(real.state, actor);
    const choices = rules.choices(view);
    if (actor === seat && choices.length > 1 && below(random, ONE_IN) === 0) {
      const more = Array.from({ length: OTHERS - others.length }, () => rules.imagine(view, random));
      const pasts = more.map(() => anotherPast(rules, real.events, seat, random));
      others = [...others, ...more.map((state, at) => ({ state, events: pasts[at]!, since: step }))];
      for (const other of others) {
        if (hiddenIn(real.state) === hiddenIn(other.state)) continue;
        yield { seat, worlds: [real, other], moment: `${seed} ${step}`, steps: step - other.since };
      }
    }
    const choice = choose(view, choices, random);
    others = goOn({ rules, actor, random }, choice, seat, real, others);
  }
}

const ONE_IN = 6;
const OTHERS = 4;

interface Step<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly actor: Seat;
  readonly random: Random;
}

/** Plays the step in all worlds. Returns those that still look like the real one. */
function goOn<G extends GameTypes>(
  step: Step<G>,
  choice: G['Choice'],
  seat: Seat,
  real: World<G>,
  others: readonly Other<G>[],
): readonly Other<G>[] {
  const { rules, actor } = step;
  const here = playUntilSeen(step, real.state, choice, seat).events;
  real.events.push(...here);
  return others.filter(other => {
    if (rules.whyNot(rules.viewFor(other.state, actor), choice) !== undefined) return false;
    const there = playUntilSeen(step, other.state, choice, seat).events;
    other.events.push(...there);
    if (![...here, ...there].some(event => rules.isRevealing(event, seat))) return true;
    return (
      firstDifference(seenEvents(rules, here, seat), seenEvents(rules, there, seat)) === undefined &&
      tellApart(rules, real.state, other.state, seat) === undefined
    );
  });
}

const hiddenIn = (state: unknown): string =>
  JSON.stringify(state, (key, value) => (key === 'random' ? undefined : value));
