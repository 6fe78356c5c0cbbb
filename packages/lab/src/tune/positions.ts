import { type AnyRules, type Bot, type Position, randomFor, type Tunable } from '@omerta/bots';
import { listSeats, NO_SEATS } from '@omerta/kernel';
import { sharesOf } from '../block.ts';

/** A position of a game, and how it ended: by seat, how far ahead of the others or which share of the victory. */
export interface Lesson extends Position {
  readonly end: readonly number[];
}

export function lessonsOf(
  rules: AnyRules,
  options: unknown,
  seed: number,
  bot: Bot,
  { positionOf, tells }: Tunable,
): Lesson[] {
  const random = randomFor('tune', seed);
  const state = rules.setup(options, seed);
  const positions: Position[] = [];
  while (rules.waitingFor(state) !== NO_SEATS) {
    const position = positionOf(state);
    if (position !== undefined && position.moment !== positions.at(-1)?.moment) positions.push(position);
    const [seat] = listSeats(rules.waitingFor(state));
    rules.play(state, seat!, bot.decide(rules.viewFor(state, seat!), { random }).choice);
  }
  const { scores, places } = rules.outcome(state)!; // nobody is waited for: it is over
  const end = tells === 'lead' ? scores.map((_, seat) => aheadOfOthers(scores, seat)) : sharesOf(places);
  return positions.map(position => ({ ...position, end }));
}

export function aheadOfOthers(numbers: readonly number[], seat: number): number {
  const sum = numbers.reduce((all, each) => all + each, 0);
  return numbers[seat]! - (sum - numbers[seat]!) / (numbers.length - 1);
}
