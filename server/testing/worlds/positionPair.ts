import { pick, type Random } from '@omerta/kernel';
import { viewersOf } from '@omerta/testing';
import { type AnyRules, gameOf } from '../../src/games.ts';
import type { GameTable } from '../games.ts';
import { type Answers, answersFor } from './answers.ts';
import type { Counts, Course } from './compare.ts';
import type { Position } from './positions.ts';
import type { Observer } from './world.ts';

/** The observer, the real world and another one, and the next answer in each. */
export interface PositionPair {
  readonly rules: AnyRules;
  readonly observer: Observer;
  readonly states: readonly [unknown, unknown];
  readonly answers: Answers;
}

/** Undefined where the worlds would not differ, or not in anything hidden. */
export function pairAt(table: GameTable, position: Position, course: Course, random: Random): PositionPair | undefined {
  const wanted = pick<Observer>(random, [...viewersOf(table.players), 'screen']);
  const seen = seenBy(wanted);
  // Where the answer is impossible in the other world, the actor is the observer.
  const pair = seen === 'impossible' ? seenBy(position.actor) : seen;
  if (pair === undefined || pair === 'impossible') return undefined;
  return differs(pair) && (course.fits?.(pair) ?? true) ? pair : undefined;

  function seenBy(observer: Observer): PositionPair | 'impossible' | undefined {
    const { state, actor, text } = position;
    const rules = gameOf(table.game)!.rules;
    const viewer = observer === 'screen' ? 'spectator' : observer;
    const states = [state, rules.imagine(rules.viewFor(state, viewer), random)] as const;
    const asking = { rules, states, actor, viewer, random, ...(course.inOneStep ? { most: 1 } : {}) };
    const answers = answersFor(asking, text);
    return typeof answers === 'object' ? { rules, observer, states, answers } : answers;
  }
}

/** In what they differ, as counts. */
export function countDifferences({ states, answers }: PositionPair): Counts {
  const [here, there] = answers.texts;
  return {
    'with other hands': Number(differ(states, ({ own }) => own)),
    'with another choice': Number(here.join() !== there.join()),
  };
}

function differs({ states, answers }: PositionPair): boolean {
  const [here, there] = answers.texts;
  return here.join() !== there.join() || differ(states, state => state);
}

/** In more than the random numbers to come. */
function differ(states: readonly [unknown, unknown], part: (state: { readonly own?: unknown }) => unknown): boolean {
  const [here, there] = states.map(state =>
    JSON.stringify(part(state as { own?: unknown }), (key, value) => (key === 'random' ? undefined : value)),
  );
  return here !== there;
}
