// From the legal choices and the taps so far: what glows, what is previewed, which buttons there are.
import type { Choice } from '@omerta/corleone/seen';
import { isInOrder, type Sort, sortOf, type Thing, thingsOf } from './things.ts';

export interface Selection {
  readonly tapped: readonly Thing[];
  /** What glows: tapping it leads to an answer. */
  readonly legal: ReadonlySet<Thing>;
  /** The choices all taps belong to. */
  readonly candidates: readonly Choice[];
  /** What the primary button would do. */
  readonly chosen: Choice | undefined;
  /** What is still to be said by a button, and whether that says it all. */
  readonly buttons: readonly ChoiceButton[];
}

export interface ChoiceButton {
  readonly thing: Thing;
  /** The answer this button gives by itself; undefined where more is to be said after it. */
  readonly choice: Choice | undefined;
}

/** At the start of a turn the thugs are meant, as long as there are any. */
export const firstTaps = (choices: readonly Choice[]): readonly Thing[] =>
  choices.some(({ kind }) => kind === 'thug') ? ['figure:thug'] : [];

/** The taps after one more. What no longer goes with it is forgotten; undefined where it leads to no answer at all. */
export function tap(choices: readonly Choice[], tapped: readonly Thing[], thing: Thing): readonly Thing[] | undefined {
  if (tapped.includes(thing)) return isToggled(choices, thing) ? tapped.filter(other => other !== thing) : tapped;
  for (let from = 0; from <= tapped.length; from += 1) {
    const taps = [...tapped.slice(from), thing];
    if (choices.some(choice => fits(choice, taps))) return withMember(choices, taps);
  }
  return undefined;
}

/** M5: family members work alike, so a family space alone is enough to say; who goes there can be changed. */
function withMember(choices: readonly Choice[], taps: readonly Thing[]): readonly Thing[] {
  const [first] = choices.filter(choice => fits(choice, taps));
  const isOpen = first?.kind === 'member' && !taps.some(thing => sortOf(thing) === 'figure');
  return isOpen ? [`figure:${first.member}`, ...taps] : taps;
}

export function selectionOf(choices: readonly Choice[], tapped: readonly Thing[]): Selection {
  const candidates = choices.filter(choice => fits(choice, tapped));
  const legal = legalThings(choices, tapped);
  return {
    tapped,
    candidates,
    legal,
    chosen: chosenOf(candidates, tapped),
    buttons: buttonsOf(choices, tapped, legal),
  };
}

/** In a lesson only what is taught glows; whatever else is legal can still be tapped, and the coach answers. */
export const onlyTaught = (selection: Selection, taught: readonly Choice[]): Selection => ({
  ...selection,
  legal: legalThings(taught, selection.tapped),
});

/** A choice all of whose things are tapped; else the only one left, once more than a figure is named. */
function chosenOf(candidates: readonly Choice[], tapped: readonly Thing[]): Choice | undefined {
  if (tapped.length === 0) return undefined;
  const whole = candidates.find(choice => thingsOf(choice).every(thing => tapped.includes(thing)));
  if (whole !== undefined) return whole;
  const [only, ...more] = candidates;
  return more.length === 0 && tapped.some(thing => sortOf(thing) !== 'figure') ? only : undefined;
}

function legalThings(choices: readonly Choice[], tapped: readonly Thing[]): ReadonlySet<Thing> {
  const legal = new Set<Thing>();
  for (const choice of choices) {
    for (const thing of thingsOf(choice)) {
      if (!legal.has(thing) && isOpen(choices, tapped, thing)) legal.add(thing);
    }
  }
  return legal;
}

/** These are narrowed by what was tapped before; all other things may be tapped at any time. */
const NARROWED: ReadonlySet<Sort> = new Set<Sort>(['place', 'goods', 'marker', 'seat']);

function isOpen(choices: readonly Choice[], tapped: readonly Thing[], thing: Thing): boolean {
  const sort = sortOf(thing);
  if (!NARROWED.has(sort)) return true;
  const isSaid = (taps: readonly Thing[]) => choices.some(choice => fits(choice, taps));
  if (isSaid([...tapped, thing])) return true;
  const last = tapped.findLastIndex(other => sortOf(other) === sort);
  return last >= 0 && !isHalfSaid(choices, tapped) && isSaid(tapped.with(last, thing));
}

/** RN-13: the figure is named, and now only where it goes is asked for. Another figure may still be tapped instead. */
const isHalfSaid = (choices: readonly Choice[], tapped: readonly Thing[]): boolean => {
  const candidates = choices.filter(choice => fits(choice, tapped));
  return chosenOf(candidates, tapped) === undefined && candidates.some(isInOrder);
};

/** Sorts that are said by a button. */
const BY_BUTTON: ReadonlySet<Sort> = new Set<Sort>([
  'figure',
  'icon',
  'pile',
  'option',
  'order',
  'goods',
  'marker',
  'skip',
  'done',
]);

function buttonsOf(
  choices: readonly Choice[],
  tapped: readonly Thing[],
  legal: ReadonlySet<Thing>,
): readonly ChoiceButton[] {
  return [...legal]
    .filter(thing => BY_BUTTON.has(sortOf(thing)))
    .filter(thing => isNeeded(choices, tapped, thing))
    .map(thing => ({ thing, choice: choices.find(choice => isAlone(choice, thing)) }));
}

/** Ways to pay, figures and markers are asked for only where there are several that go with the rest. */
function isNeeded(choices: readonly Choice[], tapped: readonly Thing[], thing: Thing): boolean {
  const sort = sortOf(thing);
  if (sort !== 'goods' && sort !== 'marker' && sort !== 'figure') return true;
  const before = tapped.filter(other => sortOf(other) !== sort);
  const fitting = choices.filter(choice => fits(choice, before));
  return before.length > 0 && fitting.length > 1 && fitting.some(choice => thingsOf(choice).includes(thing));
}

const isAlone = (choice: Choice, thing: Thing): boolean => {
  const things = thingsOf(choice);
  return things.length === 1 && things[0] === thing;
};

function fits(choice: Choice, taps: readonly Thing[]): boolean {
  const things = thingsOf(choice);
  return isInOrder(choice)
    ? taps.every((thing, at) => thing === things[at])
    : taps.every(thing => things.includes(thing));
}

/** Victims are marked and unmarked; everything else stays tapped until something else is. */
const isToggled = (choices: readonly Choice[], thing: Thing): boolean =>
  choices.some(choice => choice.kind === 'rob' && thingsOf(choice).includes(thing));
