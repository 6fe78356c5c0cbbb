// A viewer with a perfect memory, and two worlds played side by side until something is revealed to it.
import { below, type GameTypes, listSeats, NO_SEATS, pick, type Random, type Rules, type Viewer } from '@omerta/kernel';
import { randomFor } from '../randomFor.ts';
import { viewersOf } from '../viewersOf.ts';
import { playUntilSeen, tellWorldsApart } from './twoWorlds.ts';
import { tellApart } from './visibleTo.ts';

/** How much was compared. */
export interface Histories {
  steps: number;
  histories: number; // each until something was revealed, or no choice could be made in both worlds
  longest: number; // steps
}

/**
 * A whole random game, and beside it a world the viewer imagines. Both get the same choices; when something is revealed to
 * the viewer, it imagines a new one. Throws if the viewer could tell them apart.
 */
export function sameHistories<G extends GameTypes>(
  rules: Rules<G>,
  options: G['Options'],
  players: number,
  seed: number,
): Histories {
  const viewer = viewersOf(players)[seed % (players + 1)]!;
  const random = randomFor('histories', seed);
  const real = rules.setup(options, seed);
  const found: Histories = { steps: 0, histories: 0, longest: 0 };
  while (rules.waitingFor(real) !== NO_SEATS) {
    const steps = liveThrough({ rules, viewer, random, real }, `${rules.id}, seed ${seed}, ${viewer}`);
    found.steps += steps;
    found.histories += 1;
    found.longest = Math.max(found.longest, steps);
  }
  return found;
}

interface Life<G extends GameTypes> {
  readonly rules: Rules<G>;
  readonly viewer: Viewer;
  readonly random: Random;
  readonly real: G['State']; // is played on
}

/** Plays until the worlds may differ. Returns the number of steps. */
function liveThrough<G extends GameTypes>({ rules, viewer, random, real }: Life<G>, where: string): number {
  const imagined = rules.imagine(rules.viewFor(real, viewer), random);
  demand(tellApart(rules, real, imagined, viewer), `${where}: at the beginning`);
  for (let steps = 1; ; steps++) {
    const { actor, choice, isShared } = nextChoice(rules, real, imagined, random);
    const scene = { rules, actor, random, state: real, choice, by: 'player', viewers: [viewer], report() {} } as const;
    const here = playUntilSeen(scene, real, choice, viewer);
    if (!isShared) return steps;
    const there = playUntilSeen(scene, imagined, choice, viewer);
    demand(tellWorldsApart(rules, here, there, viewer), `${where}: after ${steps} steps, ${rules.writeChoice(choice)}`);
    const isRevealed = [...here.events, ...there.events].some(event => rules.isRevealing(event, viewer));
    if (isRevealed || [real, imagined].some(state => rules.waitingFor(state) === NO_SEATS)) return steps;
  }
}

function nextChoice<G extends GameTypes>(rules: Rules<G>, real: G['State'], imagined: G['State'], random: Random) {
  const isChange = below(random, ANSWERS_PER_CHANGE) === 0;
  const actor = pick(random, listSeats(isChange ? rules.mayChoose(real) : rules.waitingFor(real)));
  const choices = rules.choices(rules.viewFor(real, actor));
  const there = rules.viewFor(imagined, actor);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const choice = pick(random, choices);
    if (rules.whyNot(there, choice) === undefined) return { actor, choice, isShared: true };
  }
  return { actor, choice: pick(random, choices), isShared: false };
}

function demand(difference: string | undefined, where: string): void {
  if (difference !== undefined) throw new Error(`${where}: ${difference}`);
}

/** Rules whose views leak a sum over the whole past, rounded so coarsely that no single moment shows it. */
export function accumulating<G extends GameTypes>(rules: Rules<G>, of: (state: G['State']) => number): Rules<G> {
  const sums = new WeakMap<object, number>();
  const sumOf = (state: G['State']) => sums.get(Object(state)) ?? 0;
  return {
    ...rules,
    play(state, seat, choice, events) {
      rules.play(state, seat, choice, events);
      sums.set(Object(state), sumOf(state) + of(state));
    },
    clone(state) {
      const copy = rules.clone(state);
      sums.set(Object(copy), sumOf(state));
      return copy;
    },
    viewFor: (state, viewer) =>
      Object.assign(Object(rules.viewFor(state, viewer)), { mood: Math.floor(sumOf(state) / COARSE) }),
    imagine(view, random) {
      const world = rules.imagine(view, random);
      sums.set(Object(world), (view as { readonly mood: number }).mood * COARSE); // as the view has it
      return world;
    },
  };
}

const ANSWERS_PER_CHANGE = 4;
const MOST_TRIES = 6;
const COARSE = 12;
