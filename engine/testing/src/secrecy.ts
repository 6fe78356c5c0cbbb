// No viewer can tell apart what it may not know. Each test plays twice and compares what a viewer sees; comparing one state
// with a world imagined from it would find nothing, because a leak is imagined along with the rest.
import { below, fingerprint, type GameTypes, type Rules, type Seat, type Seed, type Viewer } from '@omerta/kernel';
import { randomFor } from './randomFor.ts';
import { type RandomGameSettings, randomGame } from './randomGame.ts';
import { audiencesAreNamed } from './secrecy/audience.ts';
import { changesAreUnseen } from './secrecy/changes.ts';
import type { Leak, Scene } from './secrecy/leak.ts';
import { sameWorld } from './secrecy/sameWorld.ts';
import { sealed } from './secrecy/sealed.ts';
import { secretChoices } from './secrecy/secretChoices.ts';
import { seedIsHidden } from './secrecy/seedIsHidden.ts';
import { addToSpread, type Spread } from './secrecy/spread.ts';
import { viewersOf } from './viewersOf.ts';

export type { Leak } from './secrecy/leak.ts';

export interface Search<G extends GameTypes> {
  readonly options: G['Options'];
  readonly seeds: Iterable<Seed>;
  /** Checks about every nth step. */
  readonly every?: number;
  /** Rare moments, which are all checked. */
  isSeldom?(state: G['State']): boolean;
  /** Whether some choices are made by the clock. */
  readonly clock?: boolean;
  /** Secret choices at a question for one seat (a card kept face down). */
  isSecret?(choice: G['Choice']): boolean;
  /** Called for every checked moment, before the choice is played. */
  onScene?(state: G['State'], actor: Seat): void;
  /** The least share of imagined worlds that must differ from the real one. */
  readonly leastSpread?: number;
}

export interface Findings {
  readonly leaks: readonly Leak[];
  /** How many comparisons each test made. */
  readonly compared: {
    moments: number;
    sameWorld: number;
    sealed: number;
    changes: number;
    secretChoices: number;
    seed: number;
  };
  readonly spread: Readonly<Spread>;
}

export function findLeaks<G extends GameTypes>(rules: Rules<G>, search: Search<G>): Findings {
  const { options, seeds, isSecret = () => false, leastSpread = 0.5 } = search;
  const leaks: Leak[] = [];
  const compared = { moments: 0, sameWorld: 0, sealed: 0, changes: 0, secretChoices: 0, seed: 0 };
  const spread = { worlds: 0, differing: 0, differingForOthers: 0 };
  let lastSeed: Seed = 0;
  for (const seed of seeds) {
    lastSeed = seed;
    const { seats } = randomGame(rules, options, seed);
    const viewers = viewersOf(seats);
    watchGame(rules, search, seed, viewers, leaks, scene => {
      compared.moments += 1;
      search.onScene?.(scene.state, scene.actor);
      compared.sameWorld += sameWorld(scene);
      compared.sealed += sealed(scene);
      compared.changes += changesAreUnseen(scene);
      compared.secretChoices += secretChoices(scene, isSecret);
      audiencesAreNamed(scene);
      addToSpread(scene, spread);
    });
    const hexSeed = fingerprint(seed); // a live seed, which cannot be in a view by accident
    watchGame(rules, search, hexSeed, viewers, leaks, scene => {
      compared.seed += seedIsHidden(scene, hexSeed);
    });
  }
  checkSpread(spread, leastSpread, lastSeed, leaks);
  return { leaks, compared, spread };
}

function watchGame<G extends GameTypes>(
  rules: Rules<G>,
  { options, every = 1, isSeldom = () => false, clock = false }: Search<G>,
  seed: Seed,
  viewers: readonly Viewer[],
  leaks: Leak[],
  watch: (scene: Scene<G>) => void,
): void {
  const random = randomFor('secrecy', seed);
  const onStep: RandomGameSettings<G>['onStep'] = (state, { step, seat, choice, by }) => {
    if (below(random, every) !== 0 && !isSeldom(state)) return;
    const report: Scene<G>['report'] = (test, viewer, what) => leaks.push({ test, viewer, seed, step, what });
    watch({ rules, state, actor: seat, choice, by, viewers, random, report });
  };
  randomGame(rules, options, seed, { clock, onStep });
}

function checkSpread(
  { worlds, differing, differingForOthers }: Spread,
  least: number,
  seed: Seed,
  leaks: Leak[],
): void {
  if (Math.min(differing, differingForOthers) >= least * worlds) return;
  const what = `of ${worlds} imagined worlds ${differing} differ, ${differingForOthers} in what others see`;
  leaks.push({ test: 'spread', viewer: 'spectator', seed, step: 0, what });
}
