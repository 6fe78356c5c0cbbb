import { type Bot, type Position, randomFor, type Tunable } from '@omerta/bots';
import { below, listSeats, NO_SEATS } from '@omerta/kernel';
import { sharesOf } from '../block.ts';
import type { DuelSetting } from './duel.ts';

/** A position and how its game ended: by seat, the lead over the others or the share of the victory. */
export interface Lesson extends Position {
  readonly end: readonly number[];
}

/**
 * One game between training bots. A strong bot wins more often whatever its features, so each row ends with which bot it
 * is: a number for each training bot but the first.
 */
export function lessonsOf(
  { rules, options, players }: DuelSetting,
  seed: number,
  bots: readonly Bot[],
  { positionOf, predicts }: Tunable,
): Lesson[] {
  const random = randomFor('tune', seed);
  const invited = randomFor('company', seed);
  const who = Array.from({ length: players }, () => below(invited, bots.length));
  const state = rules.setup(options, seed);
  const positions: Position[] = [];
  while (rules.waitingFor(state) !== NO_SEATS) {
    const position = positionOf(state);
    if (position !== undefined && position.moment !== positions.at(-1)?.moment) positions.push(position);
    const [seat] = listSeats(rules.waitingFor(state));
    rules.play(state, seat!, bots[who[seat!]!]!.decide(rules.viewFor(state, seat!), { random }).choice);
  }
  const { scores, places } = rules.outcome(state)!; // no seat must choose: it is over
  const end = predicts === 'lead' ? scores.map((_, seat) => aheadOfOthers(scores, seat)) : sharesOf(places);
  const named = who.map(one => bots.slice(1).map((_, at) => (one === at + 1 ? 1 : 0)));
  return positions.map(position => ({
    ...position,
    rows: position.rows.map((row, seat) => row && [...row, ...named[seat]!]),
    end,
  }));
}

export function aheadOfOthers(numbers: readonly number[], seat: number): number {
  const sum = numbers.reduce((all, each) => all + each, 0);
  return numbers[seat]! - (sum - numbers[seat]!) / (numbers.length - 1);
}
