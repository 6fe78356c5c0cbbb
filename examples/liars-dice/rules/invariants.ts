import { diceOnTable } from './board.ts';
import { isHigher } from './dice.ts';
import type { State } from './state.ts';

/** What must hold after every step of every game. Problems in words. */
export const checkInvariants = ({ table, own }: State): string[] => {
  const problems: string[] = [];
  const demand = (holds: boolean, problem: string): void => {
    if (!holds) problems.push(problem);
  };
  const isPlaying = table.agenda.length > 0;
  for (const [seat, left] of table.dice.entries()) {
    const hidden = own[seat]!.dice.length;
    demand(left >= 0 && left <= 5, `L1: seat ${seat} has ${left} dice`);
    demand(hidden === (isPlaying ? left : 0), `L2: ${hidden} dice under the cup of seat ${seat}, not ${left}`);
    demand(
      (left === 0) === table.outIn[seat]! > 0,
      `L8: seat ${seat} has ${left} dice and went out in round ${table.outIn[seat]}`,
    );
  }
  for (const [at, bid] of table.bids.entries()) {
    const before = table.bids[at - 1];
    demand(before === undefined || isHigher(bid, before), `L4: the bid of ${bid.count} × ${bid.face} is no raise`);
    demand(!isPlaying || bid.count <= diceOnTable(table), `L5: a bid of ${bid.count} dice`);
  }
  demand(table.dice[table.starter]! > 0, `L7: the starter, seat ${table.starter}, is out`);
  return problems;
};
