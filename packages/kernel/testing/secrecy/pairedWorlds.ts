// A game as one seat lives through it, and beside it another world which that seat cannot tell from it. The same is chosen
// in both, and each goes on by itself, until the seat learns something that makes them differ; then it imagines another.
import {
  below,
  type GameTypes,
  listSeats,
  NO_SEATS,
  pick,
  type Random,
  type Rules,
  type Seat,
} from '../../src/index.ts';
import { firstDifference } from '../firstDifference.ts';
import { randomFor } from '../randomFor.ts';
import { seenEvents, tellApart } from './look.ts';
import { playUntilSeen, type World } from './twoWorlds.ts';

export interface PairedGame<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly options: G['Options'];
  readonly seed: number;
  readonly seat: Seat;
  /** How everybody plays; anyhow if missing. */
  choose?(view: G['View'], choices: readonly G['Choice'][], random: Random): G['Choice'];
}

/** The game goes on in these very states: look at them at once. The events begin with the deal. */
export interface Pair<G extends GameTypes> {
  readonly seat: Seat;
  readonly worlds: readonly [World<G>, World<G>];
  readonly steps: number; // that both have gone since the second was imagined
}

/** Some of the questions with something to choose, where more than chance to come lies hidden otherwise. */
export function* pairedWorlds<G extends GameTypes>(game: PairedGame<G>): Generator<Pair<G>, void> {
  const { rules, options, seed, seat, choose = (_view, choices, chance) => pick(chance, choices) } = game;
  const random = randomFor('paired worlds', seed);
  const events: G['Event'][] = [];
  const real: World<G> = { state: rules.setup(options, seed, events), events };
  let other: World<G> | undefined;
  let steps = 0;
  while (rules.waitingFor(real.state) !== NO_SEATS) {
    const actor = pick(random, listSeats(rules.waitingFor(real.state)));
    const view = rules.viewFor(real.state, actor);
    const choices = rules.choices(view);
    if (actor === seat && choices.length > 1 && below(random, ONE_IN) === 0) {
      if (other === undefined) {
        other = { state: rules.imagine(view, random), events: [...real.events] };
        steps = 0;
      }
      if (hiddenIn(real.state) !== hiddenIn(other.state)) yield { seat, worlds: [real, other], steps };
    }
    const choice = choose(view, choices, random);
    other = goOn({ rules, actor, random }, choice, seat, real, other);
    steps += 1;
  }
}

const ONE_IN = 3;

interface Step<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly actor: Seat;
  readonly random: Random;
}

/** Plays in both. Undefined where the other world parts from the real one. */
function goOn<G extends GameTypes>(
  step: Step<G>,
  choice: G['Choice'],
  seat: Seat,
  real: World<G>,
  other: World<G> | undefined,
): World<G> | undefined {
  const { rules, actor } = step;
  const isFollowed = other !== undefined && rules.whyNot(rules.viewFor(other.state, actor), choice) === undefined;
  const here = playUntilSeen(step, real.state, choice, seat).events;
  real.events.push(...here);
  if (!isFollowed) return undefined;
  const there = playUntilSeen(step, other.state, choice, seat).events;
  other.events.push(...there);
  const isLearnt = [...here, ...there].some(event => rules.isRevealing(event, seat));
  const isSame = () =>
    firstDifference(seenEvents(rules, here, seat), seenEvents(rules, there, seat)) === undefined &&
    tellApart(rules, real.state, other.state, seat) === undefined;
  return isLearnt && !isSame() ? undefined : other;
}

const hiddenIn = (state: unknown): string =>
  JSON.stringify(state, (key, value) => (key === 'random' ? undefined : value));
