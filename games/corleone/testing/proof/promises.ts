import { NO_SEATS, pick, type Rules } from '@omerta/kernel';
import { keepsPromises, oneByOne, playRandomly, randomFor, type Suite, viewersOf, withDefects } from '@omerta/testing';
import { standardPack } from '../../rules/pack/standard.ts';
import { type Corleone, corleone } from '../../rules/rules.ts';
import { randomSteps } from '../randomSteps.ts';

const rules = corleone(standardPack);

export const promises: Suite = {
  id: 'R17-corleone-promises',
  promise: 'continued',
  shows: "Corleone's Empire: copies, saved positions, replays, refusals, changed answers and time-outs are as promised",
  unit: 'games',
  trials: { long: 400, night: 4_000 },
  share: 100,
  run: oneByOne(seed => keep(rules, seed)),
  planted: withDefects(rules, keep, 10, {
    'a copy that shares what the seats hold': {
      clone: state => ({ ...rules.clone(state), own: state.own }),
    },
    'a time-out the rules refuse': { timeOut: () => ({ kind: 'keep', job: 'nothing' }) as never },
  }),
};

/** Every world a viewer imagines can be played to its end. */
export const imaginedWorlds: Suite = {
  id: 'R17-corleone-imagined',
  promise: 'continued',
  shows: "Corleone's Empire: every world that a viewer imagines, at every step of a game, is played to its end",
  unit: 'games',
  trials: { long: 48, night: 400 },
  share: 16,
  run: oneByOne(seed => playImagined(rules, seed)),
  planted: withDefects(rules, playImagined, 4, {
    'an imagined world that has lost its question': {
      imagine(view, random) {
        const world = rules.imagine(view, random);
        world.table.agenda = [];
        return world;
      },
    },
  }),
};

function keep(played: Rules<Corleone>, seed: number): Readonly<Record<string, number>> {
  const { steps, moments } = keepsPromises(played, { options: { players: playersOf(seed) }, seed, every: 5 });
  return { steps, moments };
}

function playImagined(played: Rules<Corleone>, seed: number): Readonly<Record<string, number>> {
  const random = randomFor('imagine', seed);
  let worlds = 0;
  for (const { state } of randomSteps(played, playersOf(seed), seed)) {
    if (played.waitingFor(state) === NO_SEATS) break;
    const viewer = pick(random, viewersOf(playersOf(seed)));
    const world = played.imagine(played.viewFor(state, viewer), random);
    if (playRandomly(played, world, random) === 0) throw new Error(`${viewer} imagines a game that is over`);
    worlds += 1;
  }
  return { worlds };
}

const playersOf = (seed: number): number => 2 + (seed % 4);
