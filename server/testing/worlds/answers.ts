// What a seat answers in two worlds, and whether a viewer could tell the answers apart by the rules alone.
import { has, pick, type Random, type Seat, type Viewer } from '@omerta/kernel';
import type { SomeEvent } from '@omerta/match';
import { firstDifference, seenEvents, visibleTo } from '@omerta/testing';
import type { AnyRules } from '../../src/games.ts';

/** One answer for each world. */
export interface Answers {
  readonly actor: Seat;
  readonly texts: readonly [Texts, Texts];
}

/** The choices of one answer in order: several where it takes several secret steps. */
export type Texts = readonly string[];

export interface Asking {
  readonly rules: AnyRules;
  readonly states: readonly [unknown, unknown];
  readonly actor: Seat;
  readonly viewer: Viewer;
  readonly random: Random;
  /** How many steps an answer may take. */
  readonly most?: number;
}

/**
 * The given text in the first world; in the second another one, where the viewer cannot tell the two apart, else the
 * same. Undefined where the viewer learns what makes the worlds differ, `impossible` where the second world has no such
 * answer.
 */
export function answersFor(asking: Asking, text: string): Answers | 'impossible' | undefined {
  const { rules, states, actor, viewer, random } = asking;
  const here = answerIn(asking, states[0], text);
  const view = rules.viewFor(states[1], actor);
  const together = (there: Answer): Answers => ({ actor, texts: [here.texts, there.texts] });
  if (viewer !== actor) {
    const others = rules.choices(view).filter(other => rules.writeChoice(other) !== text);
    for (let tries = 0; tries < OTHERS && others.length > 0; tries++) {
      const there = answerIn(asking, states[1], rules.writeChoice(pick(random, others)));
      if (areAlike(asking, here, there)) return together(there);
    }
  }
  if (rules.whyNot(view, rules.readChoice(text)!) !== undefined) return 'impossible';
  const there = answerIn(asking, states[1], text);
  const isAsked = ({ state }: Answer) => has(rules.waitingFor(state), actor);
  const isRevealed = [...here.events, ...there.events].some(event => rules.isRevealing(event, viewer));
  const isHalfDone = viewer !== actor && isAsked(here) !== isAsked(there); // only one of them is complete
  return (isRevealed || isHalfDone) && !areAlike(asking, here, there) ? undefined : together(there);
}

/** Whether the viewer cannot tell this choice from another one of the same seat. */
export function isSecret(asking: Omit<Asking, 'states' | 'most'> & { readonly state: unknown }, text: string): boolean {
  const { state, ...more } = asking;
  const answers = answersFor({ ...more, states: [state, state], most: 1 }, text);
  return typeof answers === 'object' && answers.texts[1][0] !== text;
}

const OTHERS = 3; // choices that are tried
const MOST_STEPS = 50;

interface Answer {
  readonly texts: Texts;
  readonly state: unknown; // afterwards
  readonly events: readonly SomeEvent[];
}

/** An answer in several secret steps shows nothing until it is complete: the viewer cannot know how far it is. */
function answerIn({ rules, actor, viewer, random, most = MOST_STEPS }: Asking, before: unknown, text: string): Answer {
  const state = rules.clone(before);
  const events: SomeEvent[] = [];
  const texts: string[] = [];
  for (let next = text; ; ) {
    texts.push(next);
    rules.play(state, actor, rules.readChoice(next)!, events); // it was written by the same rules
    const goesOn = viewer !== actor && texts.length < most && has(rules.waitingFor(state), actor);
    if (!goesOn || seenEvents(rules, events, viewer).length > 0 || !looksAlike(rules, before, state, viewer)) break;
    next = rules.writeChoice(pick(random, rules.choices(rules.viewFor(state, actor))));
  }
  return { texts, state, events };
}

function areAlike({ rules, viewer }: Asking, here: Answer, there: Answer): boolean {
  const told = [here, there].map(({ events }) => seenEvents(rules, events, viewer));
  return firstDifference(told[0], told[1]) === undefined && looksAlike(rules, here.state, there.state, viewer);
}

function looksAlike(rules: AnyRules, here: unknown, there: unknown, viewer: Viewer): boolean {
  return firstDifference(visibleTo(rules, here, viewer), visibleTo(rules, there, viewer)) === undefined;
}
