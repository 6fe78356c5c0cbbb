import type { GameTypes, Rules } from '@omerta/kernel';
import { viewersOf } from '@omerta/kernel/testing';
import type { Row } from './figures.ts';
import { midGameStates } from './midGame.ts';
import { playersRandom, playOut } from './playOut.ts';
import { type Effort, type Job, microseconds, perSecond, type Speeds, speedsOf } from './speed.ts';
import { cloneFirst, inPlace, submitted, type Way, withEvents } from './steps.ts';

/** How fast the rules of a game are, in whole random games and on states from the middle of such games. */
export function rulesRows<G extends GameTypes>(
  rules: Rules<G>,
  options: G['Options'],
  seats: number,
  effort: Effort,
): Row[] {
  const games = (way: Way): Speeds => speedsOf(wholeGames(rules, options, way), effort);
  const decisions = (name: string, { amounts }: Speeds): Row => perSecond(name, 'decisions/s', amounts);
  const played = games(inPlace);
  const rows = [
    decisions('in place', played),
    perSecond('whole games in place', 'games/s', played.pieces),
    decisions('in place, events collected', games(withEvents)),
    decisions('clone before every decision', games(cloneFirst)),
    decisions('submit', games(submitted)),
  ];
  const { clone, imagine, imagineAndPlayOut, viewAsJson } = stateJobs(rules, options, seats);
  return [
    ...rows,
    microseconds('clone', speedsOf(clone, effort).pieces),
    perSecond('imagine', 'states/s', speedsOf(imagine, effort).pieces),
    decisions('imagine and play out', speedsOf(imagineAndPlayOut, effort)),
    microseconds('view as JSON', speedsOf(viewAsJson, effort).pieces),
  ];
}

function wholeGames<G extends GameTypes>(rules: Rules<G>, options: G['Options'], way: Way): Job {
  return seed => playOut(rules, rules.setup(options, seed), playersRandom(seed), way(rules));
}

/** Each piece takes the next viewer, and the next state when all have looked. */
function stateJobs<G extends GameTypes>(rules: Rules<G>, options: G['Options'], seats: number) {
  const states = midGameStates(rules, options);
  const viewers = viewersOf(seats);
  const stateAt = (n: number): G['State'] => states[n % states.length]!;
  const viewAt = (n: number): G['View'] =>
    rules.viewFor(stateAt(Math.floor(n / viewers.length)), viewers[n % viewers.length]!);
  const random = playersRandom(0);
  const play = inPlace(rules);
  const made: unknown[] = []; // what is made must be used, or it may never be made
  return {
    clone: n => {
      made[0] = rules.clone(stateAt(n));
      return 1;
    },
    imagine: n => {
      made[0] = rules.imagine(viewAt(n), random);
      return 1;
    },
    imagineAndPlayOut: n => playOut(rules, rules.imagine(viewAt(n), random), random, play),
    viewAsJson: n => JSON.stringify(viewAt(n)).length,
  } satisfies Record<string, Job>;
}
