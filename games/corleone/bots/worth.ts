// What things are worth to a simple player, in dollars that will count in the end.
import {
  type Ability,
  type Card,
  type CardOp,
  type Choice,
  type Content,
  foresee,
  GOODS,
  isGood,
  isNote,
  NOTES,
  shortOf,
  WORTH,
} from '@omerta/corleone/rules';
import { rowOf } from '@omerta/kernel';
import { once, type Situation } from './situation.ts';

/** A card in hand. Money counts only once it is suitcased; goods are worth what the jobs in reach pay for them. */
export const worthOfCard = (situation: Situation, card: Card): number =>
  once(situation.cards, card, () => worthOfAnyCard(situation, card));

function worthOfAnyCard(situation: Situation, card: Card): number {
  if (isNote(card)) return WORTH[card] * IN_HAND;
  if (isGood(card)) return isWanted(situation, card) ? 2 : 1.2;
  if (situation.content.jobs.has(card)) return 1 + (isWithinReach(situation, card) ? 2 : 0);
  return 2.5; // an ally comes back every act
}

const IN_HAND = 0.7;

type AbilityOf<Op extends Ability['op']> = Extract<Ability, { op: Op }>;

/** What using an icon or a part of a card brings. */
export function worthOfAbility(situation: Situation, ability: Ability): number {
  return isValued(ability) ? rowOf(worths, ability.op)(situation, ability) : worthOfPartOfCard(situation, ability);
}

type ValuedOp = Exclude<Ability['op'], CardOp>;

const isValued = (ability: Ability): ability is AbilityOf<ValuedOp> => Object.hasOwn(worths, ability.op);

/** Parts of cards that depend on the whole table get a flat value. */
const worths: { readonly [Op in ValuedOp]: (situation: Situation, ability: AbilityOf<Op>) => number } = {
  note: (_situation, { note }) => WORTH[note] * IN_HAND,
  good: (situation, { good }) => worthOfCard(situation, good),
  anyGood: (situation, { goods }) => Math.max(...goods.map(good => worthOfCard(situation, good))),
  suitcase: situation => bestNote(situation) * (1 - IN_HAND) + 0.6,
  job: situation => (situation.own.hand.jobs.length < 3 ? 1.2 : 0.5),
  horseHead: situation => (situation.view.table.horseHead === situation.seat ? 0 : 0.6),
  trade: worthOfTrade,
  gunDown: () => 1.5,
  bomb: () => 3,
  settle: () => 2,
  move: () => 1,
  placeNeutral: () => 2,
  front: () => 2.5,
  options: () => 1.5,
  whole: (situation, { steps }) =>
    sum(steps.map(step => worthOfAbility(situation, situation.content.abilities.get(step)!))),
};

/** A flat value where one is known; else what the rules foresee if it is used now. */
function worthOfPartOfCard(situation: Situation, { op, key }: AbilityOf<CardOp>): number {
  return FLAT[op] ?? worthForeseen(situation, { kind: 'use', ability: key }) ?? USUAL_PART;
}

const FLAT: { readonly [Op in CardOp]?: number } = {
  shakeDownBacks: 2,
  forcedOffer: 2,
  stealHandCard: 2,
  stealSuitcaseMoney: 3,
  placeControlMarker: 2.5,
  returnFigure: 2,
  readyAlly: 1.5,
};
const USUAL_PART = 2;

/** Undefined where the choice is not open. */
function worthForeseen(situation: Situation, choice: Choice): number | undefined {
  const { content, view, seat } = situation;
  const foreseen = foresee(content, view, choice);
  if (foreseen === undefined) return undefined;
  const before = view.table.seats[seat]!;
  const after = foreseen.table.seats[seat]!;
  const icons = foreseen.gains.filter(gain => gain.seat === seat).flatMap(({ abilities }) => abilities);
  return (
    sum(icons.map(icon => worthOfAbility(situation, content.abilities.get(icon)!))) +
    (after.handSize - before.handSize) * USUAL_CARD +
    (after.suitcaseSize - before.suitcaseSize) * USUAL_CARD +
    (foreseen.marker === undefined ? 0 : FLAT.placeControlMarker!)
  );
}

const USUAL_CARD = 1.5;

function worthOfTrade(situation: Situation, { discard, notes, goods }: AbilityOf<'trade'>): number {
  const paid = once(situation.cheapest, discard, () => worthOfCheapest(situation, discard));
  if (paid === Number.POSITIVE_INFINITY) return 0;
  const taken =
    goods.length > 0
      ? Math.max(...goods.map(good => worthOfCard(situation, good)))
      : sum(notes.map(note => WORTH[note] * IN_HAND));
  return Math.max(0, taken - paid);
}

/** Infinite if the hand has fewer cards. */
function worthOfCheapest(situation: Situation, count: number): number {
  const { hand } = situation.own;
  const worths: number[] = [];
  for (const card of IN_PILES)
    for (let left = hand[card]; left > 0; left -= 1) worths.push(worthOfCard(situation, card));
  for (const job of hand.jobs) worths.push(worthOfCard(situation, job));
  for (const ally of hand.allies) worths.push(worthOfCard(situation, ally));
  if (worths.length < count) return Number.POSITIVE_INFINITY;
  return sum(worths.sort((one, other) => one - other).slice(0, count));
}

const IN_PILES = [...NOTES, ...GOODS];

function bestNote({ own: { hand } }: Situation): number {
  return hand.$5 > 0 ? 5 : hand.$3 > 0 ? 3 : hand.$2 > 0 ? 2 : hand.$1 > 0 ? 1 : 0;
}

/** Whether some job in hand or on the table asks for it. */
function isWanted({ content, own, view, minds }: Situation, good: Card): boolean {
  if (minds === 'icons') return false;
  return [...own.hand.jobs, ...view.table.publicJobs].some(job =>
    content.jobs.get(job)!.goods.some(each => each === good),
  );
}

/** At most one good is missing. */
function isWithinReach({ content, own: { hand } }: Situation, job: Card): boolean {
  return shortOf(hand, content.jobs.get(job)!.needs) <= 1;
}

export function sum(numbers: readonly number[]): number {
  let total = 0;
  for (let at = 0; at < numbers.length; at += 1) total += numbers[at]!;
  return total;
}

/** A rough value that does not depend on the table. */
export function worthOfPart(content: Content, part: string): number {
  const ability = content.abilities.get(part)!;
  return ability.op === 'whole'
    ? sum(ability.steps.map(step => worthOfPart(content, step)))
    : (PARTS[ability.op] ?? USUAL_PART);
}

const PARTS: { readonly [Op in Exclude<ValuedOp, 'whole'>]: number } & { readonly [Op in CardOp]?: number } = {
  note: 2,
  good: 1.5,
  anyGood: 1.5,
  suitcase: 1.3,
  job: 1.2,
  horseHead: 0.8,
  trade: 1.5,
  gunDown: 3,
  bomb: 5,
  settle: 4,
  move: 2,
  placeNeutral: 2,
  front: 3.5,
  shakeDownBacks: 2.5,
  forcedOffer: 4,
  stealHandCard: 2.5,
  stealSuitcaseMoney: 4,
  placeControlMarker: 4.5,
  returnFigure: 3,
  readyAlly: 2,
  options: 2.5,
};
