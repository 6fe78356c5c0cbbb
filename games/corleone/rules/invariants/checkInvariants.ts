import type { Content } from '../content.ts';
import type { State } from '../state.ts';
import type { Baseline } from './baseline.ts';
import { checkPublicJobs, checkSpaces, checkTokens } from './board.ts';
import { checkConservation, checkPublicNumbers } from './conservation.ts';
import { checkNarcotics } from './narcotics.ts';
import type { InvariantProblem } from './problem.ts';
import { checkSecrecy } from './secrecy.ts';

/** What must be true of every single state; empty if all is well. Fast enough for every step. */
export const checkInvariants = (content: Content, state: State, baseline: Baseline): InvariantProblem[] => {
  const list: InvariantProblem[] = [];
  checkTokens(content, state, list);
  if (list.length > 0) return list; // without seats, act or phase the rest makes no sense
  checkConservation(content, state, baseline, list);
  checkPublicNumbers(state, list);
  checkSpaces(content, state, list);
  checkPublicJobs(content, state, list);
  checkNarcotics(content, state, baseline, list);
  checkSecrecy(state, list);
  return list;
};
