import { next32, randomFrom, type Seat } from '@omerta/kernel';
import type { Budget } from '../bot.ts';
import { compareInOneWorld, type SeatedGame } from '../lookAhead.ts';
import { mostPromising } from '../policy.ts';
import type { Adviser } from './adviser.ts';
import { type Contrast, contrastOf, pairsIn, reasonsFor, turned } from './contrast.ts';
import type { Certainty, Hint } from './hint.ts';
import { type Watch, type World, watchFutures } from './watch.ts';

/**
 * What the adviser would do with this view and chance, and why. It decides first, so that the explanation cannot change
 * its choice. Undefined if there is no choice.
 */
export function hintFor<G extends SeatedGame>(adviser: Adviser<G>, view: G['View'], budget: Budget): Hint | undefined {
  const { rules, bot, foresight } = adviser;
  const choices = rules.choices(view);
  if (choices.length < 2) return undefined;
  const known = adviser.asKnown(view, budget);
  const explained = adviser.explainedFor(known);
  const watch = watchFutures(rules, explained, view.viewer as Seat); // spectators have no choices
  const { choice } = bot.decide(view, { ...budget, compared: watch.compared });
  const best = rules.writeChoice(choice);
  const next = nextHint(adviser, view, choice, budget);
  const also = next === undefined ? {} : { next };
  if (foresight.isHabit(known) || adviser.isByRule?.(known) === true) {
    const second = runnerUp(adviser, known, best);
    return { ...plain(best, second), certainty: drawnOrRule(adviser, view, best, budget), ...also };
  }
  const second = secondIn(watch, explained.worthOf, best) ?? compared(adviser, known, choice, budget, watch);
  const pairs = pairsIn(watch.worlds(), best, second);
  const there = contrastOf(explained, pairs);
  const back = turned(pairs);
  return {
    best: { choice: best, reasons: reasonsFor(explained, pairs, there) },
    second: { choice: second, reasons: reasonsFor(explained, back, contrastOf(explained, back)) },
    certainty: certaintyOf(there, foresight.margin(known), explained.notable),
    ...also,
  };
}

const plain = (best: string, second: string): Pick<Hint, 'best' | 'second'> => ({
  best: { choice: best, reasons: [] },
  second: { choice: second, reasons: [] },
});

function nextHint<G extends SeatedGame>(
  adviser: Adviser<G>,
  view: G['View'],
  choice: G['Choice'],
  budget: Budget,
): Hint | undefined {
  const next = adviser.nextView?.(view, choice, budget);
  return next === undefined ? undefined : hintFor(adviser, next, budget);
}

/** How often the same choice would be drawn; if always, it is a rule. */
function drawnOrRule<G extends SeatedGame>(
  { bot, rules }: Adviser<G>,
  view: G['View'],
  best: string,
  budget: Budget,
): Certainty {
  let same = 0;
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const { choice } = bot.decide(view, { ...budget, random: randomFrom(next32(budget.random)) });
    if (rules.writeChoice(choice) === best) same += 1;
  }
  return same === DRAWS ? { kind: 'rule' } : { kind: 'mixed', chance: same / DRAWS };
}

const DRAWS = 200;

/** The best alternative among the candidates compared last. */
function secondIn(watch: Watch, worthOf: (sight: unknown) => number, best: string): string | undefined {
  const worlds = watch.worlds();
  const others = [...(worlds.at(-1)?.keys() ?? [])].filter(choice => choice !== best);
  const leads = others.map(choice => ({ choice, lead: leadOver(worlds, worthOf, choice, best) }));
  return leads.sort((one, other) => other.lead - one.lead)[0]?.choice;
}

function leadOver(worlds: readonly World[], worthOf: (sight: unknown) => number, one: string, other: string): number {
  const pairs = pairsIn(worlds, one, other);
  return pairs.reduce((sum, pair) => sum + worthOf(pair.one) - worthOf(pair.other), 0) / pairs.length;
}

/** If the bot decided without comparing, its choice is compared with the policy's second best. */
function compared<G extends SeatedGame>(
  adviser: Adviser<G>,
  known: G['View'],
  choice: G['Choice'],
  budget: Budget,
  { compared }: Watch,
): string {
  const { rules, foresight } = adviser;
  const second = runnerUp(adviser, known, rules.writeChoice(choice));
  const other = rules.readChoice(second)!; // it was written by these rules
  const candidates = [choice, other].map(each => ({ choice: each, worth: 0, futures: 0 }));
  for (let world = 0; world < WORLDS; world += 1) {
    compareInOneWorld(rules, foresight, known, candidates, { ...budget, compared });
  }
  return second;
}

const WORLDS = 24;

/** The policy's best alternative. */
function runnerUp<G extends SeatedGame>({ rules, foresight }: Adviser<G>, known: G['View'], best: string): string {
  const inOrder = mostPromising(foresight.policy, known, rules.choices(known), Number.POSITIVE_INFINITY);
  return inOrder.map(choice => rules.writeChoice(choice)).find(text => text !== best)!; // there are at least two
}

function certaintyOf({ lead, error, worlds }: Contrast, margin: number, notable: number): Certainty {
  if (margin > 0 && Math.abs(lead) <= margin) return { kind: 'mixed', chance: 0.5 }; // either of the two is drawn
  if (lead <= 0) return { kind: 'even' };
  const isClear = worlds >= FEW_WORLDS && lead > CLEARLY * error && lead >= notable;
  return { kind: isClear ? 'clear' : 'slight', lead };
}

const FEW_WORLDS = 6;
const CLEARLY = 2; // standard errors
