import { type Foresight, mostPromising, type Policy } from '@omerta/bots';
import {
  type Ability,
  type Choice,
  type Content,
  type Corleone,
  countReserve,
  isForNothing,
  type Recall,
  type View,
  worthOf,
} from '@omerta/corleone/rules';
import type { Rules, Seat } from '@omerta/kernel';
import { imagineRecalled } from './imagineRecalled.ts';
import { pricesOf } from './prices.ts';
import { type Judgement, standingOf } from './standing.ts';

/** How a player looks ahead. */
export interface Farsight extends Judgement {
  readonly candidates: number; // at most
  readonly countsAlong: boolean;
  /** Actions this close to the best, in dollars, seem equal to this player. */
  readonly inattention: number;
}

export const corleoneForesight = (
  rules: Rules<Corleone>,
  content: Content,
  policy: Policy<Corleone>,
  others: Policy<Corleone>,
  farsight: Farsight,
): Foresight<Corleone> => {
  const { candidates, countsAlong, inattention } = farsight;
  const prices = pricesOf(content);
  return {
    policy,
    others: [others],
    imagine: (view, { random, recall }) =>
      imagineRecalled(rules, prices, view, countsAlong ? (recall as Recall | undefined) : undefined, random),
    isHabit: () => false,
    candidates: (view, choices) => mostPromising(policy, view, worthComparing(content, view, choices), candidates),
    /** A new turn begins. */
    isSettled(_view, { table }) {
      const task = table.agenda.at(-1);
      return task === undefined || (task.kind === 'turn' && !task.acted);
    },
    worthOf: (state, seat) => standingOf(prices, state, seat, farsight),
    margin(view) {
      const task = view.table.agenda.at(-1)?.kind;
      return task === 'turn' ? inattention : task === 'bribery' ? A_BID : 0;
    },
  };
};

const A_BID = 0.4; // bids this close are equal, so that opponents cannot read the bidder

const worthComparing = (content: Content, view: View, choices: readonly Choice[]): readonly Choice[] =>
  withoutLastFigure(view, withoutWaste(content, view, withoutEquals(view, choices)));

/** What is free is taken: a card too many can be discarded later. No ally is played for nothing. */
function withoutWaste(content: Content, view: View, choices: readonly Choice[]): readonly Choice[] {
  const isGift = (choice: Choice): boolean =>
    choice.kind === 'use' && GIFTS.has(content.abilities.get(choice.ability)!.op);
  const hasGift = choices.some(isGift);
  const left = choices.filter(choice =>
    choice.kind === 'done' || choice.kind === 'skip' ? !hasGift : !isForNothing(content, view, choice),
  );
  return left.length > 0 ? left : choices;
}

const GIFTS: ReadonlySet<Ability['op']> = new Set(['note', 'good', 'anyGood', 'horseHead']);

/** M5: all members work alike, and one bid of each total is enough. */
function withoutEquals({ table, viewer }: View, choices: readonly Choice[]): readonly Choice[] {
  const [member] = table.seats[viewer as Seat]!.members;
  const totals = new Set<number>();
  return choices.filter(choice => {
    if (choice.kind === 'member') return choice.member === member;
    if (choice.kind !== 'bid') return true;
    const total = worthOf(choice.notes);
    if (total > HIGHEST_BID || totals.has(total)) return false;
    totals.add(total);
    return true;
  });
}

const HIGHEST_BID = 9;

/** F2: jobs and allies are of no use once the last figure is played, so it waits for them. */
function withoutLastFigure({ table, viewer }: View, choices: readonly Choice[]): readonly Choice[] {
  const player = table.seats[viewer as Seat]!; // spectators have no choices
  const others = choices.filter(({ kind }) => kind === 'job' || kind === 'ally');
  return countReserve(player) === 1 && others.length > 0 ? others : choices;
}
