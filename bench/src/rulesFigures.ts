import type { GameTypes, Rules } from '@omerta/kernel';
import { viewersOf } from '@omerta/testing';
import { calibrationJob, calibrationRow } from './calibration.ts';
import type { Figures, Row } from './figures.ts';
import { midGameStates } from './midGame.ts';
import { playersRandom, playOut } from './playOut.ts';
import { type Effort, type Job, microseconds, perSecond, type Speeds, speedsOf } from './speed.ts';
import { cloneFirst, inPlace, submitted, type Way, withEvents } from './steps.ts';

/** How fast the rules of a game are, in whole random games and on states from the middle of such games. */
export function rulesFigures<G extends GameTypes>(
  rules: Rules<G>,
  options: G['Options'],
  seats: number,
  effort: Effort,
): Figures {
  const jobs = {
    calibration: calibrationJob(),
    ...gameJobs(rules, options),
    ...stateJobs(rules, midGameStates(rules, options), seats),
  };
  const speeds = speedsOf(jobs, effort);
  return {
    rows: [
      decisions('in place', speeds.inPlace),
      perSecond('whole games in place', 'games/s', speeds.inPlace.pieces),
      decisions('in place, events collected', speeds.withEvents),
      decisions('clone before every decision', speeds.cloneFirst),
      decisions('submit', speeds.submitted),
      microseconds('clone', speeds.clone.pieces),
      perSecond('imagine', 'states/s', speeds.imagine.pieces),
      decisions('imagine and play out', speeds.imagineAndPlayOut),
      microseconds('view as JSON', speeds.viewAsJson.pieces),
    ],
    calibration: calibrationRow(speeds.calibration),
  };
}

function decisions(name: string, { amounts }: Speeds): Row {
  return perSecond(name, 'decisions/s', amounts);
}

/** Each piece is a game. */
function gameJobs<G extends GameTypes>(rules: Rules<G>, options: G['Options']) {
  const games =
    (way: Way): Job =>
    seed =>
      playOut(rules, rules.setup(options, seed), playersRandom(seed), way(rules));
  return {
    inPlace: games(inPlace),
    withEvents: games(withEvents),
    cloneFirst: games(cloneFirst),
    submitted: games(submitted),
  };
}

/** Each piece takes the next viewer, and the next state when all have looked. */
function stateJobs<G extends GameTypes>(rules: Rules<G>, states: readonly G['State'][], seats: number) {
  const viewers = viewersOf(seats);
  const stateAt = (n: number): G['State'] => states[n % states.length]!;
  const viewAt = (n: number): G['View'] =>
    rules.viewFor(stateAt(Math.floor(n / viewers.length)), viewers[n % viewers.length]!);
  const play = inPlace(rules);
  const made: unknown[] = []; // what is made must be used, or it may never be made
  return {
    clone: n => {
      made[0] = rules.clone(stateAt(n));
      return 1;
    },
    imagine: n => {
      made[0] = rules.imagine(viewAt(n), playersRandom(n));
      return 1;
    },
    imagineAndPlayOut: n => {
      const random = playersRandom(n);
      return playOut(rules, rules.imagine(viewAt(n), random), random, play);
    },
    viewAsJson: n => JSON.stringify(viewAt(n)).length,
  } satisfies Record<string, Job>;
}
