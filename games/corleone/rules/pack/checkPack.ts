import { findingsOf } from '@omerta/kernel/shape';
import { checkBoard } from './checkBoard.ts';
import { checkCards } from './checkCards.ts';
import { checkIds } from './checkIds.ts';
import { checkSetup } from './checkSetup.ts';
import type { Pack } from './pack.ts';
import { packShape } from './packShape.ts';
import { type PackProblem, problemAt } from './problem.ts';
import { unusualThings } from './warnings.ts';

export { describeProblem } from './problem.ts';

export interface CheckedPack {
  /** Present exactly if there is no error. */
  readonly pack?: Pack;
  readonly errors: readonly PackProblem[];
  readonly warnings: readonly PackProblem[];
}

/** Reads an untrusted pack. Entries are compared with each other only once each has the right form. */
export function checkPack(data: unknown): CheckedPack {
  const errors = findingsOf(packShape, data).map(finding => problemAt(data, finding));
  if (errors.length > 0) return { errors, warnings: [] };

  const pack = data as Pack; // packShape has passed it
  checkIds(pack, errors);
  checkSetup(pack, errors);
  checkBoard(pack, errors);
  checkCards(pack, errors);
  return errors.length > 0 ? { errors, warnings: [] } : { pack, errors, warnings: unusualThings(pack) };
}
