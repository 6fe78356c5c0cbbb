import type { CashNGuns } from '@omerta/cashnguns/rules';
import type { Analysis, GameCoach } from '@omerta/coach';
import type { BluffReport } from './bluffs.ts';
import { coachCash } from './coachCash.ts';

export type { CashBelief } from './beliefs.ts';

export const cashCoach: GameCoach<CashNGuns> = { gameFor: coachCash };

/** The analysis of this game also counts bluffs, by seat. */
export type CashAnalysis = Analysis & { readonly bluffs?: readonly BluffReport[] };
